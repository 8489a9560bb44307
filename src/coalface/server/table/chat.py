"""The chat of a table: the lines of each room, and who is muted."""

from collections.abc import Iterable, Sequence

from coalface.server.protocol import Room
from coalface.server.refusal import Refusal
from coalface.server.store.tables import ChatRow


class Chat:
    """The lines of chat at one table. What is added here was stored before."""

    def __init__(self, lines: Sequence[ChatRow], muted: Iterable[str]) -> None:
        self.lines = list(lines)
        self.muted = set(muted)
        self._ids = {(line.person, line.id) for line in self.lines if line.id}

    def has(self, person: str, id: str) -> bool:
        """Return whether a person's line with this client id is stored already."""
        return (person, id) in self._ids

    def draft(self, room: Room, person: str, name: str, text: str, id: str, at: int) -> ChatRow:
        """Return the next line; Refusal if this person is muted."""
        if person in self.muted:
            raise Refusal("muted")
        number = len(self.lines) + 1
        return ChatRow(number=number, room=room, person=person, name=name, text=text, at=at, id=id)

    def add(self, line: ChatRow) -> None:
        """Add a line that was stored."""
        self.lines.append(line)
        if line.id:
            self._ids.add((line.person, line.id))

    def mute(self, person: str, on: bool) -> None:
        """Let someone's chat not be heard, or be heard again."""
        (self.muted.add if on else self.muted.discard)(person)

    def in_room(self, room: Room) -> list[ChatRow]:
        """Return the lines of a room."""
        return [line for line in self.lines if line.room == room]
