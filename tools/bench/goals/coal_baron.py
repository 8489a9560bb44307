"""What Coal Baron must reach beyond the others."""

from tools.bench.goals import Goals

GOALS = Goals(
    kernel_against_catanatron=100.0,
    plain_against_catanatron=2.0,
    searches_a_second=8_000.0,
    search_against_plain=20.0,
)
