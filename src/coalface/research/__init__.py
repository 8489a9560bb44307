"""Research on top of the games: tournaments of bots, fits to their games, hashes of games."""
