"""Run the command as `python -m coalface.cli`."""

import sys

from coalface.cli.command import main

sys.exit(main())
