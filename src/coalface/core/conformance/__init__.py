"""The laws that every game must keep, as a suite that takes any Game, compiled or not.

    >>> from coalface.core.conformance import check
    >>> print(check(my_game))  # doctest: +SKIP

A law is tried on random games of every number of seats. Where one is broken the report has the
lines of play that lead there. Options are the caller's: check each Game that they make.
"""

from coalface.core.conformance.chance import deviation
from coalface.core.conformance.guessing import frequencies
from coalface.core.conformance.report import BrokenLaw, Failure, Law, Outcome, Report
from coalface.core.conformance.run import check, laws
from coalface.core.conformance.trial import Trial

__all__ = [
    "BrokenLaw",
    "Failure",
    "Law",
    "Outcome",
    "Report",
    "Trial",
    "check",
    "deviation",
    "frequencies",
    "laws",
]
