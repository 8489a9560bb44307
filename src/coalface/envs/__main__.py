"""Compare the versions of the environments with the code: `python -m coalface.envs [--write]`."""

import sys

from coalface.envs.versions import main

sys.exit(main())
