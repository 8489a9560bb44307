"""Rule tests: each cites the rules that it proves, with `@rule("CB-38")`."""

import pytest

rule = pytest.mark.rule
