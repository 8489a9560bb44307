"""Makes the C that mypyc writes faster where it reads an element of a vector.

For `state.cards[place]` mypyc 2.4 counts a reference to the vector, tests the bounds, loads, and
counts back. Between the two counts nothing runs that could free the vector, which the state holds,
so both can go; and the bounds test nearly always passes, which the C compiler is hinted. A count is
left out only if every way on from it, without a call or any other count, reaches its counterpart.
"""

import re
from pathlib import Path

FUNCTION = re.compile(r"^\S.*\bCPyDef_\w+\(.*\) \{$")
ATTRIBUTE_READ = re.compile(r"^    (cpy_r_r\d+) = \(\(\w+ \*\)cpy_r_\w+\)->_\w+;$")
COUNT_UP = re.compile(r"^    (?:VEC_I64_INCREF|CPy_INCREF(?:_NO_IMM)?)\((cpy_r_r\d+)\);$")
COUNT_DOWN = re.compile(r"^    (?:VEC_I64_DECREF|CPy_DECREF(?:_NO_IMM)?)\((cpy_r_r\d+)\);$")
LABEL = re.compile(r"^(CPyL\d+): ;$")
GOTO = re.compile(r"^\s+goto (CPyL\d+);$")
BRANCH = re.compile(r"^    if \((.*)\)(?: goto (CPyL\d+);| \{)$")
ASSIGNMENT = re.compile(r"^\s+(?:cpy_r_\w+|\*\([^()]+\)cpy_r_\w+) = (.*);$")
ERROR = re.compile(r"^\s+(?:PyErr_SetNone|PyErr_SetString|CPy_AddTraceback)\(.*\);$")
HARMLESS_CALLS = (
    "likely",
    "unlikely",
    "offsetof",
    "PyErr_Occurred",
    "CPyLong_AsInt64",
    "CPyTagged_",
)
CALL = re.compile(rf"\b(?!{'|'.join(HARMLESS_CALLS)})\w+\(")
IN_BOUNDS = re.compile(r"^    (cpy_r_r\d+) = \(uint64_t\)cpy_r_\w+ < \(uint64_t\)cpy_r_\w+;$")
EMPTY = "    ;"


def borrow_in_file(path: Path) -> int:
    """Rewrite one C file in place; return how many counted reads were made plain."""
    lines = path.read_text("utf-8").split("\n")
    done = 0
    start = -1
    for at, line in enumerate(lines):
        if start < 0 and FUNCTION.match(line):
            start = at
        elif start >= 0 and line == "}":
            body = lines[start + 1 : at]
            done += borrow_in_function(body)
            lines[start + 1 : at] = body
            start = -1
    path.write_text("\n".join(lines), "utf-8")
    return done


def borrow_in_function(body: list[str]) -> int:
    """Rewrite the lines of one function; a line that goes becomes an empty statement."""
    expect_bounds(body)
    labels = {found[1]: at for at, line in enumerate(body) if (found := LABEL.match(line))}
    done = 0
    again = True
    while again:
        again = False
        for at in range(1, len(body)):
            read, up = ATTRIBUTE_READ.match(body[at - 1]), COUNT_UP.match(body[at])
            if not read or not up or read[1] != up[1]:
                continue
            downs = counterparts(body, labels, at + 1, up[1])
            if not downs or not only_definition(body, up[1]):
                continue
            for line in (at, *downs):
                body[line] = EMPTY
            done += 1
            again = True
    return done


def expect_bounds(body: list[str]) -> None:
    """Say that a test of bounds passes."""
    for at in range(len(body) - 1):
        test = IN_BOUNDS.match(body[at])
        if test and body[at + 1].startswith(f"    if ({test[1]}) goto "):
            body[at + 1] = body[at + 1].replace(f"({test[1]})", f"(likely({test[1]}))", 1)


def only_definition(body: list[str], name: str) -> bool:
    """Tell whether a register gets its value in one place."""
    return sum(line.startswith(f"    {name} = ") for line in body) == 1


def counterparts(body: list[str], labels: dict[str, int], start: int, name: str) -> set[int]:
    """Return the lines that count a register down, or nothing if one way on does anything else."""
    downs: set[int] = set()
    seen: set[int] = set()
    todo = [start]
    while todo:
        at = todo.pop()
        if at in seen:
            continue
        seen.add(at)
        if at >= len(body):
            return set()
        line = body[at]
        down = COUNT_DOWN.match(line)
        if down and down[1] == name:
            downs.add(at)
            continue
        following = ways_on(body, labels, at)
        if not following:
            return set()
        todo += following
    return downs


def ways_on(body: list[str], labels: dict[str, int], at: int) -> list[int]:
    """Return the lines that may be run after a harmless one; nothing if it is not harmless."""
    line = body[at]
    if found := GOTO.match(line):
        return [labels[found[1]]]
    if found := BRANCH.match(line):
        if CALL.search(found[1]):
            return []
        return [at + 1, labels[found[2]] if found[2] else end_of_block(body, at) + 1]
    if line == "    } else":
        return [at + 2]
    if found := ASSIGNMENT.match(line):
        return [] if CALL.search(found[1]) else [at + 1]
    harmless = line in (EMPTY, "    }") or LABEL.match(line) or ERROR.match(line)
    return [at + 1] if harmless else []


def end_of_block(body: list[str], at: int) -> int:
    """Return the line that closes a block; what follows it is run if the test fails."""
    while not body[at].startswith("    }"):
        at += 1
    return at
