"""Information-set Monte Carlo tree search over the contract; nothing in it knows a game."""
