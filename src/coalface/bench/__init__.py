"""How fast the rules are, beside the field: `coalface bench` (see `run.main`)."""
