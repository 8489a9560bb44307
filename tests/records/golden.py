"""How the golden records of any game and their traces are made, and who plays them.

    python -m tests.records.<game>.make_golden [--force | --traces] [NAME ...]

A recipe says who plays and what must happen; seeds are tried in order until it does. A file that
is there stays as it is: traces may change only together with a fix of the rules or a new component
set. All players get the state: these games prove nothing about secrecy, they only have to be
played.
"""

import argparse
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from coalface.bots import bot
from coalface.core import trace
from coalface.core.contract import CHANCE, OVER, State
from coalface.core.draws import SeededDraws
from coalface.core.random import Random
from coalface.core.record import Record
from coalface.core.registry import GameSpec, game_spec
from coalface.core.tables import OptionValue

TRIES = 3000


class Player:
    """Chooses a move for whoever is asked."""

    def choose(self, state: State, seat: int) -> int:
        """One of the legal moves."""
        raise NotImplementedError

    def left(self) -> list[list[str]]:
        """What it meant to play and could not."""
        return []


class BotPlayer(Player):
    """A bot by its name."""

    def __init__(self, name: str, seed: str) -> None:
        self._bot = bot(name)
        self._rng = Random(seed)

    def choose(self, state: State, seat: int) -> int:
        return self._bot.choose(state.game, state.view(seat), state.legal(seat), self._rng)


class Biased(Player):
    """Any legal move; those whose notation begins with a key are as likely as the weight says."""

    def __init__(self, weights: Mapping[str, int], seed: str) -> None:
        self._weights = weights
        self._rng = Random(seed)

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat, retracting=True)
        weights = [self._weight(str(state.game.moves[move])) for move in legal]
        left = self._rng.below(sum(weights))
        for move, weight in zip(legal, weights, strict=True):
            left -= weight
            if left < 0:
                return move
        raise AssertionError("weights do not add up")

    def _weight(self, notation: str) -> int:
        fitting = [key for key in self._weights if notation.startswith(key)]
        return self._weights[max(fitting, key=len)] if fitting else 1


class Inclined(BotPlayer):
    """A bot with an inclination: the first legal move that begins with one of its wishes."""

    def __init__(self, wishes: Sequence[str], name: str, seed: str) -> None:
        super().__init__(name, seed)
        self._wishes = wishes

    def choose(self, state: State, seat: int) -> int:
        for wish in self._wishes:
            for move in state.legal(seat, retracting=True):
                if str(state.game.moves[move]).startswith(wish):
                    return move
        return super().choose(state, seat)


Sit = Callable[[str], Player]
"""Makes a player, from a seed."""


@dataclass(frozen=True)
class Recipe:
    """How a record is made: its seats by name, what chance draws first, what it must show."""

    seats: tuple[tuple[str, Sit], ...]
    shows: frozenset[str] = frozenset()
    draws: dict[str, str] = field(default_factory=dict)
    options: Mapping[str, OptionValue] = field(default_factory=dict)


def bots(name: str, count: int) -> tuple[tuple[str, Sit], ...]:
    """A table of the same bot."""
    return tuple((name, lambda seed: BotPlayer(name, seed)) for _ in range(count))


def biased(count: int, name: str, weights: Mapping[str, int]) -> tuple[tuple[str, Sit], ...]:
    """A table of players with the same bias."""
    return tuple((name, lambda seed: Biased(weights, seed)) for _ in range(count))


def inclined(count: int, name: str, wishes: Sequence[str]) -> tuple[tuple[str, Sit], ...]:
    """A table of greedy bots with the same inclination."""
    return tuple((name, lambda seed: Inclined(wishes, "greedy", seed)) for _ in range(count))


class StackedDraws:
    """What a script says comes first from a source, then draws by a seed."""

    def __init__(self, wishes: dict[str, str], seed: str) -> None:
        self._wishes = {source: text.split() for source, text in wishes.items()}
        self._draws = SeededDraws(seed)

    def next(self, state: State) -> int:
        """What chance does now."""
        wishes = self._wishes.get(state.game.sources[state.source()])
        return state.game.moves.id(wishes.pop(0)) if wishes else self._draws.next(state)


@dataclass(frozen=True)
class Golden:
    """The golden records of a game: its recipes, what a record shows, what all show together."""

    game: str
    recipes: dict[str, Recipe]
    facts: Callable[[Record], set[str]]
    everything: frozenset[str]

    def folder(self) -> Path:
        """Where they lie."""
        return Path(__file__).parent / self.game

    def path(self, name: str) -> Path:
        """The file of a record."""
        return self.folder() / f"{name}.record"

    def play(self, name: str, number: int) -> Record:
        """Play a recipe with one seed."""
        recipe, seed = self.recipes[name], f"golden/{name}/{number}"
        game = game_spec(self.game).game(dict(recipe.options))
        record = Record(game, [who for who, _ in recipe.seats])
        players = [sit(f"{seed}/{seat}") for seat, (_, sit) in enumerate(recipe.seats)]
        draws = StackedDraws(recipe.draws, seed)
        state = record.state()
        while (actor := state.actor()) != OVER:
            move = draws.next(state) if actor == CHANCE else players[actor].choose(state, actor)
            state.apply(actor, move)
            record.append(actor, move)
        for player in players:
            assert not player.left(), player.left()
        return record

    def find(self, name: str) -> Record:
        """The record of the first seed that shows what the recipe says."""
        shows = best = self.recipes[name].shows
        for number in range(TRIES):
            record = self.play(name, number)
            missing = shows - self.facts(record)
            if not missing:
                return record
            best = min(best, missing, key=len)
        raise ValueError(f"{name}: {TRIES} seeds were tried; the best lacked {sorted(best)}")

    def make(self) -> None:
        """Make what is missing, or all that is named in the arguments."""
        parser = argparse.ArgumentParser(prog=f"python -m tests.records.{self.game}.make_golden")
        parser.add_argument("names", nargs="*", metavar="NAME", help="which (default: all)")
        parser.add_argument("--force", action="store_true", help="overwrite what is there")
        parser.add_argument(
            "--traces", action="store_true", help="only write views anew, as after a new field"
        )
        asked = parser.parse_args()
        for name in asked.names or self.recipes:
            path = self.path(name)
            if asked.traces:
                print(f"{name}: {write_views(path)} lines have other views")
                continue
            if path.exists() and not asked.force:
                print(f"{name}: stays")
                continue
            record = self.find(name)
            record.save(path)
            trace.write(record, path.with_suffix(trace.SUFFIX))
            print(f"{name}: {len(record)} lines, {', '.join(sorted(self.facts(record)))}")


def write_views(path: Path, find: Callable[[str], GameSpec] = game_spec) -> int:
    """Write the trace of a record anew, if only views differ; return how many lines do."""
    record, file = Record.load(path, find), path.with_suffix(trace.SUFFIX)
    old, new = file.read_text("utf-8").splitlines(), trace.trace(record)
    changed = 0
    for was, now in zip(old, new, strict=True):
        if was == now:
            continue
        if trace.without_views(was) != trace.without_views(now):
            raise SystemExit(f"{path.name}: more than views differs:\n{was}\n{now}")
        changed += 1
    trace.write(record, file)
    return changed
