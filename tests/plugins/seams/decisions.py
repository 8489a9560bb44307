"""What is decided in Seams."""

from coalface.core.decisions import chance_decision, decision

DECISIONS = (chance_decision("roll"), decision("bid"))
