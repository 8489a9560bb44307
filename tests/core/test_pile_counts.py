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


class Reckoner:
    """A seat that keeps every order of the pile in mind that it has not been able to exclude."""

    def __init__(self, seat: int, faces: str) -> None:
        self.seat = seat
        self.worlds: set[World] = orders(faces)
        self.split = False

    def see_revealed(self, face: str) -> None:
        """The next card is turned up."""
        self.worlds = {world[1:] for world in self.worlds if world[0] == face}

    def look(self, seen: str, kept: str, back: str, end: str) -> None:
        """This seat looks itself."""
        count = len(seen)
        rest = {world[count:] for world in self.worlds if world[:count] == tuple(seen)}
        self.worlds = {join(tuple(back), world, end) for world in rest}

    def watch(self, count: int, kept: str, end: str) -> None:
        """Another seat looks at so many and keeps one of them, or none."""
        found = set()
        for world in self.worlds:
            hand = list(world[:count])
            if kept and kept not in hand:
                continue
            if kept:
                hand.remove(kept)
            found |= {join(back, world[count:], end) for back in orders(hand)}
        self.worlds = found


def join(back: World, rest: World, end: str) -> World:
    """The pile after a return."""
    return back + rest if end == "top" else rest + back


def splits(pile: Pile, seat: int, count: int) -> bool:
    """Does a look at so many cards take a part, not the whole, of a class of this seat?"""
    rows = [group for group, _ in marks(pile, seat)]
    top = len(rows) if pile.bag_size == 0 else int(pile.on_top)
    taken = max(min(count, top), count - int(pile.bag_size))
    return bool(set(rows[:taken]) & set(rows[taken:]))


def play_look(data: st.DataObject, pile: Pile, blank: Pile, reckoners: list[Reckoner]) -> None:
    """A seat looks at some cards, keeps one or none, and puts the rest back."""
    looker = data.draw(st.integers(0, 2), "looker")
    count = data.draw(st.integers(1, min(3, int(pile.size()))), "count")
    for reckoner in reckoners:
        if reckoner.seat != looker and splits(pile, reckoner.seat, count):
            reckoner.split = True
    seen = ""
    for _ in range(count):
        if pile.next_is_fixed():
            seen += look(pile, looker, fixed=1)
            look(blank, looker, fixed=1)
        else:
            seen += look(pile, looker, drawn=data.draw(st.sampled_from(in_bag(pile)), "drawn"))
            look(blank, looker, drawn="a")
    kept = data.draw(st.sampled_from(["", *sorted(set(seen))]), "kept")
    rest = list(seen)
    if kept:
        rest.remove(kept)
        pile.keep(number(kept))
        blank.keep(number("a"))
    back = "".join(data.draw(st.permutations(rest), "back"))
    end = data.draw(st.sampled_from(["top", "bottom"]), "end")
    put_back(pile, looker, back, end)
    put_back(blank, looker, "a" * len(back), end)
    for reckoner in reckoners:
        if reckoner.seat == looker:
            reckoner.look(seen, kept, back, end)
        else:
            reckoner.watch(count, kept, end)


def play_reveal(data: st.DataObject, pile: Pile, blank: Pile, reckoners: list[Reckoner]) -> None:
    """The next card is turned up for all."""
    if pile.next_is_fixed():
        face = letter(int(pile.reveal_next()))
        blank.reveal_next()
    else:
        face = data.draw(st.sampled_from(in_bag(pile)), "revealed")
        pile.draw(number(face))
        blank.draw(number("a"))
    for reckoner in reckoners:
        reckoner.see_revealed(face)


def check_told(pile: Pile) -> None:
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
    """What all can reckon is true of each seat, and does not depend on the faces."""
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
def test_marks_allow_what_a_perfect_reckoner_holds_possible(
    data: st.DataObject, faces: str, lines: list[bool]
) -> None:
    """And nothing more, as long as no look has split a class of that seat."""
    pile, blank = heap(3, faces), heap(3, "a" * len(faces))
    reckoners = [Reckoner(seat, faces) for seat in range(3)]
    for revealing in lines:
        if pile.size() == 0:
            break
        (play_reveal if revealing else play_look)(data, pile, blank, reckoners)
        check_told(pile)
        check_public(pile, blank)
        for reckoner in reckoners:
            possible = allowed(pile, reckoner.seat)
            assert truths(pile) <= reckoner.worlds
            assert reckoner.worlds <= possible
            if not reckoner.split:
                assert reckoner.worlds == possible
            elif reckoner.worlds < possible:
                event("the marks allow more, after a split look")


def test_after_a_split_look_the_marks_allow_more() -> None:
    """Seat 0 knows a and b, not which is which; seat 2 takes one of them together with c.

    A reckoner sees that c cannot lie undermost; the marks have made one class of all three.
    """
    pile = heap(3, "abc")
    reckoner = Reckoner(0, "abc")
    look(pile, 0, drawn="ab")
    put_back(pile, 0, "ab", "top")
    reckoner.look("ab", "", "ab", "top")
    look(pile, 1, fixed=2)
    put_back(pile, 1, "ba", "bottom")
    reckoner.watch(2, "", "bottom")
    assert reckoner.worlds == allowed(pile, 0) == {tuple("cab"), tuple("cba")}
    assert splits(pile, 0, 2)
    look(pile, 2, drawn="c")
    look(pile, 2, fixed=1)
    put_back(pile, 2, "bc", "top")
    reckoner.watch(2, "", "top")
    assert known(pile, 0) == "1? 1a 1b"
    assert reckoner.worlds == {tuple("cab"), tuple("acb"), tuple("cba"), tuple("bca")}
    assert allowed(pile, 0) == orders("abc")
    assert known(pile, 2) == "1b 2c 3?"
