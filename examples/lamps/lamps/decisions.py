"""What is decided in Lamps, by chance and by players."""

from coalface.core.decisions import chance_decision, decision
from coalface.core.fields import Seat

DECISIONS = (chance_decision("deal", to=Seat()), decision("choose"))
