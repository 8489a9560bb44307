"""Taking back at a table: free, by consent, closed; draws that fell are not drawn again."""

from typing import Any

from tests.server.browser import Browser, Window, two_at_a_table
from tests.server.conftest import Running, Serve


def to_the_turn(windows: list[Window]) -> int:
    """Play until a seat may place workers; that seat."""
    for _ in range(200):
        seat: int = windows[0].positions[0]["actors"][0]
        legal = [choice["move"] for choice in windows[seat].positions[seat]["legal"]]
        if "place/bank" in legal:
            return seat
        windows[seat].play(seat)
        if windows[0] is not windows[1]:
            windows[1 - seat].until("position", seat=1 - seat)
    raise AssertionError("nobody came to a turn")


def place(windows: list[Window], seat: int, move: str) -> None:
    """Make a move, and let the other window see it."""
    decision = windows[seat].positions[seat]["decision"]
    assert windows[seat].answer("move", seat=seat, move=move, decision=decision)["type"] == "done"
    if windows[0] is not windows[1]:
        windows[1 - seat].until("position", seat=1 - seat)


def alone(anna: Browser, **more: Any) -> tuple[str, Window]:
    table = anna.table("me,me", **more)["id"]
    return table, anna.open(table)


def test_what_informed_nobody_is_taken_back_freely(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    _, a, b = two_at_a_table(anna, bert)
    windows = [a, b]
    seat = to_the_turn(windows)
    before = windows[seat].positions[seat]
    place(windows, seat, "place/bank")
    assert windows[seat].positions[seat]["can_undo"]
    assert windows[seat].answer("undo", seat=seat)["type"] == "done"
    after = windows[seat].positions[seat]
    assert after["view"] == before["view"]
    assert [choice["move"] for choice in after["legal"]] == [c["move"] for c in before["legal"]]
    assert after["seq"] > before["seq"]
    assert after["story"][-1]["key"] == "taken-back"
    assert after["story"][-1]["back_to"] == before["seq"]
    assert windows[1 - seat].until("position")["story"][-1]["key"] == "taken-back"


def test_the_decisions_of_one_gesture_are_taken_back_at_once(serve: Serve) -> None:
    """A start space is chosen with its option: two decisions, one click, after a restart too."""
    running = serve()
    anna = running.person("Anna")
    table, window = alone(anna, game="ruhrschifffahrt")
    seat = window.positions[0]["actors"][0]
    views = [window.positions[seat]["view"]]
    assert window.answer("undo", seat=seat)["key"] == "undo-nothing"
    for goes_on in (False, True):
        assert window.play(seat, goes_on=goes_on)["type"] == "done"
        views.append(window.positions[seat]["view"])
    running.stop()
    again = serve().person(None)
    again.http.cookies = anna.http.cookies
    window = again.open(table)
    assert window.positions[seat]["view"] == views[2]
    assert window.answer("undo", seat=seat)["type"] == "done"
    assert window.positions[seat]["view"] == views[0]
    assert not window.positions[seat]["can_undo"]
    for _ in range(2):
        window.play(seat)
    assert window.answer("undo", seat=seat)["type"] == "done"
    assert window.positions[seat]["view"] == views[1]


def test_once_another_has_decided_they_are_asked(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    _, a, b = two_at_a_table(anna, bert)
    windows = [a, b]
    seat = to_the_turn(windows)
    before = windows[seat].positions[seat]
    place(windows, seat, "place/bank")
    other = 1 - seat
    place(windows, other, "place/bank")
    assert windows[seat].answer("undo", seat=seat)["type"] == "done"
    asked = windows[other].until("undo-asked")
    assert (asked["seat"], asked["waiting"], asked["learned"]) == (seat, [other], [])
    assert asked["others"] == [other], "whose later move would fall with it"
    assert asked["move"] == ""
    assert asked["words"].startswith(("Anna", "Bert")[seat]), "what the other has seen of it"
    refused = windows[seat].answer("consent", seat=seat, request=asked["request"], agree=True)
    assert refused["key"] == "not-your-seat"
    windows[other].answer("consent", seat=other, request=asked["request"], agree=False)
    closed = windows[seat].until("undo-closed")
    assert (closed["done"], closed["refused_by"]) == (False, other)
    assert windows[seat].answer("undo", seat=seat)["type"] == "done"
    asked = windows[other].until("undo-asked")
    windows[seat].answer("consent", seat=seat, request=asked["request"], agree=False)
    closed = windows[other].until("undo-closed")
    assert (closed["done"], closed["refused_by"]) == (False, None), "withdrawn"
    assert windows[seat].answer("undo", seat=seat)["type"] == "done"
    asked = windows[other].until("undo-asked")
    windows[other].answer("consent", seat=other, request=asked["request"], agree=True)
    assert windows[seat].until("undo-closed")["done"]
    after = windows[seat].until("position")
    assert after["view"] == before["view"]
    names = ("Anna", "Bert")
    fallen = f"{names[seat]} takes back a move; later moves of {names[other]} are undone with it."
    assert after["story"][-1]["words"] == fallen


def test_a_move_closes_the_asking(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    _, a, b = two_at_a_table(anna, bert)
    windows = [a, b]
    seat = to_the_turn(windows)
    place(windows, seat, "place/bank")
    place(windows, 1 - seat, "place/bank")
    windows[seat].answer("undo", seat=seat)
    asked = windows[1 - seat].until("undo-asked")
    place(windows, seat, "place/bank")
    late = windows[1 - seat].answer("consent", seat=1 - seat, request=asked["request"], agree=True)
    assert late["key"] == "undo-closed"


def test_a_draw_that_was_taken_back_is_not_drawn_again(serve: Serve) -> None:
    """On a hot seat all agree; the next draws come, and the proof knows it, after a restart too."""
    running = serve()
    anna = running.person("Anna")
    table, window = alone(anna)
    drawn = 0
    for turn in range(3000):
        position = window.positions[0]
        if position["over"]:
            break
        seat = position["actors"][0]
        assert window.play(seat, turn)["type"] == "done"
        if turn % 7 == 3 and window.positions[seat]["can_undo"]:
            assert window.answer("undo", seat=seat)["type"] == "done"
            drawn += 1
    assert drawn > 10
    assert anna.get(f"/api/tables/{table}/verify")["verified"]
    end = window.positions[0]
    running.stop()
    again = serve().person(None)
    again.http.cookies = anna.http.cookies
    assert again.get(f"/api/tables/{table}/verify")["verified"]
    assert again.open(table).positions[0]["view"] == end["view"]
    assert again.open(table).positions[0]["seq"] == end["seq"]


def test_a_table_may_have_no_taking_back(server: Running) -> None:
    anna = server.person("Anna")
    _, window = alone(anna, settings={"undo": "none"})
    seat = window.positions[0]["actors"][0]
    window.play(seat)
    assert not window.positions[seat]["can_undo"]
    assert window.answer("undo", seat=seat)["key"] == "undo-closed"


def test_there_may_be_nothing_to_take_back(server: Running) -> None:
    _, window = alone(server.person("Anna"))
    assert window.answer("undo", seat=0)["key"] == "undo-nothing"
