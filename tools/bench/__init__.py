"""How fast the rules are, beside the field: `make bench` (see `run.main`)."""
