"""Collect the pages of the site: docs and the pages at the top, with links that fit the site.

A page is written to be read in the repository, so its links are paths of files. In the site a link
to another page stays a link to that page, a picture is copied, and a link to source code leads to
the repository that pyproject.toml names under `[project.urls]`; without one it is plain text.
"""

import os
import re
import shutil
import tomllib
from functools import cache
from pathlib import Path

from tools.site.games import write_options
from tools.site.rule_pages import list_rules

HOME = Path(__file__).parents[2]
DOCS = HOME / "docs"
TOP_PAGES = {
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "RELEASING.md": "releasing.md",
    "RULINGS.md": "rules/rulings.md",
    "SECURITY.md": "security.md",
}
"""Pages at the top of the repository, and where they are in the site."""
INSTEAD = {"README.md": "index.md", "docs/adr": "adr/index.md"}
"""What a link to these leads to."""

FENCED = re.compile(r"(^ *(`{3,}|~{3,}).*?^ *\2`*$)", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(!?)\[((?:`[^`]*`|[^\[\]])*)\]\(([^)\s]+)\)")
OUTSIDE = re.compile(r"[a-z]+:|#")


class MissingTarget(Exception):
    """A link that leads nowhere."""


@cache
def site_pages() -> dict[Path, Path]:
    """Return where in the site each Markdown file of the repository is."""
    found = {page: page.relative_to(DOCS) for page in sorted(DOCS.rglob("*.md"))}
    return found | {HOME / name: Path(place) for name, place in TOP_PAGES.items()}


@cache
def repository() -> str:
    """Return the address of the source code as pyproject.toml names it, or nothing."""
    project = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["project"]
    urls = {name.lower(): url for name, url in project.get("urls", {}).items()}
    return str(urls.get("source") or urls.get("repository") or "").rstrip("/")


def collect(target: Path) -> int:
    """Write every page and picture of the site below a folder; return how many pages there are."""
    for source, place in site_pages().items():
        page = target / place
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(prepare(source, place), "utf-8")
    for folder in ("img", "_static"):
        shutil.copytree(DOCS / folder, target / folder)
    return len(site_pages())


def prepare(source: Path, place: Path) -> str:
    """Return the text of a page as the site has it."""
    text = source.read_text("utf-8")
    if place.parent.name == "rules" and place.stem != "rulings":
        text = list_rules(text, place.stem)
    if place.parent.name == "games":
        text = write_options(text, place.stem)
    parts = FENCED.split(text)
    # Between two parts of prose stand a fenced block and the sign that opened it.
    prose = [relink(part, source, place) for part in parts[::3]]
    fenced = [*parts[1::3], ""]
    return "".join(part for pair in zip(prose, fenced, strict=True) for part in pair)


def relink(text: str, source: Path, place: Path) -> str:
    """Return a piece of a page with links that fit the site."""

    def replace(found: re.Match[str]) -> str:
        mark, words, target = found.groups()
        if OUTSIDE.match(target):
            return found[0]
        address = site_address(source, place, target)
        return f"{mark}[{words}]({address})" if address else words

    return LINK.sub(replace, text)


def site_address(source: Path, place: Path, target: str) -> str:
    """Return where a relative link of a page leads in the site; nothing if it leaves it."""
    path, _, anchor = target.partition("#")
    file = Path(os.path.normpath(source.parent / path))
    if not file.exists():
        raise MissingTarget(f"{source.relative_to(HOME)} links to {target}")
    name = file.relative_to(HOME).as_posix()
    page = INSTEAD.get(name) or site_pages().get(file)
    if page is None and DOCS / "img" in file.parents:
        page = file.relative_to(DOCS)
    if page is None:
        return f"{repository()}/blob/main/{name}" if repository() else ""
    relative = Path(os.path.relpath(page, place.parent)).as_posix()
    return f"{relative}#{anchor}" if anchor else relative
