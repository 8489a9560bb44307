"""Counts by kind in one number: every kind has its own place."""

from coalface.core import counts


def test_one_of_each_kind_is_apart_from_all_others() -> None:
    kinds = range(counts.MAX_KINDS)
    assert [int(counts.one(kind)) for kind in kinds] == [256**kind for kind in kinds]


def test_packed_counts_come_back() -> None:
    there = [3, 0, 255, 1, 7, 200, 9]
    packed = counts.pack(there)
    assert counts.unpack(packed, counts.MAX_KINDS) == there
    assert [int(counts.count(packed, kind)) for kind in range(7)] == there
