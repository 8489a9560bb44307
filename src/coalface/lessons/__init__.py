"""Lessons: scripted beginnings of real games, in which a learner makes the moves.

A lesson is data beside its game: `lessons/<lesson>.toml` says what is played, `lessons/<lang>.ftl`
what is shown. docs/lessons.md explains both.
"""
