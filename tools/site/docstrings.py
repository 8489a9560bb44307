"""Docstrings as the reference shows them: an indented example is code, as readers take it."""


def mark_examples(lines: list[str]) -> list[str]:
    """Return a docstring with `::` before each indented block that follows a blank line."""
    marked: list[str] = []
    before = 0  # the indent of the last line with text
    for number, line in enumerate(lines):
        indent = len(line) - len(line.lstrip())
        after_blank = number > 0 and not lines[number - 1].strip()
        if line.strip() and indent > before and after_blank and not opens_block(marked):
            marked += [" " * before + "::", ""]
        if line.strip():
            before = indent
        marked.append(line)
    return marked


def opens_block(lines: list[str]) -> bool:
    """Return whether what was written last already says what an indented block below it is."""
    last = next((line.strip() for line in reversed(lines) if line.strip()), "")
    return last.endswith("::") or last.startswith(("..", ":", "-", "*"))
