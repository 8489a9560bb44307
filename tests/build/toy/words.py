"""A plain module that nothing compiled imports."""

GREETING = "hello"
