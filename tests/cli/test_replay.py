"""`coalface replay`: the moves, a position, the verification; as text and as JSON."""

import json
from pathlib import Path
from typing import Any

import pytest

import coalface
from coalface.cli import main
from coalface.core.view import canonical
from coalface.text import Text, languages

Output = pytest.CaptureFixture[str]


def printed(capsys: Output, *arguments: object) -> str:
    assert main(["replay", *map(str, arguments)]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    return shown.out


def parsed(capsys: Output, *arguments: object) -> dict[str, Any]:
    shown: dict[str, Any] = json.loads(printed(capsys, *arguments, "--json"))
    return shown


def test_every_move_is_numbered_and_the_standing_closes(record: Path, capsys: Output) -> None:
    saved = coalface.Record.load(record)
    lines = printed(capsys, record).splitlines()
    assert len(lines) == len(saved) + 3
    for number, (line, (actor, move)) in enumerate(zip(lines, saved.lines, strict=False), 1):
        who = "chance" if actor == coalface.CHANCE else saved.seats[actor]
        assert line.split()[:3] == [str(number), f"{who}:", str(saved.game.moves[move])]
    scores = saved.state().scores()
    best = saved.seats[saved.state().standing()[0][0]]
    assert lines[-2] == f"1. {best}: {max(scores)} points"


def test_an_open_game_says_who_must_move(record: Path, tmp_path: Path, capsys: Output) -> None:
    saved = coalface.Record.load(record)
    first = [actor for actor, _ in saved.lines].index(0)
    path = tmp_path / "open.record"
    coalface.Record(saved.game, saved.seats, saved.lines[:first]).save(path)
    assert printed(capsys, path).splitlines()[-1] == "Anna to move."
    assert printed(capsys, path, "--lang", "nl").splitlines()[-1] != "Anna to move."


def test_a_seat_reads_its_own_moves_and_the_events_it_saw(record: Path, capsys: Output) -> None:
    saved = coalface.Record.load(record)
    mine = [line for line in parsed(capsys, record, "--as", "1")["lines"] if line["move"]]
    assert {line["actor"] for line in mine} == {1}
    assert len(mine) == [actor for actor, _ in saved.lines].count(1)
    for line, step in zip(
        parsed(capsys, record, "--as", "1")["lines"], saved.replay(), strict=True
    ):
        keys = [event.key for event in step.events if event.seen(1)]
        assert [event["key"] for event in line["events"]] == keys


def test_a_seat_has_a_number_and_a_name(record: Path, capsys: Output) -> None:
    assert printed(capsys, record, "--as", "Ben") == printed(capsys, record, "--as", "1")
    assert printed(capsys, record, "--as", "Ben") != printed(capsys, record, "--as", "Anna")


def test_what_is_secret_is_not_shown_to_others(record: Path, capsys: Output) -> None:
    """Some event of the game is for Anna alone; neither Ben nor a spectator reads it."""
    steps = list(coalface.Record.load(record).replay())
    own = {
        step.number: {e.key for e in step.events if e.seen(0) and not (e.seen(1) or e.seen(None))}
        for step in steps
    }
    secret = [number for number, keys in own.items() if keys]
    assert secret
    views = {who: parsed(capsys, record, "--as", who)["lines"] for who in ("0", "1", "spectator")}
    for number in secret:
        mine, *others = (view[number - 1]["events"] for view in views.values())
        assert own[number] <= {event["key"] for event in mine}
        assert not any(event["key"] in own[number] for theirs in others for event in theirs)


@pytest.mark.parametrize("seat", ["0", "1", "spectator"])
def test_a_position_is_the_view_of_who_asks(record: Path, capsys: Output, seat: str) -> None:
    state = coalface.Record.load(record).state(40)
    view = state.view(None if seat == "spectator" else int(seat))
    shown = parsed(capsys, record, "--at", 40, "--as", seat)
    assert shown["view"] == json.loads(canonical(view))
    assert len(shown["lines"]) == 40


@pytest.mark.parametrize("lang", languages())
def test_a_position_in_words(record: Path, capsys: Output, lang: str) -> None:
    saved = coalface.Record.load(record)
    text = Text(lang, saved.game.wording, saved.seats)
    shown = printed(capsys, record, "--at", 40, "--lang", lang)
    for section in saved.game.describe(saved.state(40).view(None)):
        assert f"\n{text.render(section.heading)}\n" in shown


def test_the_last_lines_stand_above_a_position(record: Path, capsys: Output) -> None:
    shown = printed(capsys, record, "--at", 40, "--as", "all").splitlines()
    assert [line.split()[0] for line in shown[:8]] == [str(n) for n in range(33, 41)]


def test_the_whole_position_can_be_read_back(record: Path, capsys: Output) -> None:
    saved = coalface.Record.load(record)
    text = parsed(capsys, record, "--at", 40, "--as", "all")["position"]
    assert saved.game.position(text).dump() == saved.state(40).dump()
    assert text in printed(capsys, record, "--at", 40, "--as", "all")


def test_json_tells_the_header_and_the_result(record: Path, capsys: Output) -> None:
    saved = coalface.Record.load(record)
    shown = parsed(capsys, record)
    assert shown["game"] == "coal_baron"
    assert shown["components"] == saved.game.components
    assert shown["seats"] == ["Anna", "Ben"]
    assert shown["finished"] is True
    assert shown["scores"] == saved.state().scores()
    assert shown["standing"] == saved.state().standing()


def test_a_right_record_is_verified(record: Path, capsys: Output) -> None:
    saved = coalface.Record.load(record)
    scores = " ".join(map(str, saved.state().scores()))
    right = f"{record}: checksum right, {len(saved)} lines legal, finished, {scores}\n"
    assert printed(capsys, record, "--verify") == right
    assert parsed(capsys, record, "--verify") == {
        "verified": True,
        "lines": len(saved),
        "finished": True,
        "scores": saved.state().scores(),
    }


def test_a_wrong_record_fails(record: Path, tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "x.record"
    path.write_text(record.read_text().replace("seat 0 Anna", "seat 0 Anne"))
    assert main(["replay", str(path), "--verify"]) == 1
    shown = capsys.readouterr()
    assert (shown.out, shown.err.count("\n")) == ("", 1)
    assert "the checksum does not match" in shown.err
    assert main(["replay", str(path), "--verify", "--json"]) == 1
    wrong = json.loads(capsys.readouterr().out)
    assert wrong["verified"] is False
    assert wrong["line"] == len(record.read_text().splitlines())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--at", "9999"], "out of range 0–278, where 0 is the start"),
        (["--as", "Zoe"], "unknown seat 'Zoe'; available: 0 (Anna), 1 (Ben), spectator, all"),
        (["--as", "2"], "unknown seat '2'; available: 0 (Anna), 1 (Ben), spectator, all"),
    ],
)
def test_what_is_not_in_the_record(
    record: Path, capsys: Output, arguments: list[str], message: str
) -> None:
    assert main(["replay", str(record), *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("coalface replay: ")
    assert shown.err.endswith(f"{message}\n")
