"""Rules as a list for readers; docs/rules has them as rows, with functions and tests beside."""

import re

ROW = re.compile(r"^\| ([A-Z]+-\d+) \|")
CELLS = re.compile(r"(?<!\\)\|")


TITLE = re.compile(r"^# (.*): the rules, .*")
REMARK = re.compile(r"^Written by `[^`]*`; do not edit\. ", re.MULTILINE)


def list_rules(page: str, game: str) -> str:
    """Return a page of docs/rules with each row of a rule as a paragraph that can be linked to."""
    picture = f"{game.replace('_', '-')}-middle-wide-light.webp"
    page = TITLE.sub(rf"# Rules of \1\n\n![\1](../img/{picture})", page, count=1)
    page = REMARK.sub(INTRODUCTION, page, count=1)
    lines = []
    for line in page.splitlines():
        if line.startswith("| Rule |"):
            lines.append(HEADING_OF_TABLE)
        elif ROW.match(line):
            lines.append(as_paragraph(line))
        else:
            lines.append(line)
    text = "\n".join(lines) + "\n"
    return text.replace(f"{HEADING_OF_TABLE}\n| --- | --- | --- | --- | --- |\n", "")


HEADING_OF_TABLE = "<!-- rules -->"
INTRODUCTION = (
    "Every rule in our own words, with who states it. A *ruling* is our reading of what a rulebook "
    "leaves open. Unfold a rule to see which functions implement it and which tests prove it. "
)


def as_paragraph(row: str) -> str:
    """Return one row: the rule with an anchor, its source, and folded what implements it."""
    rule, words, source, functions, tests = (
        cell.strip().replace("\\|", "|") for cell in CELLS.split(row)[1:-1]
    )
    proof = f"{count(functions, 'function')}, {count(tests, 'test')}"
    return "\n".join(
        (
            f"({rule.lower()})=",
            f"**{rule}** {words}",
            "",
            '<div class="source">',
            "",
            f"Source: {source}",
            "",
            "</div>",
            f'<details class="proof"><summary>{proof}</summary>',
            "",
            f"{functions}",
            "",
            f"{tests}",
            "",
            "</details>",
            "",
        )
    )


def count(cell: str, noun: str) -> str:
    """Return how many links a cell has: `3 tests`."""
    number = cell.count("](")
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
