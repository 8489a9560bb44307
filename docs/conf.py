"""Sphinx settings of the documentation site; `make docs` builds it."""

import sys
import tomllib
from pathlib import Path

from pygments.lexers.special import TextLexer

HOME = Path(__file__).parents[1]
sys.path[:0] = [str(HOME / "src"), str(HOME)]  # plain Python: compiled functions have no signatures

from tools.site.docstrings import mark_examples  # noqa: E402

_project = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["project"]

project = "Coalface"
author = "the Coalface contributors"
project_copyright = author
version = release = _project["version"]

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
root_doc = "index"
default_role = "code"
add_module_names = False
toc_object_entries_show_parents = "hide"
suppress_warnings = ["myst.header"]  # pages begin sections where they like

myst_heading_anchors = 4
myst_enable_extensions = ["attrs_inline", "deflist"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 80
# Types in signatures are names, linked where the reference has them. Most others are Python's own
# or private to the package; only links that a page writes itself must lead somewhere.
nitpick_ignore_regex = [(r"py:(class|obj|data|exc|func|meth|attr|mod)", r".*")]

pygments_style = "friendly"
pygments_dark_style = "native"
html_theme = "furo"
html_title = f"Coalface {release}"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8a4b12", "color-brand-content": "#8a4b12"},
    "dark_css_variables": {"color-brand-primary": "#e0a15c", "color-brand-content": "#e0a15c"},
}


def _mark_examples(app, what, name, obj, options, lines):
    """Show an indented example of a docstring as code."""
    lines[:] = mark_examples(lines)


def setup(app):
    """Add what only this site needs; Pygments has no lexer for Fluent files."""
    app.add_lexer("ftl", TextLexer)
    app.connect("autodoc-process-docstring", _mark_examples)
