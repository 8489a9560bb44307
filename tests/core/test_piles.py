"""Face-down piles: what lies where, and what each seat can know of it."""

import pytest

from tests.core.piles import (
    allowed,
    fixed,
    heap,
    in_bag,
    known,
    letter,
    look,
    number,
    public_marks,
    put_back,
    sure,
)

# Where the cards lie


def test_a_new_pile_is_a_bag_and_nothing_more() -> None:
    pile = heap(3, "aabc")
    assert (pile.size(), pile.fixed(), in_bag(pile)) == (4, 0, "aabc")
    assert not pile.next_is_fixed()
    pile.draw(number("a"))
    assert (pile.size(), pile.fixed(), in_bag(pile)) == (3, 0, "abc")


@pytest.mark.parametrize(
    ("held", "back", "end", "stack"),
    [
        ("c", "eadb", "top", "eadbfg"),
        ("c", "eadb", "bottom", "fgeadb"),
        ("", "baedc", "bottom", "fgbaedc"),
        ("", "baedc", "top", "baedcfg"),
    ],
)
def test_dt_4_order_of_return(held: str, back: str, end: str, stack: str) -> None:
    """Stack from the top: a b c d e f g."""
    pile = heap(3, "abcdefg")
    look(pile, 0, drawn="abcde")
    assert (pile.in_hand, pile.size()) == (5, 2)
    for face in held:
        pile.keep(number(face))
    put_back(pile, 0, back, end)
    taken = ""
    for _ in stack:
        if pile.next_is_fixed():
            taken += letter(int(pile.reveal_next()))
        else:
            pile.draw(number("fg"[len([c for c in taken if c in "fg"])]))
            taken += "fg"[len([c for c in taken if c in "fg"])]
    assert taken == stack
    assert pile.size() == pile.fixed() == 0


def test_returns_to_the_bottom_lie_below_earlier_ones() -> None:
    pile = heap(2, "abcdef")
    look(pile, 0, drawn="ab")
    put_back(pile, 0, "ba", "bottom")
    look(pile, 1, drawn="cd")
    put_back(pile, 1, "cd", "bottom")
    assert (in_bag(pile), fixed(pile)) == ("ef", "bacd")
    pile.draw(number("e"))
    assert not pile.next_is_fixed()
    pile.draw(number("f"))
    assert pile.next_is_fixed()
    assert [letter(int(pile.reveal_next())) for _ in range(4)] == ["b", "a", "c", "d"]


def test_a_look_goes_through_top_bag_and_bottom() -> None:
    pile = heap(2, "abcd")
    look(pile, 0, drawn="a")
    put_back(pile, 0, "a", "bottom")
    look(pile, 0, drawn="b")
    put_back(pile, 0, "b", "top")
    assert look(pile, 1, fixed=1, drawn="cd") == "bcd"
    assert look(pile, 1, fixed=1) == "a"
    assert (pile.in_hand, pile.size()) == (4, 0)
    put_back(pile, 1, "dabc", "top")
    assert fixed(pile) == "dabc"
    assert known(pile, 1) == "1d 2a 3b 4c"
    assert known(pile, 0) == "1? 1? 1a 1b"


def test_a_look_at_a_part_of_the_top_leaves_the_rest_there() -> None:
    pile = heap(2, "abcde")
    look(pile, 0, drawn="abc")
    put_back(pile, 0, "cab", "top")
    assert look(pile, 1, fixed=2) == "ca"
    put_back(pile, 1, "ac", "top")
    assert (pile.on_top, fixed(pile)) == (3, "acb")
    assert look(pile, 1, fixed=1) == "a"
    put_back(pile, 1, "a", "bottom")
    assert (pile.on_top, fixed(pile)) == (2, "cba")
    assert [letter(int(pile.reveal_next())) for _ in range(2)] == ["c", "b"]
    assert not pile.next_is_fixed()


def test_the_hand_holds_what_is_not_yet_placed() -> None:
    pile = heap(2, "aabcd")
    look(pile, 0, drawn="aabc")
    assert [pile.held(number(face)) for face in "abcd"] == [2, 1, 1, 0]
    pile.place(0, number("a"))
    assert [pile.held(number(face)) for face in "abcd"] == [1, 1, 1, 0]
    pile.place(0, number("b"))
    pile.place(0, number("a"))
    assert [pile.held(number(face)) for face in "abcd"] == [0, 0, 1, 0]
    pile.place(0, number("c"))
    pile.return_to_top()
    assert fixed(pile) == "abac"


def test_a_copy_shares_nothing() -> None:
    pile = heap(2, "abcd")
    look(pile, 0, drawn="abc")
    before = pile.numbers()
    other = pile.copy()
    assert other.numbers() == before
    other.keep(number("b"))
    put_back(other, 0, "ca", "top")
    other.reveal_next()
    other.draw(number("d"))
    assert pile.numbers() == before


def test_equal_piles_are_equal_numbers_however_they_came_about() -> None:
    """Two copies of a in the hand: it makes no difference which is named first."""
    one, other = heap(2, "aabc"), heap(2, "aabc")
    look(one, 0, drawn="aab")
    look(other, 0, drawn="baa")
    for pile in (one, other):
        put_back(pile, 0, "aba", "top")
    assert one.numbers() == other.numbers()


# What three seats know


def test_who_looks_knows_each_place_and_the_others_nothing() -> None:
    pile = heap(3, "abcdefg")
    look(pile, 0, drawn="abcde")
    pile.keep(number("c"))
    put_back(pile, 0, "eadb", "top")
    assert known(pile, 0) == "1e 2a 3d 4b"
    assert known(pile, 1) == known(pile, 2) == "1? 1? 1? 1?"


def test_a_second_looker_leaves_the_first_knowing_the_set() -> None:
    pile = heap(3, "abcdefg")
    look(pile, 0, drawn="abcde")
    pile.keep(number("c"))
    put_back(pile, 0, "eadb", "top")
    assert look(pile, 1, fixed=4, drawn="f") == "eadbf"
    assert known(pile, 0) == "1? 1a 1b 1d 1e"
    pile.keep(number("d"))
    put_back(pile, 1, "fbea", "top")
    assert known(pile, 0) == "1? 1a 1b 1e"
    assert known(pile, 1) == "1f 2b 3e 4a"
    assert known(pile, 2) == "1? 1? 1? 1?"


def test_who_keeps_a_card_that_another_did_not_know_tells_him_all_the_rest() -> None:
    pile = heap(3, "abcdefg")
    look(pile, 0, drawn="abcde")
    pile.keep(number("c"))
    put_back(pile, 0, "eadb", "top")
    look(pile, 1, fixed=4, drawn="f")
    pile.keep(number("f"))
    put_back(pile, 1, "bade", "bottom")
    assert known(pile, 0) == "1a 1b 1d 1e"
    assert known(pile, 2) == "1? 1? 1? 1?"


def test_a_third_look_by_the_first_restores_each_place() -> None:
    pile = heap(3, "abcdefg")
    look(pile, 0, drawn="abc")
    put_back(pile, 0, "abc", "top")
    look(pile, 1, fixed=3)
    put_back(pile, 1, "cab", "top")
    assert (known(pile, 0), known(pile, 1), known(pile, 2)) == ("1a 1b 1c", "1c 2a 3b", "1? 1? 1?")
    look(pile, 0, fixed=3)
    put_back(pile, 0, "bca", "top")
    assert (known(pile, 0), known(pile, 1), known(pile, 2)) == ("1b 2c 3a", "1a 1b 1c", "1? 1? 1?")


def test_a_card_revealed_in_the_middle_of_what_is_known() -> None:
    """Seat 0 knows the set, seat 1 the order: what is turned up leaves both less to know."""
    pile = heap(3, "abcdefg")
    look(pile, 0, drawn="abcd")
    put_back(pile, 0, "abcd", "top")
    look(pile, 1, fixed=4, drawn="e")
    put_back(pile, 1, "cedba", "top")
    assert letter(int(pile.reveal_next())) == "c"
    assert (known(pile, 0), known(pile, 1), known(pile, 2)) == (
        "1? 1a 1b 1d",
        "1e 2d 3b 4a",
        "1? 1? 1? 1?",
    )
    assert letter(int(pile.reveal_next())) == "e"
    assert (known(pile, 0), known(pile, 1), known(pile, 2)) == ("1a 1b 1d", "1d 2b 3a", "1? 1? 1?")


def test_bottom_and_top_are_known_apart() -> None:
    pile = heap(3, "abcdefgh")
    look(pile, 0, drawn="ab")
    put_back(pile, 0, "ba", "bottom")
    look(pile, 1, drawn="cd")
    put_back(pile, 1, "cd", "top")
    assert fixed(pile) == "cdba"
    assert known(pile, 0) == "1? 1? 2b 3a"
    assert known(pile, 1) == "1c 2d 3? 3?"
    assert known(pile, 2) == "1? 1? 2? 2?"


def test_the_bag_runs_out_and_the_bottom_becomes_the_top() -> None:
    pile = heap(3, "abcd")
    look(pile, 0, drawn="ab")
    put_back(pile, 0, "ba", "bottom")
    look(pile, 1, drawn="cd")
    assert pile.next_is_fixed()
    put_back(pile, 1, "dc", "bottom")
    assert (in_bag(pile), fixed(pile)) == ("", "badc")
    assert known(pile, 0) == "1b 2a 3? 3?"
    assert allowed(pile, 0) == {tuple("bacd"), tuple("badc")}
    assert known(pile, 2) == "1? 1? 2? 2?"
    assert letter(int(pile.reveal_next())) == "b"
    assert known(pile, 2) == "1? 2? 2?"


def test_with_an_empty_bag_it_is_one_where_the_hand_is_put_back_if_it_is_all() -> None:
    one, other = heap(2, "abc"), heap(2, "abc")
    for pile, end in ((one, "top"), (other, "bottom")):
        look(pile, 0, drawn="abc")
        put_back(pile, 0, "cab", end)
    assert one.numbers() == other.numbers()


# Equal faces


def test_marks_do_not_tell_which_of_two_equal_cards_was_taken() -> None:
    """Seat 0 knows one a among three; of the two in the hand of seat 1 one stays there."""
    pile = heap(3, "aabcd")
    look(pile, 0, drawn="a")
    put_back(pile, 0, "a", "top")
    look(pile, 1, fixed=1, drawn="ab")
    assert known(pile, 0) == "1? 1? 1a"
    pile.keep(number("a"))
    put_back(pile, 1, "ab", "top")
    assert known(pile, 0) == "1? 1?"
    assert known(pile, 1) == "1a 2b"
    assert tuple("abcd") in allowed(pile, 0)
    assert tuple("cdab") in allowed(pile, 0)


def test_two_equal_cards_are_known_twice() -> None:
    pile = heap(2, "aaabc")
    look(pile, 0, drawn="aab")
    put_back(pile, 0, "aba", "top")
    look(pile, 1, fixed=3, drawn="a")
    assert known(pile, 0) == "1? 1a 1a 1b"
    pile.keep(number("a"))
    assert known(pile, 0) == "1? 1a 1b"
    put_back(pile, 1, "baa", "top")
    assert letter(int(pile.reveal_next())) == "b"
    assert known(pile, 0) == "1? 1a"


def test_what_is_public_does_not_depend_on_which_copy_lies_where() -> None:
    """The same looks, with equal cards drawn in another order: every seat sees the same."""
    seen = []
    for drawn in ("aab", "aba", "baa"):
        pile = heap(3, "aabc")
        look(pile, 0, drawn=drawn)
        pile.keep(number("a"))
        put_back(pile, 0, "ba", "top")
        seen.append([public_marks(pile, seat) for seat in range(3)])
    assert seen[0] == seen[1] == seen[2]


# What all can compute of what a seat knows


def test_who_looked_surely_knows_and_who_did_not_surely_does_not() -> None:
    pile = heap(3, "abcde")
    look(pile, 0, drawn="abc")
    pile.keep(number("b"))
    put_back(pile, 0, "ca", "top")
    assert [sure(pile, seat) for seat in range(3)] == ["++", "--", "--"]


def test_of_a_mixed_hand_that_has_lost_a_card_one_face_is_perhaps_known() -> None:
    """Seat 0 knows a and b; seat 1 looks at them and at c, and keeps one of the three.

    That seat 0 knows both of the rest, if it was c, is not for seat 2 to say.
    """
    for taken, knows in (("c", "1a 1b"), ("a", "1? 1b")):
        pile = heap(3, "abcde")
        look(pile, 0, drawn="ab")
        put_back(pile, 0, "ab", "top")
        look(pile, 1, fixed=2, drawn="c")
        assert sure(pile, 0) == "++-"
        pile.keep(number(taken))
        put_back(pile, 1, "abc".replace(taken, ""), "top")
        assert [sure(pile, seat) for seat in range(3)] == ["+~", "++", "--"]
        assert known(pile, 0) == knows
        pile.reveal_next()
        assert [sure(pile, seat) for seat in range(3)] == ["~", "+", "-"]


# A split look: the one place where the marks know less


def test_a_look_into_a_part_of_a_class_makes_one_class_of_it() -> None:
    """Seat 0 could infer that a or b still lies below; the marks only know of both together."""
    pile = heap(3, "abcd")
    look(pile, 0, drawn="ab")
    put_back(pile, 0, "ab", "top")
    look(pile, 1, fixed=2)
    put_back(pile, 1, "ba", "top")
    look(pile, 2, fixed=1)
    put_back(pile, 2, "b", "bottom")
    assert fixed(pile) == "ab"
    assert (known(pile, 0), known(pile, 1), known(pile, 2)) == ("1a 1b", "1a 2b", "1? 2b")
