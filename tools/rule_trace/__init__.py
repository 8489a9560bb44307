"""Traces whether the tests of a game's rules run the functions that implement them."""
