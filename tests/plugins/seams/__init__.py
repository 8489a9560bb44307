"""A small game whose players hold cards: what the example of lamps does not have."""
