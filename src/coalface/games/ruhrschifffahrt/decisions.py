"""What is decided in Ruhrschifffahrt, by players and by chance, with each decision's arguments.

`pending.py`, made from this page, has a number and functions for each of them.
"""

from coalface.core.decisions import Decision, chance_decision, decision
from coalface.core.fields import Choice, Number
from coalface.games.ruhrschifffahrt import names

DECISIONS: tuple[Decision, ...] = (
    chance_decision("first"),
    chance_decision("marker"),
    chance_decision("country"),
    decision("levy"),
    decision("gift"),
    decision("remove"),
    decision("return", coal=Choice(names.COAL_NAMES), pips=Number(1, 15)),
    decision("option"),
    decision("bring"),
    decision("improve"),
    decision("start"),
    decision("sell"),
    decision("forced-lock"),
    decision("second-lock"),
    decision("buy"),
    decision("inn"),
)
