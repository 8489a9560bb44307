"""A view of Coal Country in words: sections and tables of keys and arguments."""

from coalface.core.tables import Section, Words
from coalface.games.coal_country.view import CoalCountryView


def describe(view: CoalCountryView) -> tuple[Section, ...]:
    """The position as this seat sees it."""
    round = Words("cc-line-round", (("round", "count", view.table.round),))
    return (Section(Words("cc-title"), (round,)),)
