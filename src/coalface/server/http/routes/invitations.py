"""Invitations: what the link of a table tells before anyone has come in, and the link to share."""

from typing import Any

from litestar import Request, get

from coalface.server.addresses import qr_path, shared_origin
from coalface.server.http.dependencies import LangAsked, TheContext, TheId, TheTable
from coalface.server.http.hosts import LOCAL, host_name, is_local
from coalface.server.http.routes.games import games_info
from coalface.server.ids import is_id
from coalface.server.protocol import Lang
from coalface.server.refusal import Refusal
from coalface.server.rest import ChosenOption, GameInfo, Invitation, InvitedSeat, Share
from coalface.server.store import tables as stored
from coalface.server.store.tables import SeatRow, TableRow


@get("/api/tables/{id:str}/invitation")
async def show_invitation(context: TheContext, id: TheId, lang: LangAsked = "en") -> Invitation:
    """What a table is, for whoever has its link, before they say who they are.

    Read from the store: a stranger brings no table into memory.
    """
    read = context.store.read
    found = await read(lambda c: stored.find_table(c, id)) if is_id(id) else None
    if found is None:
        raise Refusal("unknown-table")
    row, seats = found
    if row.status == "playing" and not row.settings.spectators:
        raise Refusal("no-spectators")
    return await context.background.run(lambda: invitation(row, seats, lang))


def invitation(row: TableRow, seats: list[SeatRow], lang: Lang) -> Invitation:
    """Return an invitation: names and settings, and nothing by which a person could be found.

    Refusal if the game of the table is not played here any more.
    """
    game = next((found for found in games_info(lang) if found.id == row.game), None)
    if game is None:
        raise Refusal("unknown-game")
    return Invitation(
        id=row.id,
        game=row.game,
        title=game.title,
        tagline=game.tagline,
        status=row.status,
        host_name=row.host_name,
        seats=[
            InvitedSeat(
                name=seat.name,
                bot=seat.bot,
                vacant=seat.person is None and seat.bot is None,
            )
            for seat in seats
        ],
        options=chosen_options(game, row),
        settings=row.settings,
        own_components=row.own_components is not None,
    )


def chosen_options(game: GameInfo, row: TableRow) -> list[ChosenOption]:
    """Return the options of a table that are not as usual, in words."""
    changed = [
        (option, row.options[option.name])
        for option in game.options
        if row.options.get(option.name, option.default) != option.default
    ]
    return [
        ChosenOption(
            words=option.words,
            value=value,
            chosen=next((known.words for known in option.values if known.value == value), ""),
        )
        for option, value in changed
    ]


@get("/api/tables/{id:str}/share")
async def share(request: Request[Any, Any, Any], context: TheContext, table: TheTable) -> Share:
    """The link of a table for others, and its QR code."""
    host = request.headers.get("host", LOCAL)
    origin = shared_origin(context.settings, request.url.scheme, host)
    link = f"{origin}/table/{table.id}"
    size, path = qr_path(link)
    return Share(
        link=link, local=is_local(host_name(origin.partition("//")[2])), size=size, path=path
    )


ROUTES = [show_invitation, share]
