"""Turning points of games that are over: who took the lead, when, and by what."""

import re

import msgspec
import pytest

from coalface.server import protocol as p
from coalface.server.games import find_game
from coalface.server.rest import ReplayTurn
from coalface.server.table.presenter import Presenter
from coalface.server.table.replays import replay
from coalface.server.table.session import GameSession
from coalface.server.table.turning_points import leads, turning_points
from tests.server.turns import GAMES, NAMES, played, presenter, session_of


def test_turning_points_name_the_winners_last_lead(finished: GameSession) -> None:
    found = replay(finished, None, False, presenter(finished), None)
    scores = finished.state.scores()
    leaders = [seat for seat, score in enumerate(scores) if score == max(scores)]
    final = [point for point in found.turning_points if "for good" in point.words]
    if len(leaders) == 1:
        assert [point.seat for point in final] == leaders
        assert NAMES[leaders[0]] in final[0].words
    lines = [point.line for point in found.turning_points]
    assert lines == sorted(lines)
    assert all(1 <= line <= len(found.steps) for line in lines)
    assert len(lines) <= 5
    for point in found.turning_points:  # without a deed to name nothing is announced
        assert not re.search(r":\s*\(", point.words)


def made_turns(*gained: tuple[list[int], list[int] | None]) -> list[ReplayTurn]:
    """Turns of the first seat in one round, with these points, and those of an end of a round."""
    return [
        ReplayTurn(
            turn=p.Turn(
                number=number,
                seat=0,
                together=False,
                round=1,
                round_words="Shift I",
                words="",
                deeds=[],
                points=list(points),
                scoring=None if scoring is None else list(scoring),
            ),
            first=number,
            last=number,
            changes=[],
        )
        for number, (points, scoring) in enumerate(gained, 1)
    ]


def test_turning_points_never_read_the_same() -> None:
    ahead, behind = ([2, 0], None), ([0, 2], None)
    turns = made_turns(([1, 0], None), behind, ahead, behind, ahead, behind, ahead, ahead)
    assert len(leads(turns)) == 7
    spoken = Presenter(find_game("coal_baron", {}), NAMES[:2], "en")
    words = [point.words for point in turning_points(turns, spoken)]
    assert len(words) == len(set(words)) > 1


def test_a_lead_that_is_lost_within_its_turn_is_none() -> None:
    turns = made_turns(([3, 0], None), ([0, 4], [2, 0]), ([1, 0], None))
    assert [lead.seat for lead in leads(turns)] == [0]
    turns = made_turns(([3, 0], None), ([4, 0], [0, 9]), ([0, 1], None))
    assert [(lead.seat, lead.gain.scoring) for lead in leads(turns)] == [(0, False), (1, True)]


def test_where_points_are_spent_the_lead_is_that_of_a_round() -> None:
    turns = made_turns(([9, 0], None), ([-8, 0], None), ([0, 5], None), ([7, 0], [1, 0]))
    turns[2:] = [
        msgspec.structs.replace(one, turn=msgspec.structs.replace(one.turn, round=2))
        for one in turns[2:]
    ]
    assert [lead.seat for lead in leads(turns)] == [0, 1, 0]
    assert [(lead.seat, lead.gain.at) for lead in leads(turns, is_spent=True)] == [(0, 1)]
    spoken = presenter(session_of("coal_country", 2))
    words = [(point.line, point.words) for point in turning_points(turns, spoken)]
    assert words == [
        (1, "Shift I: Anna has the best turn of the game (earned $9)."),
        (2, "Shift I: Anna takes the lead for good ($1 ahead)."),
    ]


def test_a_lead_says_by_how_much_also_of_who_lost_least() -> None:
    turns = made_turns(([-3, -5], None))
    found = turning_points(turns, presenter(session_of("coal_baron", 2)))
    (point,) = found
    assert point.words.endswith("Anna takes the lead for good (2 points ahead).")


def test_a_sum_that_the_best_turn_names_stands_there_once() -> None:
    spoken = presenter(session_of("coal_country", 2))
    words = []
    for sentence in ("Anna sells 9 coal for $72.", "Anna sells 9 coal for $720."):
        (turned,) = made_turns(([72, 72], None))
        turn = msgspec.structs.replace(turned.turn, words=sentence)
        (point,) = [
            point
            for point in turning_points([msgspec.structs.replace(turned, turn=turn)], spoken)
            if point.kind == "gain"
        ]
        words.append(point.words)
    assert words == [
        "Shift I: Anna sells 9 coal for $72. This is the best turn of the game.",
        "Shift I: Anna sells 9 coal for $720. This is the best turn of the game (earned $72).",
    ]


SALE = "Anna sells 19 coal at $8 apiece for $152."
DELIVERY = "Anna places 1 worker on Truck delivery."


@pytest.mark.parametrize(
    ("sentence", "described", "lang", "words"),
    [
        (
            SALE,
            True,
            "en",
            f"Shift I: {SALE} This puts Anna in the lead for good (152 points ahead).",
        ),
        (
            SALE,
            True,
            "nl",
            f"Shift I: {SALE} Daarmee neemt Anna definitief de leiding (152 punten voorsprong).",
        ),
        (
            SALE,
            True,
            "de",
            f"Shift I: {SALE} Damit geht Anna endgültig in Führung (152 Punkte Vorsprung).",
        ),
        (
            DELIVERY,
            False,
            "en",
            "Shift I: Anna places 1 worker on Truck delivery (1 order delivered)."
            " This puts Anna in the lead for good (152 points ahead).",
        ),
    ],
)
def test_turning_points_describe_their_turns(
    sentence: str, described: bool, lang: p.Lang, words: str
) -> None:
    (turned,) = made_turns(([152, 0], None))
    deed = p.Deed(key="cb.order.delivered", count=1, words="1 order delivered", described=described)
    turn = msgspec.structs.replace(turned.turn, words=sentence, deeds=[deed])
    turned = msgspec.structs.replace(turned, turn=turn)
    spoken = Presenter(find_game("coal_baron", {}), NAMES[:2], lang)
    (point,) = turning_points([turned], spoken)
    assert point.words == words


def test_a_lead_that_comes_with_a_scoring_names_it() -> None:
    turns = made_turns(([0, 0], [3, 0]), ([0, 0], [0, 5]))
    last = msgspec.structs.replace(turns[1].turn, ends_game=True)
    turns[1] = msgspec.structs.replace(turns[1], turn=last)
    found = turning_points(turns, presenter(session_of("coal_baron", 2)))
    assert [point.words for point in found] == [
        "Final scoring: Bert takes the lead for good (2 points ahead).",
    ]


def test_who_leads_first_has_turned_nothing_yet() -> None:
    turns = made_turns(([0, 0], [3, 0]), ([0, 5], None), ([9, 0], None))
    found = turning_points(turns, presenter(session_of("coal_baron", 2)))
    assert [point.words for point in found] == [
        "Shift I: Bert takes the lead (2 points ahead).",
        "Shift I: Anna takes the lead for good (7 points ahead).",
    ]


@pytest.mark.parametrize("name", GAMES)
def test_a_running_game_has_no_turning_points(name: str) -> None:
    session = played(name, 2, moves=40)
    assert replay(session, None, False, presenter(session), None).turning_points == []
