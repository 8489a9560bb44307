"""Records from files and from servers, and records shown by a server.

    record = coalface.load("evening.record")
    record = coalface.load("https://coal.example/t/0123456789ab@42")  # after line 42

An address of a server is that of a table or of an uploaded record, as a browser shows it, or short:
`/t/ID@LINE`, `/r/ID@LINE`. Only the host that is named is asked, redirects are not followed, and no
more is read than a record can have.
"""

import json
import re
import webbrowser
from dataclasses import dataclass
from http.client import HTTPException, HTTPMessage
from http.cookiejar import CookieJar
from pathlib import Path
from typing import IO, Final
from urllib.error import HTTPError, URLError
from urllib.parse import SplitResult, parse_qs, urlsplit
from urllib.request import HTTPCookieProcessor, HTTPRedirectHandler, Request, build_opener

from coalface.core.record import Record, RecordError
from coalface.core.record_text import MAX_BYTES

TIMEOUT: Final = 20.0
"""Seconds that a server may take for each part of an answer."""
MAX_UPLOAD: Final = 1_000_000
"""The bytes that a server takes."""
GUEST: Final = "notebook"
"""The name under which records are uploaded."""
COOKIES: Final[dict[str, CookieJar]] = {}
"""Who we are at each server."""
UNKNOWN_PERSON: Final = 401
SCHEMES: Final = ("http", "https")
SHORT: Final = re.compile(r"(?P<base>.*)/(?P<kind>[tr])/(?P<id>[^/@]+)(@(?P<line>[0-9]{1,9}))?/?")
LONG: Final = re.compile(
    r"(?P<base>.*)/(?P<kind>table|record)/(?P<id>[^/@]+)(?P<replay>/replay)?(@(?P<line>[0-9]{1,9}))?/?"
)
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
FORMS: Final = "https://HOST/t/ID@LINE, /r/ID@LINE, /table/ID/replay?line=LINE or /record/ID"


@dataclass(frozen=True, slots=True)
class Address:
    """Where a server has a game: `base` is the server, `kind` table or record."""

    base: str
    kind: str
    id: str
    line: int | None

    @property
    def text(self) -> str:
        """Where the record itself is."""
        if self.kind == "table":
            return f"{self.base}/api/tables/{self.id}/record"
        return f"{self.base}/api/records/{self.id}/record"

    def page(self, line: int | None) -> str:
        """Return where a browser shows the replay, at a line."""
        middle = f"table/{self.id}/replay" if self.kind == "table" else f"record/{self.id}"
        return f"{self.base}/{middle}" + ("" if line is None else f"?line={line}")


def load(source: str | Path) -> Record:
    """Return the record of a file, or of an address of a server that names a finished game.

    RecordError if it is no record, ValueError if the address is none or the server refuses,
    OSError if it cannot be reached. With `@LINE` in an address, `record.line` is that line: it is
    drawn in notebooks, `record.state(record.line)` is the position after it.
    """
    if isinstance(source, Path) or "://" not in source:
        return Record.load(source)
    address = read_address(source)
    try:
        record = Record.read(decoded(ask_as_guest(address.base, address.text), source))
    except RecordError as error:
        raise error.within(source) from error.__cause__
    if address.line is not None and address.line > len(record):
        raise ValueError(f"{source}: line {address.line} out of range 0–{len(record)}")
    record.line, record.address = address.line, address.page(None)
    return record


def read_address(source: str) -> Address:
    """Return the game that an address names; ValueError if it names none."""
    parts = urlsplit(source)
    if not is_server(parts):
        raise ValueError(f"expected a file or an address such as {FORMS}; got {source!r}")
    if parts.username is not None or parts.password is not None:
        raise ValueError("expected an address without a name and a password")
    found = SHORT.fullmatch(parts.path) or LONG.fullmatch(parts.path)
    if found is None or not ID.fullmatch(found["id"]):
        raise ValueError(f"expected an address such as {FORMS}; got {source!r}")
    line = found["line"] or next(iter(parse_qs(parts.query).get("line", [])), None)
    if line is not None and not (line.isascii() and line.isdigit() and len(line) < 10):
        raise ValueError(f"expected the number of a line, got {line!r}")
    kind = {"t": "table", "r": "record"}.get(found["kind"], found["kind"])
    base = f"{parts.scheme}://{parts.netloc}{found['base']}"
    return Address(base, kind, found["id"], None if line is None else int(line))


def is_server(parts: SplitResult) -> bool:
    """Tell whether an address has a scheme that is asked, a host, and a port if it names one."""
    try:
        return parts.scheme in SCHEMES and bool(parts.hostname) and parts.port != 0
    except ValueError:  # the port is no number
        return False


def show(record: Record, server: str, line: int | None) -> str:
    """Open the replay of a record in a browser; return its address."""
    address = upload(record, server) if record.address is None else read_address(record.address)
    page = address.page(line)
    webbrowser.open(page)
    return page


def upload(record: Record, server: str) -> Address:
    """Give a record to a server as a guest; return where it is."""
    if not is_server(urlsplit(server)):
        raise ValueError(f"expected the address of a server such as http://HOST; got {server!r}")
    base, text = server.rstrip("/"), record.write().encode()
    if len(text) > MAX_UPLOAD:
        raise ValueError(f"the record is too large for a server: over {MAX_UPLOAD} bytes")
    answer = ask_as_guest(base, f"{base}/api/records", text)
    try:
        id = str(json.loads(answer)["id"])
    except (ValueError, LookupError, TypeError) as error:
        raise ValueError(f"{base}: expected a server of Coalface, got another answer") from error
    return Address(base, "record", id, None)


def ask_as_guest(base: str, url: str, body: bytes | None = None) -> bytes:
    """Return what a server answers to a guest, who comes in when the server asks who it is."""
    jar = COOKIES.setdefault(base, CookieJar())
    plain = {"content-type": "text/plain; charset=utf-8"} if body else {}
    try:
        return ask(Request(url, body, plain), MAX_BYTES, jar)
    except Refused as error:
        if error.code != UNKNOWN_PERSON:
            raise
    guest = json.dumps({"name": GUEST, "lang": "en"}).encode()
    ask(Request(f"{base}/api/guests", guest, {"content-type": "application/json"}), MAX_BYTES, jar)
    return ask(Request(url, body, plain), MAX_BYTES, jar)


class Refused(ValueError):
    """A server has refused; `code` is the status."""

    def __init__(self, message: str, code: int) -> None:
        super().__init__(message)
        self.code = code


class NoRedirects(HTTPRedirectHandler):
    """Follows no redirect: another host was not asked for."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> None:
        """Refuse it."""
        raise ValueError(f"{req.full_url}: the server leads elsewhere, to {newurl!r}")


def ask(request: Request, most: int, jar: CookieJar) -> bytes:
    """Return what a server answers; ValueError with its reason if it refuses."""
    opener = build_opener(NoRedirects, HTTPCookieProcessor(jar))
    try:
        with opener.open(request, timeout=TIMEOUT) as answer:
            found: bytes = answer.read(most + 1)
    except HTTPError as error:
        with error:
            raise Refused(f"{request.full_url}: {reason(error)}", error.code) from error
    except URLError as error:
        raise OSError(f"cannot reach {request.full_url}: {error.reason}") from error
    except HTTPException as error:
        raise OSError(f"{request.full_url}: the answer broke off") from error
    if len(found) > most:
        raise ValueError(f"{request.full_url}: the answer is too large: over {most} bytes")
    return found


def reason(error: HTTPError) -> str:
    """Return why a server refuses, in its own words if it has any."""
    try:
        answer = json.loads(error.read(10_000))
        words = str(answer.get("words") or answer.get("key") or "")
    except (ValueError, AttributeError, OSError):
        words = ""
    return f"the server refuses ({error.code}{': ' if words else ''}{words})"


def decoded(data: bytes, source: str) -> str:
    """Return the text of an answer."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ValueError(f"{source}: expected UTF-8 text") from error
