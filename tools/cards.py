"""Write a card of each environment, docs/environments/<game>.md: `python -m tools.cards`.

A card says what an agent sees and does, how long a game is and how wide, what chance does, and how
strong our bots are. The figures are those of random games by fixed seeds; the strengths are taken
from docs/bots.md, where a tournament wrote them.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean

import coalface
from coalface.core.contract import CHANCE, OVER, Game
from coalface.core.observation import game_schema
from coalface.core.random import Random
from coalface.core.registry import game_spec
from coalface.envs.versions import ENVIRONMENTS, Environment

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "environments"
LADDER = ROOT / "docs" / "bots.md"
GAMES = 10
"""How many random games are played for each number of seats."""

HEAD = """\
# {id}

Made by `python -m tools.cards`; do not edit. [The game](../games/{game}.md), [its rules]\
(../rules/{game}.md), [its state](../state/{game}.md), [how to use it](../guide/research.md).

Rules version {rules}, component set {components}, {seats} seats. In OpenSpiel: \
`coalface_{game}`.
"""
INDEX = """\
# Cards of the environments

Made by `python -m tools.cards`; do not edit. [Research](../guide/research.md) says how they are \
used.

| environment | seats | observation | actions | decisions in a game | legal moves | draws |
|---|---|---|---|---|---|---|
{rows}

Figures of random games between two players.

```{{toctree}}
:hidden:

{pages}
```
"""


@dataclass
class Played:
    """What random games at one number of seats were like; lists have a number for each game."""

    decisions: list[int] = field(default_factory=list)
    draws: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    legal: list[int] = field(default_factory=list)
    outcomes: list[int] = field(default_factory=list)


def play(game: Game, seats: int) -> Played:
    """Play some random games."""
    found = Played()
    for seed in range(GAMES):
        state, rng = game.start(seats), Random(seed)
        decisions = draws = 0
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                found.outcomes.append(len(state.legal(CHANCE)))
                state.advance(CHANCE, state.draw(rng))
                draws += 1
                continue
            legal = state.legal(actor)
            found.legal.append(len(legal))
            state.advance(actor, legal[rng.below(len(legal))])
            decisions += 1
        found.decisions.append(decisions)
        found.draws.append(draws)
        found.scores += state.scores()
    return found


def card(environment: Environment) -> str:
    """Return the card of an environment."""
    game = coalface.game(environment.game)
    parts = [head(environment, game), *spaces(game), *random_games(game), *options(game)]
    return "\n".join([*parts, *strengths(game.id, ladder_section(game.id))]).rstrip() + "\n"


def head(environment: Environment, game: Game) -> str:
    """Return what a card begins with."""
    return HEAD.format(
        id=environment.id,
        game=game.id,
        rules=game.version,
        components=component_set(game),
        seats=f"{game.seat_counts[0]}–{game.seat_counts[-1]}",
    )


def spaces(game: Game) -> Iterator[str]:
    """Yield what an agent sees and does."""
    yield "## Spaces\n"
    yield "| seats | observation | of which 0 or 1 | slices |\n|---|---|---|---|"
    for seats in game.seat_counts:
        schema = game_schema(game, seats)
        flags = sum(e.stop - e.start for e in schema.slices if (e.low, e.high) == (0, 1))
        yield f"| {seats} | {schema.size:,} | {flags:,} | {len(schema.slices)} |"
    low, high = game.score_bounds
    yield f"""
Observations are `int16`; `encoder.schema` names every number. There are {len(game.moves):,} \
action ids, of which {game.first_retracting:,} take nothing back (those of chance included) and \
at most {game.max_legal} are legal at once; PettingZoo has one more, to wait. Rewards are \
utilities from -1 to 1 at the end, even steps by place, and by the score for who plays alone; \
scores lie between {low:,} and {high:,} for certain.
"""


def random_games(game: Game) -> Iterator[str]:
    """Yield how long and how wide random games are, and what chance does."""
    yield f"## Random games\n\n{GAMES} games for each number of seats: mean, and least to most.\n"
    yield "| seats | decisions | draws | legal moves | forced | outcomes of a draw | final score |"
    yield "|---|---|---|---|---|---|---|"
    for seats in game.seat_counts:
        played = play(game, seats)
        forced = sum(count == 1 for count in played.legal) / len(played.legal)
        cells = [
            str(seats),
            spread(played.decisions),
            spread(played.draws),
            spread(played.legal, 1),
            f"{forced:.0%}",
            spread(played.outcomes, 1),
            spread(played.scores),
        ]
        yield f"| {' | '.join(cells)} |"
    yield ""


def spread(numbers: list[int], digits: int = 0) -> str:
    """Return the mean of some numbers, the least and the most."""
    if not numbers:
        return "none"
    return f"{fmean(numbers):,.{digits}f} ({min(numbers):,} to {max(numbers):,})"


def options(game: Game) -> Iterator[str]:
    """Yield the options that are no house rules."""
    main = [option for option in game_spec(game.id).options if not option.house_rule]
    yield "## Options\n"
    if not main:
        yield "None.\n"
        return
    for option in main:
        values = ", ".join(f"`{value!r}`" for value in option.choices or (False, True))
        yield f"- `{option.name}`: {values}; `{option.default!r}` unless chosen"
    yield "\nHouse rules are options too: [the page of the game](../games/" + game.id + ".md).\n"


def component_set(game: Game) -> str:
    """Return the number of the component set."""
    return game.components.partition(" ")[0]


def strengths(game: str, section: str) -> Iterator[str]:
    """Yield how our bots did against each other, as a section of the ladder has it."""
    yield "## Known strengths\n"
    rules, components = versions(section)
    yield (
        f"Two players, rules {rules}, component set {components}, duplicate play, 95 % intervals; "
        "[the ladder](../bots.md) has the details."
    )
    now = coalface.game(game)
    if (rules, components) != (str(now.version), component_set(now)):
        yield (
            "It was played before the rules or printed values changed: compare your agents with "
            "the [reference results](../research/baselines.md) instead, which are those of now."
        )
    yield ""
    yield "| bot | against | games | won | points |\n|---|---|---|---|---|"
    for cells in ladder(section):
        yield f"| {' | '.join(cells)} |"


def ladder(section: str) -> list[list[str]]:
    """Return the first cells of the rows of a section of the ladder."""
    rows = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row.split("|")[1:6]] for row in rows[2:]]


def ladder_section(game: str) -> str:
    """Return what the page of the ladder says of a game."""
    return LADDER.read_text("utf-8").partition(f"## {game}\n")[2].partition("\n## ")[0]


def versions(section: str) -> tuple[str, str]:
    """Return with which rules and which component set a section of the ladder was played."""
    found = re.search(r"Rules (\S+), component set (\S+),", section)
    assert found, "a section of the ladder says with which rules it was played"
    return found[1], found[2]


def index() -> str:
    """Return the page that lists the cards."""
    rows = []
    for each in ENVIRONMENTS:
        game = coalface.game(each.game)
        played = play(game, 2)
        size = game_schema(game, 2).size
        cells = [
            f"[{each.id}]({each.game}.md)",
            f"{game.seat_counts[0]}–{game.seat_counts[-1]}",
            f"{size:,}",
            f"{game.first_retracting:,}",
            f"{fmean(played.decisions):,.0f}",
            f"{fmean(played.legal):.1f}",
            f"{fmean(played.draws):,.0f}",
        ]
        rows.append(f"| {' | '.join(cells)} |")
    return INDEX.format(rows="\n".join(rows), pages="\n".join(e.game for e in ENVIRONMENTS))


def pages() -> dict[Path, str]:
    """Return every page with its text."""
    found = {FOLDER / f"{each.game}.md": card(each) for each in ENVIRONMENTS}
    return {**found, FOLDER / "index.md": index()}


def main() -> int:
    """Write the cards."""
    for path, text in pages().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
