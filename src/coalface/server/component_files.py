"""Component files of one's own: how a server checks them, and what is wrong with them."""

import sys
from collections.abc import Mapping

from coalface.core.component_shape import Problem, ShapeError
from coalface.core.components import (
    ComponentError,
    ComponentSet,
    load_components,
    read_components,
    released_components,
)
from coalface.core.own_components import differences
from coalface.core.registry import GameSpec, game_spec
from coalface.server.phrases import translate
from coalface.server.refusal import Refusal
from coalface.server.rest import ComponentChange, ComponentCheck

MAX_CHANGES = 200
MAX_PROBLEMS = 12


def own_files(files: Mapping[str, str]) -> dict[str, str]:
    """Return the texts of component files by game; ValueError if one cannot be played with."""
    texts = {}
    for name, path in files.items():
        found, own = game_spec(name), load_components(path)
        assert own is not None
        for warning in found.game(components=own).component_warnings:
            print(f"coalface: warning: {path}: {warning}", file=sys.stderr)
        texts[found.id] = own.text
    return texts


def check_file(found: GameSpec, body: bytes, lang: str) -> ComponentCheck:
    """Check a file that came from a browser; Refusal if it cannot be used."""
    try:
        own = read_components(body.decode("utf-8"))
        warnings = found.game(components=own).component_warnings
    except UnicodeDecodeError as error:
        raise Refusal("bad-components", detail=translate(lang, "components-not-text")) from error
    except ComponentError as error:
        raise Refusal("bad-components", detail=component_error_text(error, lang)) from error
    return compare(found, own, warnings)


def compare(found: GameSpec, own: ComponentSet, warnings: tuple[str, ...] = ()) -> ComponentCheck:
    """Return where a file differs from the newest set."""
    changes = differences(released_components(found.package, found.components), own)
    return ComponentCheck(
        base=found.components,
        warnings=list(warnings),
        changes=[
            ComponentChange(place=change.place, before=change.before, after=change.after)
            for change in changes[:MAX_CHANGES]
        ],
        more=max(0, len(changes) - MAX_CHANGES),
    )


def component_error_text(error: ComponentError, lang: str) -> str:
    """Return what is wrong with a file, one line per problem, translated where it is about form."""
    if not isinstance(error, ShapeError):
        return str(error)
    lines = [_problem_text(problem, lang) for problem in error.problems[:MAX_PROBLEMS]]
    more = len(error.problems) - MAX_PROBLEMS
    return "\n".join(
        [*lines, translate(lang, "components-more", count=more)] if more > 0 else lines
    )


def _problem_text(problem: Problem, lang: str) -> str:
    """Return one problem in a language."""
    part = "key" if problem.table else "table"
    args = {"name": problem.key, "table": problem.table}
    if problem.what == "kind":
        kinds = [translate(lang, f"components-kind-{kind}") for kind in problem.kinds]
        right = f" {translate(lang, 'components-or')} ".join(kinds)
        words = translate(lang, "components-wrong-kind", right=right, got=problem.got, **args)
    elif problem.what == "missing":
        words = translate(lang, f"components-missing-{part}", **args)
    else:
        words = translate(lang, f"components-unknown-{part}", **args)
        if problem.meant:
            words += " " + translate(lang, "components-meant", meant=problem.meant)
        elif problem.known:
            words += " " + translate(lang, "components-known", known=problem.known_words())
    return (
        translate(lang, "components-at", line=problem.line, words=words) if problem.line else words
    )
