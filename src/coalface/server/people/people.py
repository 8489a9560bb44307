"""People: guests and accounts, and the cookies that tell who they are.

A cookie is a random word and a signature. The store knows only the hash of the word, so whoever
reads the store cannot make one; the signature lets forgeries be refused without asking the store.
"""

import asyncio
import hmac
import secrets
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from typing import get_args

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from coalface.server.ids import new_id, now
from coalface.server.phrases import translate
from coalface.server.protocol import Lang
from coalface.server.refusal import Refusal
from coalface.server.store import Store, people
from coalface.server.store.people import Person
from coalface.server.store.schema import meta
from coalface.server.store.store import Job

KEY = "cookie-key"
DAY = 86_400_000
MAX_SEEN = 50_000
"""The number of people whose last address is remembered."""
AT_A_TIME = 2
"""The most passwords hashed at once: each takes a core and 64 MB for a moment."""

hasher = PasswordHasher()


class People:
    """Everyone who has come in. Who is here now is in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._key = _cookie_key(store)
        self._here: dict[str, Person] = {}
        self._by_id: dict[str, Person] = {}
        self._leaving: set[str] = set()
        self._unsure: set[str] = set()
        """Ids of people whose last change may not have been written: they are read again."""
        self._seen: dict[str, tuple[str, int]] = {}
        self._hashing = asyncio.Semaphore(AT_A_TIME)
        self._ended = 0
        self._on_end: Callable[[set[str], bool], None] = lambda sessions, replaced: None

    def notify_of_ends(self, on_end: Callable[[set[str], bool], None]) -> None:
        """Call a function with sessions that have ended, and whether others replace them.

        It is called before anything else is answered.
        """
        self._on_end = on_end

    # Cookies

    def _sign(self, word: str) -> str:
        return hmac.new(self._key, word.encode(), sha256).hexdigest()[:32]

    async def open_session(self, person: Person, instead_of: str | None = None) -> str:
        """Return a new cookie for a person; the one that it replaces is worth nothing any more."""
        word = secrets.token_urlsafe(24)
        hash = sha256(word.encode()).hexdigest()
        old = None if instead_of is None else self.session_of(instead_of)

        def job(connection: Connection) -> None:
            people.open_session(connection, hash, person.id, now())
            if old is not None:
                people.close_session(connection, old)

        await self.store.write(job)
        self._keep(hash, person)
        if old is not None:
            self._end({old}, replaced=True)
        return f"{word}.{self._sign(word)}"

    def session_of(self, cookie: str) -> str | None:
        """Return the session of a cookie, as the store knows it; None if we did not sign it."""
        word, _, signature = cookie.partition(".")
        if not cookie.isascii() or not hmac.compare_digest(signature, self._sign(word)):
            return None
        return sha256(word.encode()).hexdigest()

    async def of_cookie(self, cookie: str) -> Person | None:
        """Return whose cookie this is."""
        hash = self.session_of(cookie)
        if hash is None:
            return None
        if hash not in self._here:
            found = await self._find_session(hash)
            if found is None or found.deleted:
                return None
            self._keep(hash, found)
        person = self._here[hash]
        if person.id in self._unsure:
            await self._refresh(person)
        return self._here.get(hash)

    async def _find_session(self, hash: str) -> Person | None:
        """Read whose session this is, again if any session has ended meanwhile."""
        while True:
            ended = self._ended
            found = await self.store.read(lambda c: people.of_session(c, hash))
            if ended == self._ended:
                return found

    def _keep(self, hash: str, person: Person) -> None:
        self._here[hash] = self._by_id.setdefault(person.id, person)

    def remember(self, found: Iterable[Person]) -> None:
        """Keep in memory who sits at a table that is."""
        for person in found:
            if not person.deleted:
                self._by_id.setdefault(person.id, person)

    def came_from(self, person: str, address: str) -> None:
        """Someone asks for something from an address."""
        self._seen.pop(person, None)
        self._seen[person] = (address, now())
        while len(self._seen) > MAX_SEEN:
            del self._seen[next(iter(self._seen))]

    def address_of(self, person: str) -> str:
        """Return where someone came from last; empty if that is not known."""
        return self._seen.get(person, ("", 0))[0]

    def seen_since(self, at: int) -> set[str]:
        """Return who has asked for anything since then, as far as this run of the server knows."""
        return {person for person, (_, last) in self._seen.items() if last >= at}

    def is_open(self, session: str) -> bool:
        """Return whether a session is still open."""
        return session in self._here

    async def close_session(self, cookie: str) -> None:
        """Log out."""
        hash = self.session_of(cookie)
        if hash is not None:
            await self.store.write(lambda c: people.close_session(c, hash))
            self._end({hash})

    async def close_others(self, person: Person, cookie: str | None) -> None:
        """End all sessions but this one."""
        but = None if cookie is None else self.session_of(cookie)
        await self.store.write(lambda c: people.close_sessions(c, person.id, but))
        self._end({h for h, p in self._here.items() if p.id == person.id and h != but})

    def _end(self, sessions: set[str], replaced: bool = False) -> None:
        self._ended += 1
        for hash in sessions:
            self._here.pop(hash, None)
        self._on_end(sessions, replaced)

    # Guests and accounts

    async def add_guest(self, name: str | None, lang: str) -> Person:
        """Someone comes in with a name, or is given one."""
        chosen = guest_name(lang) if name is None else clean_name(name)
        person = Person(id=new_id(), name=chosen, lang=lang, created=now())
        await self.store.write(lambda c: people.add(c, person))
        return person

    async def save(self, person: Person) -> None:
        """Keep what has changed."""
        await self._write(person, lambda c: people.save(c, person))

    async def _write(self, person: Person, job: Job[None]) -> None:
        """Write what has changed of a person; if that fails, the person is read again."""
        self._unsure.add(person.id)
        try:
            await self.store.write(job)
        except BaseException:
            self._unsure.add(person.id)  # another change may have been written meanwhile
            raise
        self._unsure.discard(person.id)

    async def _refresh(self, person: Person) -> None:
        """Let a person be what is stored."""
        found = await self.store.write(lambda c: people.find(c, person.id))
        self._unsure.discard(person.id)
        if found is None or found.deleted:
            self._forget(person)
            return
        for name in found.__struct_fields__:
            setattr(person, name, getattr(found, name))

    async def change(self, person: Person, changed: Person) -> None:
        """Let someone be as a changed copy is, once that is on disk."""
        await self.save(changed)
        for name in changed.__struct_fields__:
            setattr(person, name, getattr(changed, name))

    async def make_account(self, person: Person, login: str, password: str) -> None:
        """A guest becomes an account."""
        if person.login is not None:
            raise Refusal("account-already")
        hashed = await self._hash(password)
        person.login, person.password = login.lower(), hashed
        try:
            await self.save(person)
        except IntegrityError as error:
            person.login = person.password = None
            raise Refusal("login-taken") from error

    async def log_in(self, login: str, password: str) -> Person:
        """Return the person of an account; as slow for a wrong login as for a wrong password."""
        found = await self.store.read(lambda c: people.by_login(c, login))
        known = None if found is None else found.password
        hashed = known if known else await asyncio.to_thread(nobody)
        right = await self._matches(hashed, password)
        if found is None or not right:
            raise Refusal("wrong-login")
        return self._by_id.setdefault(found.id, found)

    async def change_password(self, person: Person, old: str, new: str) -> None:
        """A new password for who knows the old one."""
        if person.password is None or not await self._matches(person.password, old):
            raise Refusal("wrong-login")
        person.password = await self._hash(new)
        await self.save(person)

    async def reset(self, login: str, code: str, password: str) -> Person:
        """Return a new password by a one-time code."""
        found = await self.store.read(lambda c: people.by_login(c, login))
        known = None if found is None else found.reset_code
        hashed = known if known else await asyncio.to_thread(nobody)
        right = await self._matches(hashed, code)
        if found is None or not right or (found.reset_until or 0) < now():
            raise Refusal("wrong-code")
        person = self._by_id.setdefault(found.id, found)
        person.password = await self._hash(password)

        def job(connection: Connection) -> None:
            people.save(connection, person)
            people.save_code(connection, person.id, None, None)

        await self._write(person, job)
        await self.close_others(person, None)
        return person

    async def forget(self, person: Person, job: Job[None]) -> None:
        """Delete a person by a job that does it in the store."""
        await self._write(person, job)
        self._forget(person)

    @contextmanager
    def leaving(self, person: Person) -> Iterator[None]:
        """Let someone whose account is being deleted take no seat any more."""
        self._leaving.add(person.id)
        try:
            yield
        finally:
            if not person.deleted:
                self._leaving.discard(person.id)

    def check_staying(self, person: Person) -> None:
        """Refuse whoever is deleted, or just being."""
        if person.id in self._leaving:
            raise Refusal("unknown-you")

    def _forget(self, person: Person) -> None:
        person.deleted = True
        self._by_id.pop(person.id, None)
        self._end({h for h, p in self._here.items() if p.id == person.id})

    def drop(self, gone: set[str]) -> None:
        """Forget people who are not in the store any more."""
        self._end({h for h, p in self._here.items() if p.id in gone})
        for id in gone:
            self._by_id.pop(id, None)

    async def find(self, id: str) -> Person | None:
        """Return a person by id."""
        return self._by_id.get(id) or await self.store.read(lambda c: people.find(c, id))

    def away_until(self, id: str, at: int) -> int | None:
        """Return until when this person's correspondence clocks rest at that time; None: they run.

        Everyone who sits at a table in memory is in memory too, so that nothing waits for this.
        """
        found = self._by_id.get(id)
        until = 0 if found is None else found.vacation_until or 0
        return until if until > at else None

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(hasher.hash, password)

    async def _matches(self, hashed: str, password: str) -> bool:
        async with self._hashing:
            return await asyncio.to_thread(matches, hashed, password)


@cache
def nobody() -> str:
    """Return a hash that no password matches: a wrong login takes as long as a wrong password."""
    return hasher.hash(secrets.token_hex(16))


def matches(hashed: str, password: str) -> bool:
    """Return whether this is the password, or the code, of a hash."""
    try:
        return hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


GUEST_DIGITS = 3


def guest_name(lang: str) -> str:
    """Return a name for a guest who has not chosen one: `Guest 482`."""
    return translate(lang, "guest", number=100 + secrets.randbelow(900))


def guest_name_in(lang: str, name: str) -> str:
    """Return a name in another language if it was given to a guest, and otherwise as it is."""
    number = name[-GUEST_DIGITS:]
    if not (number.isascii() and number.isdigit() and number[0] != "0"):
        return name
    given = any(name == translate(one, "guest", number=int(number)) for one in get_args(Lang))
    return translate(lang, "guest", number=int(number)) if given else name


def clean_name(name: str) -> str:
    """Return a name that fits on one line; Refusal if nothing is left of it."""
    clean = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not clean:
        raise Refusal("bad-name")
    return clean[:40].strip()


def _cookie_key(store: Store) -> bytes:
    """Return the key of the signatures, made when the database is new."""

    with store.startup_transaction() as connection:
        found = connection.execute(select(meta.c.value).where(meta.c.key == KEY)).scalar()
        if found is None:
            found = secrets.token_hex(32)
            connection.execute(insert(meta).values(key=KEY, value=found))
    return bytes.fromhex(found)
