"""A toy: look at two cards of a bag, keep one, and lay the other face down on a well.

On a turn a seat looks, peeps at the top of the well, opens it, or passes. Cards are worth their
face plus one. Everything that the laws speak of is in it but choices made at once.
"""

from dataclasses import dataclass
from struct import pack

from librt.vecs import vec
from mypy_extensions import i64

from coalface.core.catalogue import Catalogue
from coalface.core.contract import (
    ALLOWED,
    CHANCE,
    NOT_NOW,
    NOT_YOUR_TURN,
    OVER,
    Event,
    Game,
    Guesser,
    State,
)
from coalface.core.random import Random
from coalface.core.tables import Section, Words
from coalface.core.view import AnyView, View
from tests.conformance.lines import Lines
from tests.conformance.well_tables import (
    COPIES,
    EMPTY_BAG,
    EMPTY_WELL,
    EVENTS,
    FACES,
    HAND,
    KEEP,
    KNOWN_TOP,
    LOOK,
    NOT_IN_HAND,
    OPEN,
    PASS,
    PEEP,
    REASONS,
    TURNS,
    catalogue,
)


@dataclass(frozen=True)
class Table:
    turn: int
    turns_left: int
    looking: bool
    hand_size: int
    bag_size: int
    taken: tuple[tuple[int, ...], ...]
    knowers: tuple[int, ...]


@dataclass(frozen=True)
class Memory:
    hand: tuple[int, ...] | None
    well: tuple[int | None, ...]


class WellState(State):
    def __init__(self, game: "Well", seats: int) -> None:
        super().__init__(game, seats)
        self.turns_left = TURNS * seats
        self.looking = False
        self.hand: list[int] = []
        self.bag = [*COPIES]
        self.taken = [[0] * FACES for _ in range(seats)]
        self.well: list[tuple[int, int]] = []

    def turn(self) -> int:
        return (TURNS * self.seats - self.turns_left) % self.seats

    def actor(self) -> i64:
        if self.turns_left == 0:
            return OVER
        return CHANCE if self.looking and len(self.hand) < HAND else self.turn()

    def _why_not(self, actor: i64, move: i64) -> i64:
        if actor != self.actor():
            return NOT_YOUR_TURN
        if actor == CHANCE:
            return ALLOWED if move < KEEP and self.bag[move] > 0 else NOT_NOW
        if self.looking != (KEEP <= move < LOOK) or move < KEEP:
            return NOT_NOW
        if self.looking:
            return ALLOWED if move - KEEP in self.hand else NOT_IN_HAND
        if move == LOOK:
            return ALLOWED if sum(self.bag) >= HAND else EMPTY_BAG
        if move == PASS:
            return ALLOWED
        if not self.well:
            return EMPTY_WELL
        return KNOWN_TOP if move == PEEP and self.well[-1][1] >> actor & 1 else ALLOWED

    def legal_into(self, actor: i64, buffer: vec[i64]) -> i64:
        count = 0
        for move in range(len(self.game.moves)):
            if self._why_not(actor, move) == ALLOWED:
                buffer[count] = move
                count += 1
        return count

    def odds(self) -> list[int]:
        return [count for count in self.bag if count > 0]

    def advance(self, actor: i64, move: i64, log: list[Event] | None = None) -> None:
        events: list[Event] = []
        if move < KEEP:
            self.draw_card(move, events)
        elif move < LOOK:
            self.keep(move - KEEP, events)
        elif move == LOOK:
            self.looking = True
            events.append(Event("well.looks", self.turn()))
        else:
            self.visit(move, events)
        if log is not None:
            log.extend(events)

    def draw_card(self, face: int, events: list[Event]) -> None:
        seat = self.turn()
        self.bag[face] -= 1
        self.hand = sorted([*self.hand, face])
        events.append(Event("well.drawn", seat))
        events.append(Event("well.drew", seat, (face,), 1 << seat))

    def keep(self, face: int, events: list[Event]) -> None:
        seat = self.turn()
        self.hand.remove(face)
        self.taken[seat][face] += 1
        self.well.append((self.hand.pop(), 1 << seat))
        self.looking = False
        events.append(Event("well.held", seat, (face,)))
        self.turns_left -= 1

    def visit(self, move: int, events: list[Event]) -> None:
        seat = self.turn()
        if move == PASS:
            events.append(Event("well.passed", seat))
        else:
            face, knowers = self.well.pop()
            if move == OPEN:
                self.taken[seat][face] += 1
                events.append(Event("well.opened", seat, (face,)))
            else:
                self.well.append((face, knowers | 1 << seat))
                events.append(Event("well.peeps", seat))
                events.append(Event("well.peeped", seat, (face,), 1 << seat))
        self.turns_left -= 1

    def clone(self) -> "WellState":
        game = well(self.game)
        other = game.state_class(game, self.seats)
        other.turns_left = self.turns_left
        other.looking = self.looking
        other.hand = self.hand[:]
        other.bag = self.bag[:]
        other.taken = [row[:] for row in self.taken]
        other.well = self.well[:]
        return other

    def _view(self, seat: int | None) -> AnyView:
        table = Table(
            self.turn(),
            self.turns_left,
            self.looking,
            len(self.hand),
            sum(self.bag),
            tuple(tuple(row) for row in self.taken),
            tuple(knowers for _, knowers in self.well),
        )
        own = self.looking and seat == self.turn()
        faces = tuple(face if knows(seat, mask) else None for face, mask in self.well)
        memory = Memory(tuple(self.hand) if own else None, faces)
        return View(self.game.id, self.seats, seat, tuple(self.actors()), table, memory)

    def scores(self) -> list[int]:
        return [sum(self.breakdown(seat).values()) for seat in range(self.seats)]

    def _breakdown(self, seat: int) -> dict[str, int]:
        return {f"card-{face}": (face + 1) * self.taken[seat][face] for face in range(FACES)}

    def standing(self) -> list[list[int]]:
        points = self.scores()
        places = sorted(set(points), reverse=True)
        return [[seat for seat in range(self.seats) if points[seat] == p] for p in places]

    def dump(self) -> bytes:
        numbers = [self.seats, self.turns_left, self.looking, *self.bag, len(self.hand), *self.hand]
        numbers += [count for row in self.taken for count in row]
        numbers += [number for card in self.well for number in card]
        return pack(f"{len(numbers)}b", *numbers)

    def census(self) -> dict[str, int]:
        cards = [*self.hand, *(face for face, _ in self.well)]
        taken = [sum(row[face] for row in self.taken) for face in range(FACES)]
        return {
            f"card-{face}": self.bag[face] + cards.count(face) + taken[face]
            for face in range(FACES)
        }

    def text(self) -> str:
        lines = Lines()
        lines.add("seats", self.seats)
        lines.add("turns-left", self.turns_left)
        lines.add("looking", int(self.looking))
        lines.add("hand", *self.hand)
        lines.add("bag", *self.bag)
        for row in self.taken:
            lines.add("taken", *row)
        for card in self.well:
            lines.add("well", *card)
        return lines.text()


class WellGuesser(Guesser):
    def __init__(self, game: "Well", view: AnyView) -> None:
        self.seat: int | None = view.seat
        self.known = game.state_class(game, view.seats)
        self.known.turns_left = view.table.turns_left
        self.known.looking = view.table.looking
        self.known.taken = [[*row] for row in view.table.taken]
        self.hand: tuple[int, ...] | None = view.memory.hand
        self.hand_size: int = view.table.hand_size
        self.well = [*zip(view.memory.well, view.table.knowers, strict=True)]

    def unseen(self) -> list[int]:
        seen = [sum(row[face] for row in self.known.taken) for face in range(FACES)]
        for face in [*(self.hand or ()), *(face for face, _ in self.well)]:
            if face is not None:
                seen[face] += 1
        return [face for face in range(FACES) for _ in range(COPIES[face] - seen[face])]

    def sample(self, rng: Random) -> WellState:
        state = self.known.clone()
        pool = self.unseen()
        hidden = [take(pool, rng) for _ in range(self.hand_size if self.hand is None else 0)]
        state.hand = sorted(hidden if self.hand is None else self.hand)
        state.well = [
            (take(pool, rng) if face is None else face, knowers) for face, knowers in self.well
        ]
        state.bag = [pool.count(face) for face in range(FACES)]
        return state


class Well(Game):
    state_class: type[WellState] = WellState
    guesser_class: type[WellGuesser] = WellGuesser

    def __init__(self, moves: Catalogue | None = None) -> None:
        super().__init__(
            id="well",
            version=1,
            components="1",
            seat_counts=(2, 3),
            options={},
            moves=moves or catalogue(),
            max_legal=8,
            reasons=REASONS,
            events=EVENTS,
            sources=("bag",),
            max_length=100,
            score_bounds=(0, 99),
        )

    def start(self, seats: int) -> WellState:
        self.check_seats(seats)
        return self.state_class(self, seats)

    def guesser(self, view: AnyView) -> Guesser:
        return self.guesser_class(self, view)

    def scramble(self, state: State, seat: int | None, rng: Random) -> State:
        """Swap every hidden card with a random one that is hidden too, or in the bag."""
        other = state.clone()
        assert isinstance(other, WellState)
        hand = not other.looking or seat == other.turn()
        for place in range(0 if hand else len(other.hand)):
            other.hand[place] = swap_with_bag(other.bag, other.hand[place], rng)
        other.hand.sort()
        for place, (face, knowers) in enumerate(other.well):
            if not knows(seat, knowers):
                other.well[place] = (swap_with_bag(other.bag, face, rng), knowers)
        return other

    def hidden(self, state: State, seat: int | None) -> dict[str, int]:
        assert isinstance(state, WellState)
        secret = [] if state.looking and seat == state.turn() else state.hand
        under = [(i, face) for i, (face, mask) in enumerate(state.well) if not knows(seat, mask)]
        unseen = state.bag[:]
        for face in [*secret, *(face for _, face in under)]:
            unseen[face] += 1
        facts = {}
        for face in range(FACES):
            least = len(secret) - sum(unseen) + unseen[face]
            if secret and max(0, least) < min(len(secret), unseen[face]):
                facts[f"hand-{face}"] = secret.count(face)
        if sum(count > 0 for count in unseen) > 1:
            facts |= {f"well-{place}": face for place, face in under}
        return facts

    def position(self, text: str) -> State:
        lines = Lines(text)
        seats = lines.numbers("seats", 1)[0]
        if seats not in self.seat_counts:
            raise lines.wrong("no such number of seats")
        state = self.start(seats)
        state.turns_left = lines.numbers("turns-left", 1)[0]
        state.looking = bool(lines.numbers("looking", 1)[0])
        state.hand = lines.numbers("hand")
        state.bag = lines.numbers("bag", FACES)
        state.taken = [lines.numbers("taken", FACES) for _ in range(seats)]
        while lines.more():
            face, knowers = lines.numbers("well", 2)
            state.well.append((face, knowers))
        self.check_pieces(state, lines)
        return state

    def check_pieces(self, state: WellState, lines: Lines) -> None:
        if state.census() != self.start(state.seats).census():
            raise lines.wrong(f"there are {state.census()}")

    def describe(self, view: AnyView) -> tuple[Section, ...]:
        rows = tuple(
            (Words("seat", (("seat", "seat", seat),)), Words("cards", (("n", "count", sum(row)),)))
            for seat, row in enumerate(view.table.taken)
        )
        bag = Words("bag", (("cards", "count", view.table.bag_size),))
        return (Section(Words("well"), (bag,), (Words("who"), Words("what")), rows),)


def well(game: Game) -> Well:
    assert isinstance(game, Well)
    return game


def knows(seat: int | None, knowers: int) -> bool:
    return seat is not None and bool(knowers >> seat & 1)


def take(pool: list[int], rng: Random) -> int:
    return pool.pop(rng.below(len(pool)))


def swap_with_bag(bag: list[int], face: int, rng: Random) -> int:
    """Put a card into the bag and take a random one out."""
    bag[face] += 1
    left = rng.below(sum(bag))
    for drawn, count in enumerate(bag):
        if left < count:
            bag[drawn] -= 1
            return drawn
        left -= count
    raise AssertionError("an empty bag")
