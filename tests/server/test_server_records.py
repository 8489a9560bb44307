"""Records between a server and a notebook: load by address, upload, open in a browser."""

import threading
import webbrowser
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import httpx
import pytest

import coalface
from coalface import server_records
from coalface.core.record import RecordError
from coalface.core.record_text import MAX_BYTES
from tests.server.conftest import Running
from tests.server.test_records import finished

GOLDEN = sorted((Path(__file__).parents[1] / "records" / "ruhrschifffahrt").glob("*.record"))[0]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the addresses that a browser was asked to open."""
    found: list[str] = []
    monkeypatch.setattr(webbrowser, "open", found.append)
    return found


def test_a_finished_game_is_loaded_from_its_address_and_shown_there(
    on_sqlite: Running, opened: list[str]
) -> None:
    table, _ = finished(on_sqlite)
    record = coalface.load(f"{on_sqlite.url}/t/{table}@42")
    record.verify()
    assert record.state().actor() == coalface.OVER
    assert record.line == 42
    assert "line 42 of" in record._repr_html_()
    for address in (f"/t/{table}", f"/table/{table}", f"/table/{table}/replay?line=7"):
        assert coalface.load(on_sqlite.url + address).lines == record.lines
    page = f"{on_sqlite.url}/table/{table}/replay"
    assert record.open_in_browser() == f"{page}?line=42"
    assert record.open_in_browser(at=3) == f"{page}?line=3"
    assert coalface.load(f"{page}?line=7").line == 7
    assert opened == [f"{page}?line=42", f"{page}?line=3"]


def test_a_record_of_ones_own_is_uploaded_and_comes_back(
    on_sqlite: Running, opened: list[str]
) -> None:
    record = coalface.load(GOLDEN)
    assert record.line is None
    page = record.open_in_browser(on_sqlite.url, at=5)
    assert opened == [page]
    assert page.startswith(f"{on_sqlite.url}/record/")
    assert page.endswith("?line=5")
    assert httpx.get(page).status_code == 200
    again = coalface.load(page)
    assert (again.write(), again.line) == (record.write(), 5)
    id = page.partition("/record/")[2].partition("?")[0]
    assert coalface.load(f"{on_sqlite.url}/r/{id}@5").write() == record.write()


def test_a_short_address_leads_to_the_page(on_sqlite: Running) -> None:
    for short, page in {
        "/t/0123456789abcdef@42": "/table/0123456789abcdef/replay?line=42",
        "/t/0123456789abcdef": "/table/0123456789abcdef/replay",
        "/r/0123456789abcdef@7": "/record/0123456789abcdef?line=7",
    }.items():
        answer = httpx.get(on_sqlite.url + short)
        assert (answer.status_code, answer.headers["location"]) == (302, page)
    for wrong in ("/t/evil.example@1", "/t/0123456789abcdef@x", "/t/short"):
        assert httpx.get(on_sqlite.url + wrong).status_code == 404


def test_what_a_server_refuses_is_an_error_in_its_words(on_sqlite: Running) -> None:
    anna = on_sqlite.person("Anna")
    table = anna.table("me,me")["id"]
    with pytest.raises(ValueError, match=r"/record: the server refuses \(409: [A-Z].+\.\)$"):
        coalface.load(f"{on_sqlite.url}/t/{table}")
    with pytest.raises(ValueError, match=r"the server refuses \(404"):
        coalface.load(f"{on_sqlite.url}/r/0123456789abcdef")
    done, _ = finished(on_sqlite)
    with pytest.raises(ValueError, match="line 99999 out of range 0–"):
        coalface.load(f"{on_sqlite.url}/t/{done}@99999")


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("ftp://host/t/abc", "expected a file or an address such as"),
        ("https:///t/abc", "expected a file or an address such as"),
        ("https://host:port/t/abc", "expected a file or an address such as"),
        ("https://host/elsewhere", "expected an address such as"),
        ("https://host/t/a b", "expected an address such as"),
        ("https://anna:secret@host/t/abc", "without a name and a password"),
        ("https://host/table/abc/replay?line=x", "expected the number of a line, got 'x'"),
    ],
)
def test_other_addresses_are_refused_before_anyone_is_asked(address: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        coalface.load(address)


def test_an_address_below_a_path_is_that_of_its_server() -> None:
    found = server_records.read_address("https://host:8443/games/t/0123456789abcdef@4")
    assert found.text == "https://host:8443/games/api/tables/0123456789abcdef/record"
    assert found.page(4) == "https://host:8443/games/table/0123456789abcdef/replay?line=4"


def test_a_file_that_is_not_there_and_a_server_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        coalface.load(tmp_path / "no.record")
    with pytest.raises(OSError, match=r"cannot reach http://127\.0\.0\.1:9/"):
        coalface.load("http://127.0.0.1:9/t/abc")
    with pytest.raises(ValueError, match="expected the address of a server"):
        coalface.load(GOLDEN).open_in_browser("host")


class Strange(BaseHTTPRequestHandler):
    """A server that is not ours."""

    def do_GET(self) -> None:
        """Lead elsewhere, send too much, or send what is no record."""
        self.send_response(302 if "away" in self.path else 200)
        self.send_header("location", "http://127.0.0.1:9/t/other")
        self.end_headers()
        if "large" in self.path:
            self.wfile.write(b"x" * (MAX_BYTES + 2))
        self.wfile.write(b"hello")

    def do_POST(self) -> None:
        """Answer what no server of ours answers."""
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"[]" if "json" in self.path else b"hello")

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def strange() -> Iterator[str]:
    """Return the address of a server that is not ours."""
    server = HTTPServer(("127.0.0.1", 0), Strange)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.parametrize("path", ["", "/json"])
def test_a_record_is_not_uploaded_to_a_server_that_is_not_ours(
    strange: str, path: str, opened: list[str]
) -> None:
    with pytest.raises(ValueError, match="expected a server of Coalface, got another answer"):
        coalface.load(GOLDEN).open_in_browser(strange + path)
    assert opened == []


def test_redirects_floods_and_other_texts_are_refused(strange: str) -> None:
    with pytest.raises(ValueError, match=r"leads elsewhere, to 'http://127\.0\.0\.1:9/t/other'"):
        coalface.load(f"{strange}/t/away")
    with pytest.raises(RecordError, match="plain"):
        coalface.load(f"{strange}/t/plain")
    with pytest.raises((ValueError, OSError), match="too large"):
        coalface.load(f"{strange}/t/large")
