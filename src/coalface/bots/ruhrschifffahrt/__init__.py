"""What bots know of Ruhrschifffahrt."""

from coalface.bots.ruhrschifffahrt.evaluate import RuhrEvaluator

EVALUATOR = RuhrEvaluator()
