"""The cards of the environments are those of the code."""

import coalface
from coalface.envs import ENVIRONMENTS
from tools import cards


def test_the_cards_are_current() -> None:
    pages = cards.pages()
    assert len(pages) == len(ENVIRONMENTS) + 1
    for path, text in pages.items():
        assert path.read_text("utf-8") == text, f"{path.name}: run `python -m tools.cards`"
    assert {*cards.FOLDER.iterdir()} == {*pages}


def test_a_card_has_figures_of_random_games_and_strengths() -> None:
    played = cards.play(coalface.game("ruhrschifffahrt"), 3)
    assert len(played.decisions) == len(played.draws) == cards.GAMES
    assert len(played.scores) == 3 * cards.GAMES
    assert sum(played.decisions) == len(played.legal)
    assert sum(played.draws) == len(played.outcomes)
    assert cards.spread([1, 2, 6]) == "3 (1 to 6)"
    assert cards.spread([]) == "none"
    for each in ENVIRONMENTS:
        rows = cards.ladder(cards.ladder_section(each.game))
        assert rows[0][:2] == ["greedy", "random"]
        assert {len(row) for row in rows} == {5}
        assert all(row[3].endswith("%)") for row in rows)


def test_a_card_says_whether_its_strengths_are_those_of_other_rules() -> None:
    section = cards.ladder_section("coal_baron")
    assert cards.versions(section) == ("1", "1")
    assert "before the rules" not in "".join(cards.strengths("coal_baron", section))
    older = section.replace("Rules 1,", "Rules 0,")
    assert "before the rules" in "".join(cards.strengths("coal_baron", older))
