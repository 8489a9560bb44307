"""Research on top of the games: tournaments of bots, and hashes of whole games."""
