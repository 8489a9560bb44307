"""Behind a proxy: whose word is believed about where a request comes from, and by what way."""

import pytest

from coalface.server.http import guard
from coalface.server.limits import Rate
from coalface.server.settings import TRUSTED_PROXIES
from tests.server.conftest import Running, Serve

FEW = Rate(burst=10, a_second=0.001)


@pytest.fixture(autouse=True)
def few_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits that a slow machine reaches too."""
    monkeypatch.setattr(guard, "REQUESTS", FEW)


def from_elsewhere(running: Running, address: str, requests: int) -> set[int]:
    """The answers to requests that a proxy says come from this address."""
    http = running.person(None).http
    headers = {"x-forwarded-for": address}
    return {http.get("/api/bots", headers=headers).status_code for _ in range(requests)}


def test_limits_are_by_the_address_that_a_trusted_proxy_names(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(TRUSTED_PROXIES, "127.0.0.1")
    running = serve(limits=True)
    assert from_elsewhere(running, "203.0.113.1", 20) == {200, 429}
    assert from_elsewhere(running, "203.0.113.2", 3) == {200}


def test_nobody_is_believed_who_is_not_trusted(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else whoever is held back would only have to name another address."""
    for trusted in ("", "203.0.113.9"):
        monkeypatch.setenv(TRUSTED_PROXIES, trusted)
        running = serve(limits=True)
        assert from_elsewhere(running, "203.0.113.1", 20) == {200, 429}
        assert from_elsewhere(running, "203.0.113.2", 1) == {429}
        running.stop()


def set_cookie(running: Running, **headers: str) -> str:
    """The cookie that a guest is given."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    answer = running.person(None).http.post("/api/guests", json={"name": "Anna"}, headers=sent)
    return str(answer.headers["set-cookie"])


def test_cookies_are_secure_where_a_trusted_proxy_says_https(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(TRUSTED_PROXIES, "127.0.0.1")
    running = serve()
    assert "Secure" in set_cookie(running, x_forwarded_proto="https")
    assert "Secure" not in set_cookie(running, x_forwarded_proto="http")
    running.stop()
    monkeypatch.delenv(TRUSTED_PROXIES)
    assert "Secure" not in set_cookie(serve(), x_forwarded_proto="https")
