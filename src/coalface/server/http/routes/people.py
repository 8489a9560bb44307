"""Coming in, accounts, sessions."""

import logging
from collections.abc import Awaitable, Callable
from copy import copy
from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from coalface.server.context import ServerContext
from coalface.server.http.dependencies import Caller, TheContext
from coalface.server.http.guard import COOKIE, AnyConnection, limit_rate
from coalface.server.ids import now, tag
from coalface.server.limits import GUESTS, LOGINS, RENAMES
from coalface.server.people import holidays
from coalface.server.people.deletion import delete_account
from coalface.server.people.people import clean_name, guest_name_in
from coalface.server.phrases import translate
from coalface.server.refusal import Refusal
from coalface.server.rest import (
    ChangeMe,
    ChangePassword,
    Credentials,
    Me,
    NewGuest,
    ResetPassword,
)
from coalface.server.store import tables
from coalface.server.store.people import Person
from coalface.server.table.lobby import rename, update_holiday
from coalface.server.table.table import LiveTable

log = logging.getLogger("coalface.people")

YEAR = 365 * 86400


def payload(context: ServerContext, person: Person) -> Me:
    """Return a person as that person sees themselves."""
    return Me(
        id=person.id,
        name=person.name,
        login=person.login,
        lang=person.lang,  # type: ignore[arg-type]
        vacation_until=person.vacation_until,
        vacation_left=holidays.days_left(person, now(), context.settings.holidays()),
        vacation_a_year=context.settings.holidays(),
        webhook=person.webhook,
        webhooks=context.webhooks.on,
    )


async def welcome(request: AnyConnection, context: ServerContext, person: Person) -> Response[Me]:
    """Answer with a new cookie, which browsers that came by https send by nothing else.

    The cookie that came with the request is dead from then on: whoever has put it into a browser,
    or has seen it, does not come in with that browser's owner.
    """
    cookie = Cookie(
        key=COOKIE,
        value=await context.people.open_session(person, request.cookies.get(COOKIE)),
        httponly=True,
        samesite="lax",
        secure=context.settings.secure() or request.url.scheme == "https",
        max_age=YEAR,
        path="/",
    )
    return Response(payload(context, person), cookies=[cookie])


@post("/api/guests")
async def come_in(
    request: Request[Any, Any, Any], context: TheContext, data: JSONBody[NewGuest]
) -> Response[Me]:
    """Come in with a name."""
    limit_rate(request, "guests", GUESTS)
    return await welcome(request, context, await context.people.add_guest(data.name, data.lang))


@get("/api/me")
async def who_am_i(context: TheContext, caller: Caller) -> Me:
    """Who is asking."""
    return payload(context, caller)


@patch("/api/me")
async def change_me(context: TheContext, caller: Caller, data: JSONBody[ChangeMe]) -> Me:
    """Another name, which one's seats follow, language, holiday or webhook."""
    changed = copy(caller)
    if data.webhook is not None:
        changed.webhook = context.webhooks.check(data.webhook) if data.webhook else None
    if data.name is not None:
        changed.name = clean_name(data.name)
    old_name = caller.name
    wait = 0.0 if changed.name == old_name else context.limits.wait("renames", caller.id, RENAMES)
    if wait:
        raise Refusal("too-fast", detail=str(int(wait) + 1))
    if data.lang is not None:
        changed.lang = data.lang
        if data.name is None and caller.login is None:
            changed.name = guest_name_in(data.lang, caller.name)
    if data.vacation_days is not None:
        holidays.take(changed, data.vacation_days, now(), context.settings.holidays())
    await context.people.change(caller, changed)
    if data.vacation_days is not None:
        await update_holiday_tables(context, caller)
    if caller.name != old_name:
        await rename_seats(context, caller, old_name)
    return payload(context, caller)


async def rename_seats(context: ServerContext, person: Person, old_name: str) -> None:
    """Let someone's seats at tables that are not over have their new name."""
    await update_tables(
        context,
        person,
        lambda row: row.status in ("open", "playing"),
        lambda table: rename(table, person, old_name),
    )


async def update_holiday_tables(context: ServerContext, person: Person) -> None:
    """Tell someone's correspondence tables; where there are clocks, they rest or run again."""
    await update_tables(
        context,
        person,
        lambda row: row.status == "playing" and row.settings.pace == "correspondence",
        update_holiday,
    )


async def update_tables(
    context: ServerContext,
    person: Person,
    concerned: Callable[[tables.TableRow], bool],
    update: Callable[[LiveTable], Awaitable[None]],
) -> None:
    """Let someone's tables know what has changed; one that fails is logged, and keeps none back."""
    for row, _ in await context.store.read(lambda c: tables.of_person(c, person.id, 500)):
        if not concerned(row):
            continue
        try:
            async with context.tables.use(row.id) as table:
                await update(table)
        except Exception:
            log.exception("table %s cannot follow a change of a person", tag(row.id))


@delete("/api/me")
async def delete_me(context: TheContext, caller: Caller) -> None:
    """Delete me: my seats stay without a name, and bots play them on."""
    await delete_account(context.tables, caller, translate(caller.lang, "anonymous"))


@post("/api/me/account")
async def make_account(
    request: Request[Any, Any, Any],
    context: TheContext,
    caller: Caller,
    data: JSONBody[Credentials],
) -> Response[Me]:
    """A guest becomes an account, and keeps its seats."""
    limit_rate(request, "logins", LOGINS)
    await context.people.make_account(caller, data.login, data.password)
    return await welcome(request, context, caller)


@post("/api/me/password")
async def change_password(
    request: Request[Any, Any, Any],
    context: TheContext,
    caller: Caller,
    data: JSONBody[ChangePassword],
) -> Me:
    """A new password; all other sessions end."""
    limit_rate(request, "logins", LOGINS)
    await context.people.change_password(caller, data.old, data.new)
    await context.people.close_others(caller, request.cookies[COOKIE])
    return payload(context, caller)


@delete("/api/me/sessions")
async def end_other_sessions(
    request: Request[Any, Any, Any], context: TheContext, caller: Caller
) -> None:
    """End all other sessions of mine."""
    await context.people.close_others(caller, request.cookies[COOKIE])


@post("/api/login")
async def log_in(
    request: Request[Any, Any, Any], context: TheContext, data: JSONBody[Credentials]
) -> Response[Me]:
    """Come in by login and password."""
    limit_rate(request, "logins", LOGINS)
    return await welcome(request, context, await context.people.log_in(data.login, data.password))


@post("/api/logout", status_code=204)
async def log_out(
    request: Request[Any, Any, Any], context: TheContext, caller: Caller
) -> Response[None]:
    """End this session."""
    await context.people.close_session(request.cookies[COOKIE])
    gone: Response[None] = Response(None, status_code=204)
    gone.delete_cookie(COOKIE)
    return gone


@post("/api/reset")
async def reset_password(
    request: Request[Any, Any, Any],
    context: TheContext,
    data: JSONBody[ResetPassword],
) -> Response[Me]:
    """A new password by a one-time code."""
    limit_rate(request, "logins", LOGINS)
    return await welcome(
        request, context, await context.people.reset(data.login, data.code, data.password)
    )


ROUTES = [
    come_in,
    who_am_i,
    change_me,
    delete_me,
    make_account,
    change_password,
    end_other_sessions,
    log_in,
    log_out,
    reset_password,
]
