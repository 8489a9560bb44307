"""The book of a game: an overview with pictures, pictures for the rules, worked examples.

A book is data beside its game: `book/book.toml` lists what is shown, `book/<lang>.ftl` has the
texts. Pictures are positions, which clients draw. docs/books.md explains both.
"""
