"""Why, preview, text view, languages, games, rules, schemas."""

import pytest

from coalface.server.table.presenter import merge_orders
from tests.server.browser import two_at_a_table
from tests.server.conftest import Running


def test_why_tells_the_rule_of_what_is_not_lit(on_sqlite: Running) -> None:
    anna = on_sqlite.person("Anna", "de")
    window = anna.open(anna.table("me,me")["id"], lang="de")
    position = window.positions[0]
    seat = position["actors"][0]
    lit = window.positions[seat]["legal"][0]
    possible = window.answer("why", seat=seat, move=lit["move"])
    assert possible["possible"]
    assert possible["about"]
    shown = {choice["picks"][0] for choice in window.positions[seat]["legal"]}
    other = next(pick for number in range(1, 9) if (pick := f"draft:B0{number}") not in shown)
    picked = window.answer("why", seat=seat, picks=[other])
    assert not picked["possible"]
    assert picked["rule"] == "CB-13"
    assert picked["words"]
    later = window.answer("why", seat=seat, picks=["space:mining-8"])
    assert not later["possible"]
    assert later["rule"] is None
    assert later["sentence"] == window.positions[seat]["prompt"]
    assert window.answer("why", seat=seat, picks=["space:nowhere"])["key"] == "unknown-move"
    assert window.answer("why", seat=seat)["key"] == "unknown-move"


def test_a_preview_says_what_would_happen_and_changes_nothing(on_sqlite: Running) -> None:
    anna = on_sqlite.person("Anna")
    window = anna.open(anna.table("me,me")["id"])
    for turn in range(30):
        position = window.positions[0]
        seat = position["actors"][0]
        position = window.positions[seat]
        choice = position["legal"][turn % len(position["legal"])]
        shown = window.answer("preview", seat=seat, move=choice["move"])
        assert shown["type"] == "preview"
        assert len(shown["points"]) == 2
        window.play(seat, turn)
        own = [line["words"] for line in window.positions[seat]["story"] if line["seat"] == seat]
        assert not set(own) & set(shown["happens"]), "nobody reads of themselves by name"
        assert 1 <= len(shown["deltas"]) <= 4


def test_the_text_view_is_sent_where_it_is_asked_for(on_sqlite: Running) -> None:
    anna = on_sqlite.person("Anna")
    table = anna.table("me,me")["id"]
    assert anna.open(table).positions[0]["text"] is None
    window = anna.open(table, text=True, lang="nl")
    english = anna.open(table, text=True)
    dutch_parts, parts = window.positions[0]["text"], english.positions[0]["text"]
    assert len(dutch_parts) == len(parts)
    assert dutch_parts != parts
    rows = [(part, row) for part in parts for row in part["rows"]]
    assert all(len(row) == len(part["columns"]) for part, row in rows)
    assert "Yellow level" in [row[0] for _, row in rows]
    window.send("text", on=False)
    assert window.until("position")["text"] is None


def test_a_prompt_comes_in_its_parts_too_the_question_first(on_sqlite: Running) -> None:
    anna = on_sqlite.person("Anna")
    for position in anna.open(anna.table("me,me", game="coal-country")["id"]).positions.values():
        question, *notes = position["prompt_parts"]
        assert question == "Place a foreman in secret."
        assert len(notes) == 2
        assert position["prompt"] == " ".join([question, *notes])


def test_the_language_changes_at_once(on_sqlite: Running) -> None:
    anna, bert = on_sqlite.person("Anna"), on_sqlite.person("Bert", "de")
    _, a, b = two_at_a_table(anna, bert)
    before = a.positions[0]
    a.send("lang", lang="de")
    after = a.until("position")
    assert after["view"] == before["view"]
    assert [line["key"] for line in after["story"]] == [line["key"] for line in before["story"]]
    assert after["story"][0]["words"] != before["story"][0]["words"]
    assert "\ue000" not in str(after)
    assert b.answer("ping")["type"] == "pong"


def test_the_memory_aid_is_an_option_of_the_table(on_sqlite: Running) -> None:
    anna = on_sqlite.person("Anna")
    without = anna.open(anna.table("me,me")["id"]).positions[0]["view"]
    with_it = anna.open(anna.table("me,me", settings={"memory_aid": True})["id"]).positions[0][
        "view"
    ]
    assert without["memory"] is None
    assert "delivered" in with_it["memory"]


def test_games_bots_rules_and_schemas(on_sqlite: Running) -> None:
    nobody = on_sqlite.person(None)
    (game, *_) = nobody.get("/api/games", lang="nl")
    assert game["id"] == "coal_baron"
    assert game["seat_counts"] == [2, 3, 4]
    assert [bot["name"] for bot in nobody.get("/api/bots")][-1] == "baron"
    rules = nobody.get("/api/games/coal-baron/rules", lang="de")
    assert len(rules) > 80
    assert all(rule["sentence"] for rule in rules)
    assert {rule["heading"] for rule in rules if rule["chapter"] == "order"} == {"Aufträge"}
    schema = nobody.get("/api/games/coal-baron/schema")
    assert schema["$defs"]["Table"]["properties"]["pits"]
    nobody.get("/api/games/chess/schema", 404)
    messages = nobody.get("/schema/socket.json")
    assert {"Position", "Move", "Welcome"} <= set(messages["$defs"])
    assert "/api/tables" in nobody.get("/schema/openapi.json")["paths"]


@pytest.mark.parametrize("lang", ["en", "nl", "de"])
def test_every_game_says_its_rules_options_and_sources(on_sqlite: Running, lang: str) -> None:
    nobody = on_sqlite.person(None)
    for game in nobody.get("/api/games", lang=lang):
        for option in game["options"]:
            assert option["words"]
            assert option["about"].endswith(".")
            closed = [v for v in option["values"] if v["seat_counts"] != game["seat_counts"]]
            assert bool(closed) == bool(option["refused"])
        headings = {
            rule["chapter"]: rule["heading"]
            for rule in nobody.get(f"/api/games/{game['id']}/rules", lang=lang)
        }
        assert all(headings.values())
        subjects = nobody.get(f"/api/games/{game['id']}/subjects", lang=lang)
        assert len(subjects) > 30
        assert all(subject["name"] and subject["does"] and subject["rules"] for subject in subjects)
        sources = nobody.get(f"/api/games/{game['id']}/sources")
        shown_words = {source["provenance"] for source in sources}
        assert ("reconstructed" in shown_words) == game["reconstructed"]


def test_a_table_needs_a_game_that_can_be_played_so(on_sqlite: Running) -> None:
    anna = on_sqlite.person("Anna")
    me = {"who": "me"}
    for game, seats, options in (
        ("chess", [me, me], {}),
        ("coal-baron", [me], {}),
        ("coal-baron", [me] * 5, {}),
        ("coal-baron", [me, me], {"colour": "blue"}),
        ("german-railroads", [me, me], {"emil_tiles": "one"}),
    ):
        refused = anna.post("/api/tables", 400, game=game, seats=seats, options=options)
        assert refused["key"] == "bad-game", (game, options)
        assert refused["detail"]


def test_the_host_pauses_mutes_removes_and_closes(on_sqlite: Running) -> None:
    anna, bert = on_sqlite.person("Anna"), on_sqlite.person("Bert")
    table, a, b = two_at_a_table(anna, bert, settings={"time": {"bank": 600}})
    for path, body in (
        ("pause", {"on": True}),
        ("mute", {"person": anna.me["id"], "on": True}),
        ("remove", {"seat": 0}),
        ("close", {}),
        ("start", {}),
    ):
        assert bert.post(f"/api/tables/{table}/{path}", 403, **body)["key"] == "not-host"
    anna.post(f"/api/tables/{table}/pause", on=True)
    seat = a.positions[0]["actors"][0]
    window = (a, b)[seat]
    move = window.positions[seat]["legal"][0]["move"]
    assert window.answer("move", seat=seat, move=move)["key"] == "paused"
    assert window.positions[seat]["clock"]["running"] == []
    anna.post(f"/api/tables/{table}/pause", on=False)
    anna.post(f"/api/tables/{table}/mute", person=bert.me["id"], on=True)
    assert b.answer("chat", text="psst")["key"] == "muted"
    shown_words = [window.answer("ping") and window.last("table")["you"] for window in (a, b)]
    assert [you["silenced"] for you in shown_words] == [[bert.me["id"]], []]
    anna.post(f"/api/tables/{table}/mute", person=bert.me["id"], on=False)
    assert b.answer("chat", text="psst")["type"] == "done"
    assert anna.post(f"/api/tables/{table}/close")["status"] == "closed"
    assert window.answer("move", seat=seat, move=move)["key"] == "not-playing"


def test_a_source_stands_after_the_one_that_it_follows() -> None:
    seats = (("orders", "shift 1", "shift 3", "marks"), ("orders", "shift 1", "shift 2", "marks"))
    assert merge_orders(seats) == ("orders", "shift 1", "shift 2", "shift 3", "marks")
