"""Collect the pages, build the site with Sphinx, and check that links between pages lead somewhere.

python -m tools.site            # into build/site
python -m tools.site --open     # and show it in a browser
"""

import argparse
import shutil
import subprocess
import sys
import webbrowser

from tools.site.links import find_broken_links
from tools.site.pages import HOME, collect

PAGES = HOME / "build" / "site-pages"
SITE = HOME / "build" / "site"


def main() -> int:
    """Build the site; any warning of Sphinx and any broken link is an error."""
    parser = argparse.ArgumentParser(prog="python -m tools.site", description=__doc__)
    parser.add_argument("--open", action="store_true", help="show the site in a browser")
    chosen = parser.parse_args()
    for folder in (PAGES, SITE):
        shutil.rmtree(folder, ignore_errors=True)
    count = collect(PAGES)
    command = [sys.executable, "-m", "sphinx", "--fail-on-warning", "--quiet", "--nitpicky"]
    command += ["--builder", "html", "--jobs", "2", "--conf-dir", str(HOME / "docs")]
    command += ["--doctree-dir", str(HOME / "build" / "site-doctrees"), str(PAGES), str(SITE)]
    built = subprocess.run(command)
    if built.returncode != 0:
        return built.returncode
    broken = find_broken_links(SITE)
    for line in broken:
        print(line, file=sys.stderr)
    if broken:
        return 1
    print(f"docs: {count} pages in {SITE / 'index.html'}")
    if chosen.open:
        webbrowser.open((SITE / "index.html").as_uri())
    return 0


if __name__ == "__main__":
    sys.exit(main())
