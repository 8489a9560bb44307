"""The project's random numbers: the same for ever, on every machine, and without a bias.

The numbers were computed apart from the package, from the definition of sfc32; the suite runs them
plain and compiled.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from coalface import Random

WORDS: list[tuple[int | str | bytes, list[int]]] = [
    (7, [3576919068, 3805998948, 2700661528, 2407939384, 531628007]),
    ("7", [1695308474, 2952121180, 1390667379, 452151442, 1716273192]),
    (b"7", [259707744, 3726498257, 3851294846, 3304177528, 1407850223]),
    ("table 12", [180577486, 3380698431, 1500757367, 1789700508, 1523782813]),
    (0, [951127170, 3677482274, 2736943031, 3553605958, 4138724367]),
    (-1, [2931398911, 1496322021, 1183497497, 3027224989, 4259425953]),
]
HALF = 2**31
BIG = 3 * 2**29
"""Of this n, one value in three has two words instead of three: a biased draw would show it."""


@pytest.mark.parametrize(("seed", "words"), WORDS)
def test_first_words_of_a_seed(seed: int | str | bytes, words: list[int]) -> None:
    rng = Random(seed)
    assert [rng.word() for _ in words] == words


def test_the_stream_stays_right_for_long() -> None:
    rng = Random("long")
    for _ in range(99_999):
        rng.word()
    assert rng.word() == 2230588569


def test_streams_share_nothing() -> None:
    one, other = Random(7), Random(7)
    one.word()
    assert other.word() == 3576919068
    assert one.word() == other.word() == 3805998948


def test_dice() -> None:
    rng = Random(7)
    rolled = [rng.below(6) for _ in range(20)]
    assert rolled == [4, 5, 3, 3, 0, 2, 3, 4, 0, 5, 5, 2, 1, 5, 2, 2, 5, 5, 3, 5]


def test_a_word_that_would_make_a_bias_is_thrown_away() -> None:
    """The eighth word of this stream is one: taken as it is, it would give 847556418."""
    rng = Random("big")
    drawn = [rng.below(BIG) for _ in range(8)]
    assert drawn[:4] == [70273768, 98516702, 1178274180, 18991770]
    assert drawn[4:] == [19268430, 871288351, 1512533747, 501397357]


def test_below_is_even_where_a_product_alone_is_not() -> None:
    """Without throwing words away, the last of the three would come 750 times."""
    rng = Random("residue")
    counts = [0, 0, 0]
    for _ in range(3000):
        counts[rng.below(BIG) % 3] += 1
    assert counts == [1014, 993, 993]


def test_a_die_with_seven_faces() -> None:
    rng = Random("die")
    counts = [0] * 7
    for _ in range(7000):
        counts[rng.below(7)] += 1
    assert counts == [1036, 1022, 987, 1044, 992, 966, 953]


def test_the_greatest_n() -> None:
    rng = Random("half")
    assert [rng.below(HALF) for _ in range(4)] == [457532615, 157433211, 1384647488, 304753051]


@pytest.mark.parametrize("n", [0, -1, HALF + 1])
def test_an_n_out_of_bounds_is_refused_and_draws_nothing(n: int) -> None:
    rng = Random(7)
    with pytest.raises(ValueError, match=f"from 1 to 2147483648, got {n}"):
        rng.below(n)
    assert rng.word() == 3576919068


@given(seed=st.integers(), n=st.integers(1, HALF))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = Random(seed)
    assert all(0 <= rng.below(n) < n for _ in range(5))


def test_below_one_is_nothing() -> None:
    rng = Random(3)
    assert {rng.below(1) for _ in range(50)} == {0}


def test_fractions() -> None:
    rng = Random(7)
    drawn = [rng.fraction() for _ in range(3)]
    assert drawn == [0.8328163689002395, 0.8861531848087907, 0.628796761855483]


def shuffled(seed: int, start: int, end: int) -> list[int]:
    """The numbers 0 to 9, a part of them in a random order."""
    items = vec[i64](range(10))
    Random(seed).shuffle(items, start, end)
    return [int(item) for item in items]


def test_shuffling() -> None:
    assert shuffled(7, 0, 10) == [4, 9, 6, 2, 1, 0, 3, 5, 7, 8]
    assert shuffled(7, 3, 8) == [0, 1, 2, 3, 5, 4, 6, 7, 8, 9]
    assert shuffled(7, 4, 5) == shuffled(7, 4, 4) == list(range(10))


def test_shuffles_of_three_are_even() -> None:
    rng = Random("three")
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        items = vec[i64]([0, 1, 2])
        rng.shuffle(items, 0, 3)
        order = tuple(int(item) for item in items)
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 6
    assert all(900 < count < 1100 for count in seen.values())


@given(seed=st.integers(), start=st.integers(0, 10), end=st.integers(0, 10))
def test_a_shuffle_touches_its_part_alone(seed: int, start: int, end: int) -> None:
    items = shuffled(seed, start, end)
    assert sorted(items) == list(range(10))
    assert items[:start] == list(range(start))
    assert items[max(start, end) :] == list(range(max(start, end), 10))
