"""Options of German Railroads that are newer than its first rules."""

from coalface.core.record import Record
from coalface.core.registry import game_spec


def test_an_option_that_is_newer_than_a_game_is_named_only_if_it_is_chosen() -> None:
    found = game_spec("german_railroads")
    newest, old = found.game(), found.game(version=1, components="1")
    assert newest.options["medal_track"] == "printed"
    assert "medal_track" not in old.options
    assert "option medal_track" not in Record(old, ("Anna", "Ben")).write()
    chosen = found.game({"medal_track": "black"}, version=1, components="1")
    record = Record(chosen, ("Anna", "Ben"))
    assert Record.read(record.write()).game.options == chosen.options
    assert chosen.options["medal_track"] == "black"
