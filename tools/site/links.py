"""Check the built site: every link inside it leads to a page, and to a place on that page."""

from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Anchors(HTMLParser):
    """What a page links to, and what can be linked to on it."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.ids: set[str] = set()
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the ids and the links of a tag."""
        for name, value in attrs:
            if name == "id" and value:
                self.ids.add(value)
            if name in ("href", "src") and value:
                self.targets.append(value)


@cache
def read(page: Path) -> Anchors:
    """Read a page once."""
    return Anchors(page)


def find_broken_links(site: Path) -> list[str]:
    """Return a line for each link of the site that leads nowhere."""
    return [line for page in sorted(site.rglob("*.html")) for line in broken_on(page, site)]


def broken_on(page: Path, site: Path) -> Iterator[str]:
    """Yield a line for each broken link of one page."""
    for target in read(page).targets:
        parts = urlsplit(target)
        if parts.scheme or parts.netloc:
            continue
        file = (page.parent / unquote(parts.path)).resolve() if parts.path else page
        if not file.is_file():
            yield f"{page.relative_to(site)}: {target} is no file of the site"
        elif file.suffix == ".html" and not has_place(file, unquote(parts.fragment)):
            yield f"{page.relative_to(site)}: {target} has no such place"


def has_place(page: Path, fragment: str) -> bool:
    """Return whether a page has the place that a link names, if it names one."""
    return not fragment or fragment in read(page).ids
