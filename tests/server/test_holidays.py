"""Holidays: limited by the year, counted in the store, and shown."""

from typing import Any

import pytest

from coalface.server import ids
from coalface.server.people import holidays
from coalface.server.people.holidays import DAY, GRACE
from coalface.server.refusal import Refusal
from coalface.server.settings import Settings
from coalface.server.store.people import Person
from tests.server.browser import Browser
from tests.server.conftest import Running, Serve

NEW_YEAR = 1_767_225_600_000
A_YEAR = 30


def someone() -> Person:
    """A person who has had no holiday yet."""
    return Person(id="x", name="Anna", lang="en")


def test_a_holiday_is_charged_to_its_year() -> None:
    anna = someone()
    holidays.take(anna, 20, NEW_YEAR, A_YEAR)
    assert anna.vacation_until == NEW_YEAR + 20 * DAY
    later = NEW_YEAR + 100 * DAY
    assert holidays.days_left(anna, later, A_YEAR) == 10
    with pytest.raises(Refusal) as refused:
        holidays.take(anna, 11, later, A_YEAR)
    assert refused.value.values == {"days": 11, "left": 10, "limit": 30}
    assert anna.vacation_until == NEW_YEAR + 20 * DAY
    holidays.take(anna, 10, later, A_YEAR)
    assert holidays.days_left(anna, later + 50 * DAY, A_YEAR) == 0
    assert holidays.days_left(anna, NEW_YEAR + 366 * DAY, A_YEAR) == 30


def test_who_comes_back_early_gets_the_rest_back() -> None:
    anna = someone()
    holidays.take(anna, 30, NEW_YEAR, A_YEAR)
    assert holidays.days_left(anna, NEW_YEAR + 4 * DAY, A_YEAR) == 26
    holidays.take(anna, 0, NEW_YEAR + 4 * DAY, A_YEAR)
    assert anna.vacation_until is None
    assert holidays.days_left(anna, NEW_YEAR + 200 * DAY, A_YEAR) == 26


def test_nobody_rests_longer_than_the_limit_however_it_is_divided() -> None:
    anna, at, rested = someone(), NEW_YEAR, 0
    for hours in range(1, 1000):
        step = hours % 40 * 3_600_000
        try:
            holidays.take(anna, min(3, holidays.days_left(anna, at, A_YEAR)), at, A_YEAR)
        except Refusal:
            break
        rested += min(step, holidays.remaining(anna, at))
        at += step
        if holidays.year_of(at) != holidays.year_of(NEW_YEAR):
            break
    assert A_YEAR * DAY - 3 * DAY < rested <= A_YEAR * DAY + GRACE


def change(person: Browser, **fields: Any) -> tuple[int, Any]:
    """Change someone; the status and the answer."""
    answer = person.http.patch("/api/me", json=fields)
    return answer.status_code, answer.json()


def test_the_limit_is_shown_and_named(server: Running) -> None:
    anna = server.person("Anna")
    assert (anna.me["vacation_left"], anna.me["vacation_a_year"]) == (30, 30)
    assert change(anna, vacation_days=14)[0] == 200
    status, refused = change(anna, vacation_days=31, name="Someone else")
    assert (status, refused["key"]) == (409, "holiday-limit")
    assert "30 days of holiday left" in refused["words"]
    assert refused["detail"] == "got 31; accepted: 0 to 30"
    assert anna.get("/api/me")["name"] == "Anna"


def test_the_count_outlasts_a_restart(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    at = NEW_YEAR
    monkeypatch.setattr(ids, "time_source", lambda: at * 1_000_000)
    running = serve(holiday_days=10)
    anna = running.person("Anna")
    change(anna, vacation_days=8)
    cookies = dict(anna.http.cookies)
    running.stop()
    at += 9 * DAY
    again = serve(holiday_days=10).person(None)
    again.http.cookies.update(cookies)
    assert again.get("/api/me")["vacation_left"] == 2
    status, refused = change(again, vacation_days=3)
    assert (status, refused["key"]) == (409, "holiday-limit")
    assert "2 days of holiday left" in refused["words"]


@pytest.mark.parametrize("value", ["", "-1", "x", "367", "1e3", "³"])
def test_a_limit_that_is_no_number_of_days_is_refused(
    monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    monkeypatch.setenv("COALFACE_HOLIDAY_DAYS", value)
    with pytest.raises(ValueError, match="COALFACE_HOLIDAY_DAYS must be 0 to 366 days, got"):
        Settings().holidays()
    monkeypatch.setenv("COALFACE_HOLIDAY_DAYS", "12")
    assert Settings().holidays() == 12
