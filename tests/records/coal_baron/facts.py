"""What happens in a record of Coal Baron that is rare or easily missed, by name."""

from collections import Counter, defaultdict
from collections.abc import Iterator

from coalface.core.contract import CHANCE, Event, State
from coalface.core.record import Record, Step
from coalface.games.coal_baron.names import END_NAMES, ORIGIN_NAMES, PILE_NAMES, SPACE_NAMES
from coalface.games.coal_baron.view import Space, Table

LOOKED_AT = 5

ALL = {
    *("shortage: cubes of another colour", "shortage: two other colours on one tile"),
    *("shortage: declined", "shortage: one placed, one declined"),
    *("pair: cage and cage", "pair: cage and storage", "pair: storage and storage"),
    *(f"{pile}: {number} of those looked at" for pile in PILE_NAMES for number in ("one", "none")),
    *(f"{pile}: put back at the {end}" for pile in PILE_NAMES for end in END_NAMES),
    *(f"{pile}: fewer than five looked at" for pile in PILE_NAMES),
    *(f"{pile}: a space stays empty" for pile in PILE_NAMES),
    *("scoring: tie for first", "scoring: tie for second", "scoring: a second place"),
    *("start: by majority", "start: kept by majority", "start: by tie", "start: nobody there"),
    *("turn: own workers ousted", "turn: Bank by choice", "turn: last player alone"),
    *("mining: not a single step", "mining: steps lost", "delivery: two at once"),
    *("end: below 0", "end: over 100", "end: won by Marks", "end: shared victory"),
}


def facts(record: Record) -> set[str]:
    """All that this record shows."""
    found: set[str] = set()
    watch = Watch()
    before = record.state(0).clone()
    for step in record.replay():
        found.update(watch.look(before, step))
        before = step.state.clone()
    found.update(_end(before))
    return found


class Watch:
    """Looks at a game line by line, and remembers what a fact needs of earlier lines."""

    def __init__(self) -> None:
        self._paid: list[str] = []
        self._substitutes: list[int] = []
        self._steps = 0
        self._mover: int | None = None

    def look(self, before: State, step: Step) -> Iterator[str]:
        """What this line shows."""
        kind, _, rest = str(before.game.moves[step.move]).partition("/")
        if kind == "place":
            yield from self._turn(before, step, rest)
        for event in step.events:
            yield from self._pair(event)
            yield from self._shortage(event)
            yield from self._mining(event)
            yield from _draw_space(event)
        if kind.startswith("keep-") and kind != "keep-none":
            yield f"{'tiles' if kind == 'keep-tile' else 'orders'}: one of those looked at"
        if sum(event.key == "cb.order.delivered" for event in step.events) >= 2:
            yield "delivery: two at once"
        yield from _scoring(step.events)
        yield from _next_start(before, step)
        yield from _empty_spaces(step)

    def _turn(self, before: State, step: Step, space: str) -> Iterator[str]:
        self._steps = int(space.removeprefix("mining-")) if space.startswith("mining-") else 0
        self._substitutes = []
        table: Table = before.view(None).table
        if space == "bank" and len(before.legal(step.actor)) > 1:
            yield "turn: Bank by choice"
        if any(s.name == space and s.workers and s.owner == step.actor for s in table.spaces):
            yield "turn: own workers ousted"
        others = [pit.workers for seat, pit in enumerate(table.pits) if seat != step.actor]
        if self._mover == step.actor and not any(others):
            yield "turn: last player alone"
        self._mover = step.actor

    def _pair(self, event: Event) -> Iterator[str]:
        if event.key != "cb.pair.paid":
            return
        self._paid.append(ORIGIN_NAMES[event.args[0]])
        if len(self._paid) == 2:
            yield f"pair: {' and '.join(sorted(self._paid))}"
            self._paid = []

    def _shortage(self, event: Event) -> Iterator[str]:
        if event.key == "cb.cart.substituted":
            self._substitutes.append(event.args[1])
            yield "shortage: cubes of another colour"
            if len(set(self._substitutes)) == 2:
                yield "shortage: two other colours on one tile"
        if event.key == "cb.carts.left":
            placed = "one placed, one declined" if self._substitutes else "declined"
            yield f"shortage: {placed}"

    def _mining(self, event: Event) -> Iterator[str]:
        if event.key == "cb.mining.stopped":
            lost = "not a single step" if event.args[0] == self._steps else "steps lost"
            yield f"mining: {lost}"


def _draw_space(event: Event) -> Iterator[str]:
    """What a draw space shows."""
    if event.key == "cb.kept.none":
        yield f"{PILE_NAMES[event.args[0]]}: none of those looked at"
    if event.key == "cb.looked" and event.args[1] < LOOKED_AT:
        yield f"{PILE_NAMES[event.args[0]]}: fewer than five looked at"
    if event.key == "cb.returned":
        yield f"{PILE_NAMES[event.args[0]]}: put back at the {END_NAMES[event.args[1]]}"


def _scoring(events: list[Event]) -> Iterator[str]:
    """Ties and second places of a shift scoring."""
    scored: dict[int, Counter[int]] = defaultdict(Counter)
    for event in events:
        if event.key == "cb.element.scored":
            scored[event.args[0]][event.args[1]] += 1
    for points in scored.values():
        if points[max(points)] >= 2:
            yield "scoring: tie for first"
        if len(points) == 2:
            yield "scoring: a second place"
            if points[min(points)] >= 2:
                yield "scoring: tie for second"


def _next_start(before: State, step: Step) -> Iterator[str]:
    """Why the next starting player is the one who is."""
    began = [event for event in step.events if event.key == "cb.shift.began"]
    if not began:
        return
    table: Table = before.view(None).table
    workers = _in_factory(table.spaces, step.events)
    counts = [workers[seat] for seat in range(before.seats)]
    most = max(counts)
    if most == 0:
        yield "start: nobody there"
    elif counts.count(most) > 1:
        yield "start: by tie"
    elif began[0].seat == table.start:
        yield "start: kept by majority"
    else:
        yield "start: by majority"


def _in_factory(spaces: tuple[Space, ...], events: list[Event]) -> Counter[int]:
    """Workers on factory spaces by seat, those of the last placement included."""
    there = {s.name: (s.owner, s.workers) for s in spaces if s.name.startswith("factory")}
    for event in events:
        if event.key == "cb.workers.placed" and SPACE_NAMES[event.args[0]] in there:
            there[SPACE_NAMES[event.args[0]]] = (event.seat, event.args[1])
    workers: Counter[int] = Counter()
    for owner, count in there.values():
        if owner is not None:
            workers[owner] += count
    return workers


def _empty_spaces(step: Step) -> Iterator[str]:
    """Spaces that no stack can fill any more."""
    if step.actor == CHANCE:
        return
    keys = {event.key for event in step.events}
    bought, taken = "cb.tile.bought" in keys, "cb.order.taken" in keys
    if not bought and not taken:
        return
    table: Table = step.state.view(None).table
    if bought and table.tile_stack == 0:
        yield "tiles: a space stays empty"
    if taken and table.order_stack == 0:
        yield "orders: a space stays empty"


def _end(state: State) -> Iterator[str]:
    """What the final result shows."""
    scores, standing = state.scores(), state.standing()
    if min(scores) < 0:
        yield "end: below 0"
    if max(scores) > 100:
        yield "end: over 100"
    if len(standing[0]) > 1:
        yield "end: shared victory"
    elif scores.count(max(scores)) > 1:
        yield "end: won by Marks"
