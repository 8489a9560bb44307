"""Computer players at tables: the pool they think in, who moves when, hints."""
