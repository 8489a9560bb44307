"""The page of reference results says what the results say."""

import json
import re

from coalface.envs import ENVIRONMENTS
from tools import baselines


def test_the_page_is_that_of_the_results() -> None:
    results = json.loads(baselines.RESULTS.read_text("utf-8"))
    assert baselines.PAGE.read_text("utf-8") == baselines.page(results)
    assert [*results["environments"]] == [each.id for each in ENVIRONMENTS]
    for rows in results["environments"].values():
        assert {tuple(row["bots"]) for row in rows} == {
            ("friendly", "random"),
            ("greedy", "random"),
            ("apprentice", "random"),
            ("greedy", "friendly"),
            ("apprentice", "friendly"),
            ("apprentice", "greedy"),
        }
        assert {(row["games"], row["seed"]) for row in rows} == {
            (results["games"], results["seed"])
        }
        assert not any(row["faults"] for row in rows)


def test_a_row_has_wins_and_points_with_intervals() -> None:
    found = baselines.play("ruhrschifffahrt", ("greedy", "random"), 2, 7, 1)
    first = found["bots"]["greedy"]
    assert baselines.row(found["bots"]).startswith(f"| greedy | random | {first['win_rate']:.0%} (")
    assert found == baselines.play("ruhrschifffahrt", ("greedy", "random"), 2, 7, 1) | {
        "bots": found["bots"]  # their times differ
    }


def test_the_guide_says_how_the_friendly_opponent_fares() -> None:
    results = json.loads(baselines.RESULTS.read_text("utf-8"))
    guide = (baselines.ROOT / "docs" / "guide" / "bots.md").read_text("utf-8")
    for rows in results["environments"].values():
        found = {tuple(row["bots"]): row["bots"] for row in rows}
        pair = found["greedy", "friendly"]
        share = pair["friendly"]["mean_score"] / pair["greedy"]["mean_score"]
        assert 0.4 < share < 0.7
        game = rows[0]["game"].replace("_", " ").title()
        assert re.search(rf"{100 * share:.0f} % (of its points )?in {game}", guide)
        worst = found["friendly", "random"]
        assert worst["friendly"]["score_interval"][0] > worst["random"]["score_interval"][1]
