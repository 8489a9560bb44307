"""What Coal Baron must reach beyond the others."""

from coalface.bench.goals import Goals

GOALS = Goals(kernel_against_catanatron=100.0, plain_against_catanatron=2.0)
