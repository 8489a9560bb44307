"""Tables with a component file of one's own: checked, made, shown, stored; and what is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from coalface import Record
from coalface.core.components import MAX_BYTES, released_components
from coalface.server.component_files import own_files
from tests.server.browser import Browser, play_out, read
from tests.server.conftest import Running, Serve

TEXT = released_components("coalface.games.coal_baron", "1").text
RICH = TEXT.replace("marks = 10", "marks = 12").replace("money = [3, 4,", "money = [3, 9,")
CHANGES = [
    {"place": "players.2.marks", "before": "10", "after": "12"},
    {"place": "spaces.money", "before": "[3, 4, 5, 6]", "after": "[3, 9, 5, 6]"},
]


def check(person: Browser, text: str | bytes, status: int = 201, game: str = "coal-baron") -> Any:
    """Let the server check a file."""
    body = text.encode() if isinstance(text, str) else text
    return read(person.http.post(f"/api/games/{game}/components", content=body), status)


def test_the_printed_set_comes_as_a_file(on_sqlite: Running) -> None:
    answer = on_sqlite.person("Anna").http.get("/api/games/coal-baron/components")
    assert answer.text == TEXT
    assert answer.headers["content-disposition"] == 'attachment; filename="coal_baron-1.toml"'


def test_a_file_is_checked_before_a_table_is_made(on_sqlite: Running) -> None:
    anna = on_sqlite.person("Anna")
    assert check(anna, RICH) == {"base": "1", "warnings": [], "changes": CHANGES, "more": 0}
    assert check(anna, TEXT)["changes"] == []


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "Line 15: There is no key “mraks” in the table [players.2]. Did you mean “marks”?"),
        ("nl", "Regel 15: De tabel [players.2] kent geen sleutel “mraks”. Bedoel je “marks”?"),
        (
            "de",
            "Zeile 15: Die Tabelle [players.2] kennt keinen Schlüssel „mraks“. "
            "War „marks“ gemeint?",
        ),
    ],
)
def test_what_is_wrong_is_reported_in_the_readers_language(
    on_sqlite: Running, lang: str, expected: str
) -> None:
    person = on_sqlite.person("Anna", lang)
    wrong = TEXT.replace("marks = 10", "mraks = 10")
    assert check(person, wrong, 400)["detail"] == expected
    seats = [{"who": "me"}, {"who": "me"}]
    refused = person.post("/api/tables", 400, game="coal-baron", seats=seats, components=wrong)
    assert (refused["key"], refused["detail"]) == ("bad-components", expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (TEXT.replace("[pit]", "[shaft]"), "There is no table [shaft]. Possible are: counts"),
        (TEXT.replace("[pit]", "[shaft]"), "The table [pit] is missing."),
        (TEXT.replace("marks = 10, ", ""), "The key “marks” is missing in the table [players.2]."),
        (TEXT.replace("marks = 10", "marks = 'x'"), "should be a whole number, but it is 'x'."),
        (TEXT.replace("shifts = 3", "shifts = 4"), "table counts: expected 3 shifts; got 4"),
        ("[counts", "the component file is not TOML"),
        (b"\xff\xfe", "The file is not text in UTF-8."),
        (TEXT.replace(" = ", " = x"), "not TOML"),
        ("\n".join(f"x{n} = 1" for n in range(30)), "26 more things are wrong."),
        ("x = 1\x00", "not TOML"),
        (f"x = {'[' * 50_000}", "nested too deeply"),
    ],
)
def test_other_files_that_are_refused(on_sqlite: Running, text: str | bytes, expected: str) -> None:
    refused = check(on_sqlite.person("Anna"), text, 400)
    assert refused["key"] == "bad-components"
    assert expected in refused["detail"]


def test_a_file_that_is_too_long_is_not_read(on_sqlite: Running) -> None:
    anna = on_sqlite.person("Anna")
    check(anna, TEXT + "#" * MAX_BYTES, 413)
    seats = [{"who": "me"}, {"who": "me"}]
    long = TEXT + "#" * MAX_BYTES
    anna.post("/api/tables", 400, game="coal-baron", seats=seats, components=long)
    check(anna, TEXT, 404, "coal-barn")
    body = json.dumps({"game": "coal-baron", "seats": seats, "components": "\ud800"})
    json_type = {"content-type": "application/json"}
    read(anna.http.post("/api/tables", content=body, headers=json_type), 400)


def test_a_table_plays_with_it_and_says_so(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table = anna.table("me,me", components=RICH)
    assert table["components"] == "own"
    expected = bert.get(f"/api/tables/{table['id']}/components")
    assert expected == {"base": "1", "warnings": [], "changes": CHANGES, "more": 0}
    window = anna.open(table["id"])
    pits = window.positions[0]["view"]["table"]["pits"]
    assert [pit["marks"] for pit in pits] == [12, 12]
    explained = bert.get(f"/api/tables/{table['id']}/subjects", lang="nl")
    assert explained == bert.get("/api/games/coal-baron/subjects", lang="nl"), "none names a number"
    plain = anna.table("me,me")
    assert plain["components"] == "1"
    anna.get(f"/api/tables/{plain['id']}/components", 409)


def test_the_record_of_such_a_table_carries_the_file(on_sqlite: Running) -> None:
    anna = on_sqlite.person("Anna")
    table = anna.table("me,me", components=RICH)["id"]
    window = anna.open(table)
    play_out({0: window, 1: window})
    record = Record.read(anna.get(f"/api/tables/{table}/record"))
    assert record.game.own_components == RICH
    again = anna.post(f"/api/tables/{table}/rematch")
    assert again["components"] == "own"


def test_a_server_can_have_a_file_of_its_own(serve: Serve) -> None:
    running = serve(components={"coal_baron": RICH})
    anna = running.person("Anna")
    games = {game["id"]: game["own_components"] for game in anna.get("/api/games")}
    assert games["coal_baron"] is True
    assert games["coal_country"] is False
    table = anna.table("me,me")
    assert table["components"] == "own"
    other = anna.table("me,me", components=TEXT)
    assert anna.get(f"/api/tables/{other['id']}/components")["changes"] == []
    running.stop()
    later = serve()
    bert = later.person("Bert")
    assert bert.get(f"/api/tables/{table['id']}")["components"] == "own"
    assert bert.get(f"/api/tables/{table['id']}/components")["changes"] == CHANGES


def test_files_of_the_command_line(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(RICH)
    bad.write_text(RICH.replace("shifts", "shfits"))
    assert own_files({"coal-baron": str(good)}) == {"coal_baron": RICH}
    with pytest.raises(ValueError, match="did you mean 'shifts'"):
        own_files({"coal-baron": str(bad)})
    with pytest.raises(ValueError, match="coal-barn"):
        own_files({"coal-barn": str(good)})
