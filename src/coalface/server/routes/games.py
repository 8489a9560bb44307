"""What can be played here, and by which rules."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

import msgspec
from litestar import get

from coalface.bots import bot_names
from coalface.core.contract import CHANCE, Game
from coalface.core.random import Random
from coalface.core.registry import Box, boxes
from coalface.core.tables import Option, spelled
from coalface.core.view import AnyView
from coalface.server.games import find_game
from coalface.server.protocol import Lang
from coalface.server.refusal import Refusal
from coalface.server.rest import BotInfo, GameInfo, OptionInfo, RuleInfo, Value
from coalface.server.routes.marks import LangAsked, TheId
from coalface.server.telling import Teller, say
from coalface.text import Text

LEVELS = ("random", "greedy", "apprentice", "hewer", "foreman", "baron")


def find_box(game: str) -> Box:
    """A game that can be played here."""
    found = boxes().get(game.replace("-", "_"))
    if found is None:
        raise Refusal("unknown-game")
    return found


@get("/api/games")
async def list_games(lang: LangAsked = "en") -> list[GameInfo]:
    """All games with their seat counts and options."""
    return [tell_game(found, lang) for _, found in sorted(boxes().items())]


def tell_game(found: Box, lang: Lang) -> GameInfo:
    """A game in a language."""
    game = find_game(found.id, {})
    return GameInfo(
        id=game.id,
        title=Teller(game, (), lang).title(),
        seat_counts=list(game.seat_counts),
        options=[tell_option(found, option, lang) for option in found.options],
        rules_version=game.version,
        components=game.components,
    )


def tell_option(found: Box, option: Option, lang: Lang) -> OptionInfo:
    """An option in a language; where there are no words for it, as it is spelled."""
    key = f"{found.locale_prefix}-option-{option.name.replace('_', '-')}"
    text = Text(lang)

    def words(key: str, plain: str) -> str:
        return text.say(key) if text.has(key) else plain.replace("_", " ")

    values = [
        Value(value=value, words=words(f"{key}-{spelled(value)}", spelled(value)))
        for value in option.values()
    ]
    return OptionInfo(
        name=option.name,
        words=words(key, option.name),
        kind=option.kind,
        default=option.default,
        values=values,
        house_rule=option.house_rule,
        rule=option.rule,
    )


@get("/api/bots")
async def list_bots(lang: LangAsked = "en") -> list[BotInfo]:
    """The computer players, the weakest first."""
    known = sorted(bot_names(), key=LEVELS.index)
    return [
        BotInfo(name=name, words=say(lang, f"bot-{name}"), about=say(lang, f"bot-{name}-about"))
        for name in known
    ]


@get("/api/games/{game:str}/schema")
async def view_schema(game: TheId) -> dict[str, Any]:
    """The JSON Schema of what a seat of this game sees and remembers."""
    return schema_of(find_game(find_box(game).id, {}))


@cache
def schema_of(game: Game) -> dict[str, Any]:
    """Schemas of the two parts of a view, from a view of a game that has begun."""
    view = first_view(game)
    kinds = [type(view.table), type(view.memory)]
    (table, memory), defs = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {"table": table, "memory": memory, "$defs": defs}


def first_view(game: Game) -> AnyView:
    """Some view of this game."""
    state, rng = game.start(game.seat_counts[0]), Random("schema")
    while state.actor() == CHANCE:
        state.apply(CHANCE, int(state.draw(rng)))
    return state.view(None)


@get("/api/games/{game:str}/rules")
async def list_rules(game: TheId, lang: LangAsked = "en") -> list[RuleInfo]:
    """Every rule of a game by its id, in our own words."""
    return rules_of(find_box(game), lang)


def rules_of(found: Box, lang: Lang) -> list[RuleInfo]:
    """The rulebook in a language."""
    book = tomllib.loads((resources.files(found.package) / "rulebook.toml").read_text("utf-8"))
    teller = Teller(find_game(found.id, {}), (), lang)
    return [
        RuleInfo(id=id, chapter=row["chapter"], kind=row["kind"], sentence=sentence)
        for id, row in book.items()
        if (sentence := teller.sentence(id)) is not None
    ]


ROUTES = [list_games, list_bots, view_schema, list_rules]
