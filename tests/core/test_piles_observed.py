"""Piles against brute force: what a seat with perfect memory and arithmetic could know of them."""

from hypothesis import event, given, settings
from hypothesis import strategies as st

from coalface.core.piles import PERHAPS, SURELY, Pile
from tests.core.piles import (
    World,
    allowed,
    heap,
    in_bag,
    known,
    letter,
    look,
    marks,
    number,
    orders,
    public,
    put_back,
    truths,
)


class Observer:
    """A seat that keeps every order of the pile in mind that it has not been able to exclude."""

    def __init__(self, seat: int, faces: str) -> None:
        self.seat = seat
        self.worlds: set[World] = orders(faces)
        self.split = False

    def see_revealed(self, face: str) -> None:
        """The next card is turned up."""
        self.worlds = {world[1:] for world in self.worlds if world[0] == face}

    def look(self, seen: str, held: str, back: str, end: str) -> None:
        """This seat looks itself."""
        count = len(seen)
        rest = {world[count:] for world in self.worlds if world[:count] == tuple(seen)}
        self.worlds = {join(tuple(back), world, end) for world in rest}

    def watch(self, count: int, held: str, end: str) -> None:
        """Another seat looks at this many and keeps one of them, or none."""
        found = set()
        for world in self.worlds:
            hand = list(world[:count])
            if held and held not in hand:
                continue
            if held:
                hand.remove(held)
            found |= {join(back, world[count:], end) for back in orders(hand)}
        self.worlds = found


def join(back: World, rest: World, end: str) -> World:
    """The pile after a return."""
    return back + rest if end == "top" else rest + back


def splits(pile: Pile, seat: int, count: int) -> bool:
    """Does a look at this many cards take a part, not the whole, of a class of this seat?"""
    rows = [group for group, _ in marks(pile, seat)]
    top = len(rows) if pile.bag_size == 0 else int(pile.on_top)
    taken = max(min(count, top), count - int(pile.bag_size))
    return bool(set(rows[:taken]) & set(rows[taken:]))


def play_look(data: st.DataObject, pile: Pile, blank: Pile, observers: list[Observer]) -> None:
    """A seat looks at some cards, keeps one or none, and puts the rest back."""
    looker = data.draw(st.integers(0, 2), "looker")
    count = data.draw(st.integers(1, min(3, int(pile.size()))), "count")
    for observer in observers:
        if observer.seat != looker and splits(pile, observer.seat, count):
            observer.split = True
    seen = ""
    for _ in range(count):
        if pile.next_is_fixed():
            seen += look(pile, looker, fixed=1)
            look(blank, looker, fixed=1)
        else:
            seen += look(pile, looker, drawn=data.draw(st.sampled_from(in_bag(pile)), "drawn"))
            look(blank, looker, drawn="a")
    held = data.draw(st.sampled_from(["", *sorted(set(seen))]), "held")
    rest = list(seen)
    if held:
        rest.remove(held)
        pile.keep(number(held))
        blank.keep(number("a"))
    back = "".join(data.draw(st.permutations(rest), "back"))
    end = data.draw(st.sampled_from(["top", "bottom"]), "end")
    put_back(pile, looker, back, end)
    put_back(blank, looker, "a" * len(back), end)
    for observer in observers:
        if observer.seat == looker:
            observer.look(seen, held, back, end)
        else:
            observer.watch(count, held, end)


def play_reveal(data: st.DataObject, pile: Pile, blank: Pile, observers: list[Observer]) -> None:
    """The next card is turned up for all."""
    if pile.next_is_fixed():
        face = letter(int(pile.reveal_next()))
        blank.reveal_next()
    else:
        face = data.draw(st.sampled_from(in_bag(pile)), "revealed")
        pile.draw(number(face))
        blank.draw(number("a"))
    for observer in observers:
        observer.see_revealed(face)


def check_reported(pile: Pile) -> None:
    """Classes are numbered by their first row from below; faces and surenesses ascend in each."""
    for seat in range(int(pile.seats)):
        rows = marks(pile, seat)[::-1]
        levels = public(pile, seat)[::-1]
        for row, (group, _) in enumerate(rows):
            assert group <= row + 1
            assert rows[group - 1][0] == group
            faces = [face for other, face in rows if other == group]
            assert faces == sorted(faces)
            surenesses = [level for other, level in levels if other == group]
            assert surenesses == sorted(surenesses)


def check_public(pile: Pile, blank: Pile) -> None:
    """What all can compute is true of each seat, and does not depend on the faces."""
    for seat in range(int(pile.seats)):
        levels = public(pile, seat)
        assert levels == public(blank, seat)
        rows = marks(pile, seat)
        for group in {group for group, _ in rows}:
            knows = len([face for other, face in rows if other == group and face != "?"])
            least = levels.count((group, SURELY))
            assert least <= knows <= least + levels.count((group, PERHAPS))


@settings(max_examples=100, deadline=None)
@given(
    data=st.data(),
    faces=st.sampled_from(["aab", "abcd", "aabc", "aabbc", "aaabb", "abcde", "aabbcd"]),
    lines=st.lists(st.booleans(), min_size=1, max_size=6),
)
def test_marks_allow_what_a_perfect_observer_holds_possible(
    data: st.DataObject, faces: str, lines: list[bool]
) -> None:
    """And nothing more, as long as no look has split a class of that seat."""
    pile, blank = heap(3, faces), heap(3, "a" * len(faces))
    observers = [Observer(seat, faces) for seat in range(3)]
    for revealing in lines:
        if pile.size() == 0:
            break
        (play_reveal if revealing else play_look)(data, pile, blank, observers)
        check_reported(pile)
        check_public(pile, blank)
        for observer in observers:
            possible = allowed(pile, observer.seat)
            assert truths(pile) <= observer.worlds
            assert observer.worlds <= possible
            if not observer.split:
                assert observer.worlds == possible
            elif observer.worlds < possible:
                event("the marks allow more, after a split look")


def test_after_a_split_look_the_marks_allow_more() -> None:
    """Seat 0 knows a and b, not which is which; seat 2 takes one of them together with c.

    An observer infers that c cannot lie undermost; the marks have made one class of all three.
    """
    pile = heap(3, "abc")
    observer = Observer(0, "abc")
    look(pile, 0, drawn="ab")
    put_back(pile, 0, "ab", "top")
    observer.look("ab", "", "ab", "top")
    look(pile, 1, fixed=2)
    put_back(pile, 1, "ba", "bottom")
    observer.watch(2, "", "bottom")
    assert observer.worlds == allowed(pile, 0) == {tuple("cab"), tuple("cba")}
    assert splits(pile, 0, 2)
    look(pile, 2, drawn="c")
    look(pile, 2, fixed=1)
    put_back(pile, 2, "bc", "top")
    observer.watch(2, "", "top")
    assert known(pile, 0) == "1? 1a 1b"
    assert observer.worlds == {tuple("cab"), tuple("acb"), tuple("cba"), tuple("bca")}
    assert allowed(pile, 0) == orders("abc")
    assert known(pile, 2) == "1b 2c 3?"
