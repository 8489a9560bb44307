"""Writes and reads the positions of the toys: a word and numbers on each line."""


class Lines:
    def __init__(self, text: str = "") -> None:
        self.lines = text.splitlines()
        self.read = 0

    def add(self, word: str, *numbers: int) -> None:
        self.lines.append(" ".join([word, *map(str, numbers)]))

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def more(self) -> bool:
        return self.read < len(self.lines)

    def wrong(self, what: str) -> ValueError:
        return ValueError(f"line {self.read}: {what}")

    def numbers(self, word: str, count: int | None = None) -> list[int]:
        """The numbers of the next line, which must begin with this word."""
        parts = self.lines[self.read].split() if self.more() else [""]
        self.read += 1
        if parts[0] != word:
            raise self.wrong(f"expected {word}")
        if count is not None and len(parts) - 1 != count:
            raise self.wrong(f"{word} takes {count} numbers")
        return [int(part) for part in parts[1:]]
