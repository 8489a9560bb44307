"""Holidays: for how long a person's correspondence clocks may rest in a year.

A holiday is charged when it is taken, to the calendar year (UTC) in which it begins. Whoever comes
back early, or takes another one instead, gets the rest of it back, if it is still that year.
"""

from datetime import UTC, datetime

from coalface.server.refusal import Refusal
from coalface.server.store.people import Person

DAY = 86_400_000
GRACE = 3_600_000
"""A holiday that was taken by mistake and ended within an hour costs no day."""


def year_of(at: int) -> int:
    """Return the year of a time."""
    return datetime.fromtimestamp(at / 1000, UTC).year


def used(person: Person, at: int) -> int:
    """Return the milliseconds of this year's holidays that are charged."""
    return person.vacation_used or 0 if person.vacation_year == year_of(at) else 0


def remaining(person: Person, at: int) -> int:
    """Return the milliseconds until a holiday ends; 0 if there is none."""
    return max(0, (person.vacation_until or 0) - at)


def days_left(person: Person, at: int, a_year: int) -> int:
    """Return how many days a new holiday may have, which would end one that lasts."""
    return max(0, a_year * DAY + GRACE - _charged_if_ended(person, at)) // DAY


def _charged_if_ended(person: Person, at: int) -> int:
    """Return what stays charged if a holiday that lasts ends now."""
    return max(0, used(person, at) - remaining(person, at))


def take(person: Person, days: int, at: int, a_year: int) -> None:
    """Begin a holiday of some days, or end the one that lasts; Refusal beyond the limit."""
    left = days_left(person, at, a_year)
    if days > left:
        raise Refusal("holiday-limit", detail=f"got {days}; accepted: 0 to {left}").with_values(
            days=days, left=left, limit=a_year
        )
    charged = _charged_if_ended(person, at)
    person.vacation_used, person.vacation_year = charged + days * DAY, year_of(at)
    person.vacation_until = at + days * DAY if days else None
