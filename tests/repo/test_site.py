"""The documentation site: pages are collected whole, links fit, and broken ones are found."""

import re
from pathlib import Path

import coalface
from tests.repo.doc_blocks import ROOT
from tools.site.docstrings import mark_examples
from tools.site.games import MARK, options_table, write_options
from tools.site.links import find_broken_links
from tools.site.pages import collect, relink, repository, site_pages
from tools.site.rule_pages import list_rules

LIBRARY = ROOT / "docs/guide/library.md"


def test_every_page_is_collected_with_its_pictures(tmp_path: Path) -> None:
    count = collect(tmp_path)
    assert count == len(list(tmp_path.rglob("*.md"))) == len(site_pages())
    assert {"index.md", "changelog.md", "rules/rulings.md"} <= {
        path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.md")
    }
    assert (tmp_path / "img/terminal.svg").is_file()


def test_every_page_at_the_top_is_in_the_site() -> None:
    top = {path.name for path in ROOT.glob("*.md")} - {"README.md"}
    assert top == {path.name for path in site_pages() if path.parent == ROOT}


def test_links_between_pages_lead_to_where_the_site_has_them() -> None:
    place = Path("guide/library.md")
    assert relink("[a](../bench.md#medians)", LIBRARY, place) == "[a](../bench.md#medians)"
    assert relink("[a](../../CHANGELOG.md)", LIBRARY, place) == "[a](../changelog.md)"
    assert relink("[a](../../README.md)", LIBRARY, place) == "[a](../index.md)"
    assert relink("![a](../img/terminal.svg)", LIBRARY, place) == "![a](../img/terminal.svg)"
    assert relink("[a](#speed) [b](https://semver.org)", LIBRARY, place) == (
        "[a](#speed) [b](https://semver.org)"
    )


def test_a_link_to_source_code_leads_to_the_repository_or_is_plain_text() -> None:
    linked = relink("[`a`](../../setup.py)", LIBRARY, Path("guide/library.md"))
    assert linked == (f"[`a`]({repository()}/blob/main/setup.py)" if repository() else "`a`")


def test_rules_become_paragraphs_that_can_be_linked_to() -> None:
    page = (ROOT / "docs/rules/coal_baron.md").read_text("utf-8")
    listed = list_rules(page, "coal_baron")
    rules = re.findall(r"^\| (CB-\d+) \|", page, re.MULTILINE)
    assert len(rules) == 97
    assert re.findall(r"^\((cb-\d+)\)=$", listed, re.MULTILINE) == [r.lower() for r in rules]
    assert "| Rule |" not in listed
    assert "# Rules of Coal Baron" in listed
    assert "do not edit" not in listed


def test_the_page_of_each_game_has_its_options() -> None:
    for info in coalface.list_games():
        page = (ROOT / f"docs/games/{info.id}.md").read_text("utf-8")
        assert (MARK in page) == bool(info.options)
        written = write_options(page, info.id)
        assert all(f"| `{option.name}` |" in written for option in info.options)


def test_options_show_the_default_first_and_their_rule() -> None:
    rows = [row for row in options_table("coal_country") if row.startswith("| `rounds`")]
    (row,) = rows
    assert "`6`, `8`" in row
    assert "[CC-1](../rules/coal_country.md#cc-1)" in row


def test_an_indented_example_of_a_docstring_is_code() -> None:
    assert mark_examples(["Do it:", "", "    do(it)", "", "Then more."]) == [
        "Do it:", "", "::", "", "    do(it)", "", "Then more.",
    ]  # fmt: skip
    marked_already = ["Do it::", "", "    do(it)"]
    assert mark_examples(marked_already) == marked_already


def test_broken_links_of_the_site_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<p id="x"><a href="b.html#y"><a href="#x">', "utf-8")
    (tmp_path / "b.html").write_text('<p id="z"><a href="a.html"><img src="no.png">', "utf-8")
    assert find_broken_links(tmp_path) == [
        "a.html: b.html#y has no such place",
        "b.html: no.png is no file of the site",
    ]


def test_everything_public_has_a_page_in_the_reference() -> None:
    pages = "\n".join(path.read_text("utf-8") for path in (ROOT / "docs/api").glob("*.md"))
    for package in ("coalface", "coalface.core.contract", "coalface.core.conformance"):
        assert f".. automodule:: {package}\n" in pages
