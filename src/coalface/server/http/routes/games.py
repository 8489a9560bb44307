"""What can be played here, and by which rules."""

from functools import cache
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post

from coalface.bots import bot_about
from coalface.core.components import MAX_BYTES, PROVENANCES, released_components
from coalface.core.contract import Game
from coalface.core.registry import GameSpec, released_specs
from coalface.core.rulebook import package_rulebook
from coalface.core.tables import Option, spelled
from coalface.core.view_schema import schema_of_view
from coalface.server.bots.pool import BotPool
from coalface.server.component_files import check_file
from coalface.server.games import find_game
from coalface.server.http.dependencies import Caller, LangAsked, TheContext, TheId
from coalface.server.http.guard import limit_rate, limit_rules
from coalface.server.learning import readable_book, readable_lessons
from coalface.server.limits import UPLOADS
from coalface.server.protocol import Lang
from coalface.server.refusal import Refusal
from coalface.server.rest import (
    BotInfo,
    ComponentCheck,
    GameInfo,
    OptionInfo,
    Provenance,
    RuleInfo,
    RulingInfo,
    SourceInfo,
    SubjectInfo,
    Value,
)
from coalface.server.table.presenter import Presenter
from coalface.subjects import read_subjects
from coalface.text import Text, option_key

LEVELS = ("random", "greedy", "friendly", "apprentice", "hewer", "foreman", "baron")
FOR_PROGRAMS = frozenset({"random", "greedy"})
"""Bots to compare others with; nobody who wants a game to play against is offered them."""


def spec_or_404(game: str) -> GameSpec:
    """Return a game that can be played here."""
    found = released_specs().get(game.replace("-", "_"))
    if found is None:
        raise Refusal("unknown-game")
    return found


@get("/api/games")
async def list_games(context: TheContext, lang: LangAsked = "en") -> list[GameInfo]:
    """All games with their seat counts and options."""
    own = context.settings.components
    found = await context.background.run(lambda: games_info(lang))
    return [msgspec.structs.replace(game, own_components=game.id in own) for game in found]


@cache
def games_info(lang: Lang) -> list[GameInfo]:
    """Return all games in a language; the first time takes a while, as all words are read."""
    return [game_info(found, lang) for _, found in sorted(released_specs().items())]


def game_info(found: GameSpec, lang: Lang) -> GameInfo:
    """Return a game in a language."""
    game, text = find_game(found.id, {}), Text(lang)

    def words(name: str) -> str:
        key = f"{found.locale_prefix}-{name}"
        return text.say(key) if text.has(key) else ""

    return GameInfo(
        id=game.id,
        title=Presenter(game, (), lang).title(),
        tagline=words("tagline"),
        alone=words("alone"),
        seat_counts=list(game.seat_counts),
        options=[option_info(game, found, option, lang) for option in found.options],
        rules_version=game.version,
        components=game.components,
        reconstructed=any(row.provenance == "reconstructed" for row in sources_of(found)),
        lessons=bool(readable_lessons(found.id)),
        overview=readable_book(found.id) is not None,
    )


def option_info(game: Game, found: GameSpec, option: Option, lang: Lang) -> OptionInfo:
    """Return an option in a language, with how many can play by each of its values."""
    text = Text(lang)

    def words(*parts: str) -> str:
        key = option_key(found.locale_prefix, *parts)
        return text.say(key) if text.has(key) else ""

    values = [
        Value(
            value=value,
            words=words(option.name, spelled(value)),
            seat_counts=list(option.seats(value, game.seat_counts)),
        )
        for value in option.values()
    ]
    return OptionInfo(
        name=option.name,
        words=words(option.name),
        about=words(option.name, "about"),
        refused=words("refused", option.name),
        kind=option.kind,
        default=option.default,
        values=values,
        house_rule=option.house_rule,
        rule=option.rule,
    )


@get("/api/bots")
async def list_bots(context: TheContext, lang: LangAsked = "en") -> list[BotInfo]:
    """The computer players: ours, the weakest first, then those of plug-ins and of the host."""
    others = [name for name in context.bots.names() if name not in LEVELS]
    return await context.background.run(
        lambda: [bot_info(context.bots, name, lang) for name in (*LEVELS, *others)]
    )


def bot_info(bots: BotPool, name: str, lang: Lang) -> BotInfo:
    """Return a computer player in a language; one without texts is called what its name is."""
    text, key = Text(lang), f"bot-{name}"
    return BotInfo(
        name=name,
        words=text.say(key) if text.has(key) else name,
        about=text.say(f"{key}-about") if text.has(f"{key}-about") else bot_about(name),
        games=[game for game in sorted(released_specs()) if bots.can_play(name, game)],
        offered=name not in FOR_PROGRAMS,
    )


@get("/api/games/{game:str}/schema", guards=[limit_rules])
async def view_schema(context: TheContext, game: TheId) -> dict[str, Any]:
    """The JSON Schema of what a seat of this game sees and remembers."""
    found = spec_or_404(game)
    return await context.background.run(lambda: schema_of(find_game(found.id, {})))


@cache
def schema_of(game: Game) -> dict[str, Any]:
    """Schemas of the two parts of a view, computed once."""
    return schema_of_view(game)


@get("/api/games/{game:str}/rules", guards=[limit_rules])
async def list_rules(context: TheContext, game: TheId, lang: LangAsked = "en") -> list[RuleInfo]:
    """Every rule of a game by its id, in our own words."""
    found = spec_or_404(game)
    return await context.background.run(lambda: rules_of(found, lang))


@cache
def rules_of(found: GameSpec, lang: Lang) -> list[RuleInfo]:
    """Return the rulebook in a language."""
    presenter, text = Presenter(find_game(found.id, {}), (), lang), Text(lang)
    return [
        RuleInfo(
            id=rule.id,
            chapter=rule.chapter,
            heading=heading(found, rule.chapter, lang),
            kind=rule.kind,
            sentence=sentence,
            sources=msgspec.convert(rule.sources, list[Provenance]),
            options=[
                text.say(option_key(found.locale_prefix, ruling.option))
                for ruling in rule.rulings
                if ruling.option
            ],
            rulings=[
                RulingInfo(doubt=ruling.doubt, reading=ruling.reading) for ruling in rule.rulings
            ],
        )
        for rule in package_rulebook(found.package)
        if (sentence := presenter.sentence(rule.id)) is not None
    ]


@get("/api/games/{game:str}/subjects", guards=[limit_rules])
async def list_subjects(
    context: TheContext, game: TheId, lang: LangAsked = "en"
) -> list[SubjectInfo]:
    """The things on a table of a game, explained; none if the game explains nothing."""
    found = spec_or_404(game)
    return await context.background.run(lambda: subject_infos(find_game(found.id, {}), lang))


def subject_infos(game: Game, lang: Lang) -> list[SubjectInfo]:
    """Return the explanations of a game, with the numbers of its components."""
    found = released_specs()[game.id]
    return [
        SubjectInfo(id=one.id, name=one.name, does=one.does, rules=list(one.rules))
        for one in read_subjects(found.package, lang, found.explained_numbers(game))
    ]


def heading(found: GameSpec, chapter: str, lang: Lang) -> str:
    """Return the name of a chapter, in a game's own words if it has any."""
    text = Text(lang)
    keys = (f"{found.locale_prefix}-chapter-{chapter}", f"chapter-{chapter}")
    named = [text.say(key) for key in keys if text.has(key)]
    return named[0] if named else chapter.replace("-", " ").capitalize()


@get("/api/games/{game:str}/sources", guards=[limit_rules])
async def list_sources(context: TheContext, game: TheId) -> list[SourceInfo]:
    """Where the printed values of a game come from, the least certain first."""
    found = spec_or_404(game)
    rows = await context.background.run(lambda: sources_of(found))
    return sorted(rows, key=lambda row: PROVENANCES.index(row.provenance), reverse=True)


@cache
def sources_of(found: GameSpec) -> tuple[SourceInfo, ...]:
    """Return the provenance of every table of the newest component set."""
    rows = released_components(found.package, found.components).sources()
    return tuple(
        msgspec.convert(
            {"table": row.table, "provenance": row.provenance, "note": row.note}, SourceInfo
        )
        for row in rows
    )


@get("/api/games/{game:str}/components", media_type=MediaType.TEXT)
async def printed_components(game: TheId) -> Response[str]:
    """The newest component set of a game, to edit and to play with."""
    found = spec_or_404(game)
    text = released_components(found.package, found.components).text
    name = f'attachment; filename="{found.id}-{found.components}.toml"'
    return Response(text, media_type="text/plain", headers={"content-disposition": name})


@post("/api/games/{game:str}/components", request_max_body_size=MAX_BYTES)
async def check_components(
    request: Request[Any, Any, Any], context: TheContext, game: TheId, caller: Caller
) -> ComponentCheck:
    """Check a component file of one's own: can it be played with, and where does it differ?"""
    limit_rate(request, "uploads", UPLOADS)
    found, body = spec_or_404(game), await request.body()
    return await context.background.run(lambda: check_file(found, body, caller.lang))


ROUTES = [
    list_games,
    list_bots,
    view_schema,
    list_rules,
    list_sources,
    list_subjects,
    printed_components,
    check_components,
]
