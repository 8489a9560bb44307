"""Journals, records, proofs, replays, and going on from a record."""

from pathlib import Path

import pytest

from coalface.commands import replay as replay_command
from coalface.core.fairness import Proof, check_fairness, read_proof
from coalface.core.record import Record
from tests.server.browser import play_out, two_at_a_table
from tests.server.conftest import Running

GOLDEN = sorted((Path(__file__).parents[1] / "records" / "coal_baron").glob("*.record"))


def finished(server: Running) -> tuple[str, str]:
    """A finished game, and the cookie of one who played it."""
    anna = server.person("Anna")
    table = anna.table("me,me")["id"]
    window = anna.open(table)
    made = 0
    while not window.positions[0]["over"]:
        window.play(window.positions[0]["actors"][0], made)
        made += 1
    return table, anna.http.cookies["coalface"]


@pytest.fixture
def played(server: Running) -> tuple[str, str]:
    """One finished game for several tests."""
    return finished(server)


def test_a_record_comes_after_the_end_with_its_proof(
    server: Running, played: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, _ = played
    bert = server.person("Bert")
    text = bert.get(f"/api/tables/{table}/record")
    path = tmp_path / "game.record"
    path.write_text(text)
    assert replay_command.main(str(path), None, None, True, "en", False) == 0
    assert "draws as committed" in capsys.readouterr().out
    fairness = bert.get(f"/api/tables/{table}")["fairness"]
    proof = read_proof(Record.load(path).draws)
    assert proof is not None
    assert (proof.commitment, proof.secret) == (fairness["commitment"], fairness["secret"])


def test_a_proof_with_another_secret_or_nonce_or_draw_fails(
    server: Running, played: tuple[str, str]
) -> None:
    record = Record.read(server.person("Bert").get(f"/api/tables/{played[0]}/record"))
    proof = read_proof(record.draws)
    assert proof is not None
    assert check_fairness(record, proof) > 20
    other = Proof(proof.commitment, "0" * 64, proof.nonces, proof.undone, proof.after)
    with pytest.raises(ValueError, match="not the one that was committed"):
        check_fairness(record, other)
    other = Proof(proof.commitment, proof.secret, ("", "1" * 16), proof.undone, proof.after)
    with pytest.raises(ValueError, match=r"line \d+: expected the draw "):
        check_fairness(record, other)


def test_nothing_is_sent_of_the_secret_before_the_end(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table, a, _ = two_at_a_table(anna, bert)
    for path in ("record", "verify"):
        assert anna.get(f"/api/tables/{table}/{path}", 409)["key"] == "not-over"
    secret = server.server.app.state.context.tables.live[table].state.row.secret
    journal = anna.get(f"/api/tables/{table}/journal", seat=0)
    assert secret not in journal
    assert all(secret not in str(message) for message in a.received)
    commitment = anna.get(f"/api/tables/{table}")["fairness"]["commitment"]
    assert commitment in journal


def test_a_journal_is_the_story_of_ones_own_seat(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert", "de")
    table, a, b = two_at_a_table(anna, bert)
    play_out({0: a, 1: b}, most=30)
    journal = bert.get(f"/api/tables/{table}/journal", seat=1, lang="de").splitlines()
    last = b.positions[1]["seq"]
    assert journal[-1].startswith(f"{last}. ")
    anna.get(f"/api/tables/{table}/journal", 403, seat=1)
    anna.get(f"/api/tables/{table}/journal", 400, seat=7)


def test_a_replay_ends_with_the_final_position(server: Running, played: tuple[str, str]) -> None:
    table, cookie = played
    bert = server.person("Bert")
    replay = bert.get(f"/api/tables/{table}/replay", seat=0)
    steps = replay["steps"]
    assert [step["line"] for step in steps] == list(range(1, len(steps) + 1))
    assert all(step["move"] is None for step in steps if step["actor"] != 0)
    opened = bert.get(f"/api/tables/{table}/replay", open=True)["steps"]
    assert all(step["move"] for step in opened)
    anna = server.person(None)
    anna.http.cookies.set("coalface", cookie)
    end = anna.open(table).positions[0]
    there = bert.get(f"/api/tables/{table}/replay/{len(steps)}", seat=0, text=True)
    assert there["view"] == end["view"]
    assert there["scores"] == steps[-1]["scores"]
    assert there["text"][0]["heading"] == "Coal Baron"
    bert.get(f"/api/tables/{table}/replay/{len(steps) + 1}", 404, seat=0)
    assert bert.get(f"/api/tables/{table}/replay/0")["over"] is False


def test_during_play_one_replays_through_ones_own_eyes_only(server: Running) -> None:
    anna, bert, cora = server.person("Anna"), server.person("Bert"), server.person("Cora")
    table, a, b = two_at_a_table(anna, bert)
    play_out({0: a, 1: b}, most=10)
    mine = anna.get(f"/api/tables/{table}/replay", seat=0)["steps"]
    assert mine
    assert anna.get(f"/api/tables/{table}/replay/{len(mine)}", seat=0)["view"]["seat"] == 0
    anna.get(f"/api/tables/{table}/replay", 403, seat=1)
    anna.get(f"/api/tables/{table}/replay/1", 403, seat=1)
    anna.get(f"/api/tables/{table}/replay", 409, seat=0, open=True)
    assert cora.get(f"/api/tables/{table}/replay")["seen_by"] is None
    cora.get(f"/api/tables/{table}/replay", 403, seat=0)


def test_an_uploaded_record_is_watched_and_gone_on_from(server: Running) -> None:
    anna = server.person("Anna")
    text = next(p for p in GOLDEN if Record.load(p).seats.__len__() == 2).read_text("utf-8")
    stored = anna.http.post("/api/records", content=text).json()
    assert stored["over"]
    replay = anna.get(f"/api/records/{stored['id']}/replay", seat=1)
    assert len(replay["steps"]) == stored["lines"]
    at = anna.get(f"/api/records/{stored['id']}/replay/40", seat=1)
    seats = [{"who": "me"}, {"who": "me"}]
    asked = {"game": "coal-baron", "seats": seats, "record": stored["id"]}
    assert anna.post("/api/tables", 400, **asked)["key"] == "bad-record"
    assert anna.post("/api/tables", 400, **asked, line=100_000)["key"] == "bad-record"
    table = anna.post("/api/tables", **asked, line=40)
    assert table["continued_from"] == stored["id"]
    window = anna.open(table["id"])
    if at["actors"] != [-1]:
        assert window.positions[1]["view"]["table"] == at["view"]["table"]
    assert window.answer("undo", seat=0)["key"] == "undo-nothing"
    made = 0
    while not window.positions[0]["over"]:
        window.play(window.positions[0]["actors"][0], made)
        made += 1
    verified = anna.get(f"/api/tables/{table['id']}/verify")
    assert verified["verified"]
    assert verified["draws"] > 0


def test_what_is_no_record_is_refused_with_its_line(server: Running) -> None:
    anna = server.person("Anna")
    text = GOLDEN[0].read_text("utf-8")
    for wrong in ("", "x", "\0" * 100, text[:500], text.replace("place", "pl", 1)):
        answer = anna.http.post("/api/records", content=wrong)
        assert answer.status_code == 400, wrong[:20]
        assert answer.json()["key"] == "bad-record"
    assert anna.http.post("/api/records", content="x" * 1_100_000).status_code == 413
    anna.get("/api/records/nothing", 404)


def test_spectators_may_be_delayed(server: Running) -> None:
    anna, cora = server.person("Anna"), server.person("Cora")
    table = anna.table("me,me", settings={"spectator_delay": 3600})["id"]
    window = anna.open(table)
    for turn in range(5):
        window.play(window.positions[0]["actors"][0], turn)
    socket = cora.open(table, wait=False)
    assert socket.answer("ping")["type"] == "pong"
    assert None not in socket.positions
    assert cora.get(f"/api/tables/{table}/replay")["steps"] == []
    assert cora.get(f"/api/tables/{table}")["actors"] == []
    assert anna.get(f"/api/tables/{table}")["actors"] == window.positions[0]["actors"]


def test_spectators_who_are_delayed_come_after(server: Running) -> None:
    anna, cora = server.person("Anna"), server.person("Cora")
    table = anna.table("me,me", settings={"spectator_delay": 1, "visibility": "open"})["id"]
    window, watching = anna.open(table), cora.open(table, wait=False)
    for turn in range(5):
        window.play(window.positions[0]["actors"][0], turn)
    session = server.server.app.state.context.tables.live[table].state.session
    shown = watching.until("position")
    while shown["seq"] < len(session.story(None)):
        shown = watching.until("position")
    assert shown["clock"] is None
    listed = {row["id"]: row["actors"] for row in cora.get("/api/tables")["open"]}
    assert listed.get(table, []) == []
