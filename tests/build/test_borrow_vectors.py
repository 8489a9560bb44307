"""The pass over generated C: it leaves out counts that protect nothing, and no others."""

from pathlib import Path

import pytest

from tools import borrow_vectors

READ = """\
int64_t CPyDef_rules___card_at(PyObject *cpy_r_state, int64_t cpy_r_place) {
    VecI64 cpy_r_r0;
    cpy_r_r0 = ((StateObject *)cpy_r_state)->_cards;
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r1 = (int64_t)cpy_r_r0.len;
    cpy_r_r2 = (uint64_t)cpy_r_place < (uint64_t)cpy_r_r1;
    if (cpy_r_r2) goto CPyL2;
    VEC_I64_DECREF(cpy_r_r0);
    goto CPyL3;
CPyL2: ;
    cpy_r_r3 = (CPyPtr)cpy_r_r0.items;
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    {between}
    VEC_I64_DECREF(cpy_r_r0);
    return cpy_r_r4;
CPyL3: ;
    PyErr_SetNone(PyExc_IndexError);
    return -113;
}
"""


def rewritten(tmp_path: Path, between: str) -> str:
    """Return what becomes of the reading function with a line before the last count."""
    path = tmp_path / "rules.c"
    path.write_text(READ.replace("{between}", between), "utf-8")
    borrow_vectors.borrow_in_file(path)
    return path.read_text("utf-8")


@pytest.mark.parametrize(
    "between",
    [
        "cpy_r_r5 = cpy_r_r4 + 1;",
        "cpy_r_r5 = ((StateObject *)cpy_r_state)->_round;",
        "cpy_r_r5 = CPyTagged_Add(cpy_r_r4, 2);",
        "*(int64_t *)cpy_r_r3 = cpy_r_r4;",
    ],
)
def test_a_read_is_not_counted_where_nothing_can_free_the_vector(
    tmp_path: Path, between: str
) -> None:
    text = rewritten(tmp_path, between)
    assert "CREF" not in text
    assert between in text


@pytest.mark.parametrize(
    "between",
    [
        "cpy_r_r5 = CPyDef_rules___draw(cpy_r_state);",
        "CPy_DECREF(cpy_r_r6);",
        "VEC_I64_INCREF(cpy_r_r7);",
        "return cpy_r_r4;",
        "cpy_r_r0 = cpy_r_r8;",
        "((StateObject *)cpy_r_state)->_cards = cpy_r_r8;",
    ],
)
def test_counts_stay_around_anything_that_may_free_or_keep_the_vector(
    tmp_path: Path, between: str
) -> None:
    text = rewritten(tmp_path, between)
    assert text.count("VEC_I64_INCREF(cpy_r_r0);") == 1
    assert text.count("VEC_I64_DECREF(cpy_r_r0);") == 2


def test_a_read_within_a_read_frees_the_outer_one_too(tmp_path: Path) -> None:
    inner = (
        "cpy_r_r9 = ((StateObject *)cpy_r_state)->_places;\n"
        "    VEC_I64_INCREF(cpy_r_r9);\n"
        "    cpy_r_r10 = (CPyPtr)cpy_r_r9.items;\n"
        "    VEC_I64_DECREF(cpy_r_r9);"
    )
    assert "CREF" not in rewritten(tmp_path, inner)


def test_the_compiler_learns_that_bounds_hold(tmp_path: Path) -> None:
    assert "if (likely(cpy_r_r2)) goto CPyL2;" in rewritten(tmp_path, "cpy_r_r5 = 0;")


def test_functions_for_python_callers_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "rules.c"
    other = READ.replace("CPyDef_", "CPyPy_").replace("{between}", "cpy_r_r5 = 0;")
    path.write_text(other, "utf-8")
    borrow_vectors.borrow_in_file(path)
    assert path.read_text("utf-8") == other
