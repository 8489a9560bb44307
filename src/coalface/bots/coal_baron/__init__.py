"""What bots know of Coal Baron."""

from coalface.bots.coal_baron.evaluate import CoalBaronEvaluator

EVALUATOR = CoalBaronEvaluator()
