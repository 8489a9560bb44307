"""How fast the rules are, compared with others: `make bench` (see `run.main`)."""
