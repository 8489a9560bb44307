"""Write the modules that follow from a game's declarations: `make generate`.

    python -m coalface.generate [--check] [PACKAGE ...]

For each package that is named, or else for each game of this checkout that declares its decisions,
moves and state, in its folder `generated`:

- `pending.py`: a number for each decision, and functions to ask for it and to read its arguments;
- `why.py`: a number for each reason of a refusal;
- `dispatch.py`: the ids of moves, and the calls of the rules behind each of them;
- `copies.py`: copying a state, and its numbers for `dump`;
- `view_fields.py`: the part of a view that shows fields as they are;
- `encoding.py`: the numeric observation of a seat.

And three pages: docs/state/<game>.md, everything that a position holds; docs/view/<game>.md, what
a seat sees; docs/moves/<game>.md, every kind of moves.

`--check` only tells which files are not what would be written now.
"""
