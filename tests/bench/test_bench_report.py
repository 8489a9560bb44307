"""Figures to reach, tables, page and JSON of the bench, from samples with known rates."""

import io
import json
from collections.abc import Mapping

import pytest
from rich.console import Console

from tools.bench.figures import Figure, Outcome, figures_of, measure, outcomes
from tools.bench.goals import Goals, goals_of
from tools.bench.machine import Machine
from tools.bench.ours import BUILDS, UNITS, contenders, key_of
from tools.bench.peers import BACKGAMMON, CATANATRON, GIN_RUMMY
from tools.bench.report import Run, as_json, number, page, percent, print_tables
from tools.bench.rounds import Contender, Sample

GAME = "coal_baron"
MACHINE = Machine("Abacus 9", 2, 1, 0.05, "Linux x86_64", "CPython 3.11.7", "abc", "2026-01-31")
RATES: Mapping[str, tuple[int, int | None]] = {
    key_of(GAME, "compiled", "kernel"): (2_400_000, 240_000),
    key_of(GAME, "compiled", "driven"): (500_000, 50_000),
    key_of(GAME, "compiled", "clone"): (499_999, None),
    key_of(GAME, "compiled", "guess"): (200_000, None),
    key_of(GAME, "compiled", "search"): (8_001, None),
    key_of(GAME, "compiled", "bare"): (12_000, None),
    key_of(GAME, "plain", "kernel"): (60_000, 6_000),
    key_of(GAME, "plain", "driven"): (55_000, 5_500),
    key_of(GAME, "plain", "clone"): (30_000, None),
    key_of(GAME, "plain", "guess"): (9_000, None),
    key_of(GAME, "plain", "search"): (401, None),
    key_of(GAME, "plain", "bare"): (500, None),
    CATANATRON: (20_000, 12_000),
    GIN_RUMMY: (40_000, 400),
    BACKGAMMON: (50_001, 5_000),
}


def sample(count: int, forced: int | None, versions: Mapping[str, str]) -> Sample:
    return Sample(count, forced, 0 if forced is None else 10, 1.0, 1.0, versions)


def a_run(without: tuple[str, ...] = ()) -> Run:
    seen = {key: {"seats": "4"} if key.startswith(GAME) else {key: "9.9"} for key in RATES}
    samples = {
        key: [sample(count, forced, seen[key])] * 5
        for key, (count, forced) in RATES.items()
        if key not in without
    }
    fielded = [*contenders([GAME], BUILDS)]
    fielded += [Contender(key, "decisions", (), {}) for key in RATES if not key.startswith(GAME)]
    fielded = [contender for contender in fielded if contender.key in samples]
    return Run([GAME], fielded, samples, outcomes([GAME], samples), MACHINE, 5, 1.0, 1)


def judged(run: Run) -> dict[str, bool | None]:
    return {outcome.figure.title: outcome.reached for outcome in run.outcomes}


def test_a_figure_is_reached_from_its_least_on() -> None:
    assert judged(a_run()) == {
        "in-kernel / catanatron": True,
        "driven / catanatron": False,
        "driven / gin_rummy": True,
        "driven / backgammon": False,
        "plain, in-kernel / catanatron": True,
        "compiled / plain, in-kernel": True,
        "clones a second": False,
        "guess / clone": True,
        "search / bare playouts": True,
        "iterations of search a second": True,
        "compiled / plain, search": False,
    }


def test_a_figure_whose_contender_did_not_run_is_not_measured() -> None:
    rows = judged(a_run(without=(CATANATRON,)))
    assert [title for title, reached in rows.items() if reached is None] == [
        "in-kernel / catanatron",
        "driven / catanatron",
        "plain, in-kernel / catanatron",
    ]


def test_a_figure_must_be_reached_without_forced_decisions_too() -> None:
    figure = Figure(GAME, "ours / theirs", "ours", "theirs", 10.0)
    samples = {"ours": [sample(1000, 900, {})], "theirs": [sample(50, 0, {})]}
    outcome = measure(figure, samples)
    assert (outcome.value, outcome.free, outcome.reached) == (20.0, 2.0, False)
    assert Outcome(figure, 20.0, None).reached
    assert not Outcome(figure, 9.0, 11.0).reached


def test_a_game_without_goals_of_its_own_has_the_common_ones() -> None:
    assert goals_of("coal_country") == Goals()
    own = goals_of(GAME)
    assert (own.kernel_against_catanatron, own.plain_against_catanatron) == (100, 2)
    assert (own.searches_a_second, own.search_against_plain) == (8_000, 20)
    titles = [figure.title for figure in figures_of("coal_country")]
    assert "plain, in-kernel / catanatron" not in titles
    assert "compiled / plain, search" not in titles


def test_ours_run_in_both_builds_and_every_mode() -> None:
    fielded = {contender.key: contender for contender in contenders([GAME], BUILDS)}
    assert set(fielded) == {key_of(GAME, build, mode) for build in BUILDS for mode in UNITS}
    assert fielded[key_of(GAME, "plain", "clone")].environment["COALFACE_PURE"] == "1"
    assert "COALFACE_PURE" not in fielded[key_of(GAME, "compiled", "clone")].environment


@pytest.mark.parametrize(
    ("value", "text"),
    [(2_400_000.4, "2,400,000"), (100.0, "100"), (99.96, "100"), (12.345, "12.3"), (0.2, "0.2")],
)
def test_numbers_are_readable(value: float, text: str) -> None:
    assert number(value) == text


def test_shares_are_in_per_cent() -> None:
    assert (percent(0.1234), percent(0.0), percent(None)) == ("12.3 %", "0.0 %", "-")


def test_the_page_says_what_it_ran_on_what_was_reached_and_what_counts() -> None:
    text = page(a_run())
    assert "| processor | Abacus 9, 2 cores, core 1 used |" in text
    assert "| commit | abc |" in text
    assert "| coal_baron/compiled/kernel | decisions | 2,400,000 | 0 % | 10.0 % | 10 |" in text
    assert "| coal_baron | in-kernel / catanatron | 120x | 270x | 100x | reached |" in text
    assert "| coal_baron | clones a second | 499,999 | - | 500,000 | not reached |" in text
    assert "- coal_baron is played by 4.\n" in text
    assert "- catanatron: Four of its" in text
    assert "catanatron 9.9" in text


def test_the_page_without_peers_says_so() -> None:
    text = page(a_run(without=(CATANATRON, GIN_RUMMY, BACKGAMMON)))
    assert "| peers | none |" in text
    assert "| coal_baron | driven / catanatron | - | - | 30x | not measured |" in text
    assert "- catanatron:" not in text


def test_json_holds_medians_rounds_and_figures() -> None:
    report = json.loads(json.dumps(as_json(a_run())))
    kernel = report["contenders"][key_of(GAME, "compiled", "kernel")]
    assert (kernel["per_second"], kernel["games_per_second"]) == (2_400_000, 10)
    assert (kernel["forced_share"], len(kernel["rounds"])) == (0.1, 5)
    clone = report["contenders"][key_of(GAME, "compiled", "clone")]
    assert (clone["forced_share"], clone["games_per_second"]) == (None, None)
    assert report["figures"][0]["reached"] is True
    assert report["figures"][0]["against"] == CATANATRON
    assert report["machine"]["cpu"] == "Abacus 9"


def test_the_tables_name_every_contender_and_figure_in_80_columns() -> None:
    screen = io.StringIO()
    run = a_run()
    print_tables(run, Console(file=screen, width=80))
    assert "…" not in screen.getvalue()
    for contender in run.contenders:
        assert contender.key in screen.getvalue()
    for outcome in run.outcomes:
        assert outcome.figure.title in screen.getvalue()
    assert screen.getvalue().count("not reached") == 4
