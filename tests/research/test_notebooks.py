"""The notebooks run from top to bottom, and draw what they say they draw."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = Path(__file__).parents[2] / "examples" / "notebooks"
pytest.importorskip("pyarrow")


def run(name: str) -> tuple[dict[str, Any], list[str]]:
    """Run the code of a notebook as a kernel does; return its names and what its cells drew."""
    names: dict[str, Any] = {"__name__": "__main__"}
    drawn: list[str] = []
    for cell in json.loads((NOTEBOOKS / name).read_text("utf-8"))["cells"]:
        if cell["cell_type"] != "code":
            continue
        body = ast.parse("".join(cell["source"])).body
        last = body.pop() if isinstance(body[-1], ast.Expr) else None
        exec(compile(ast.Module(body, []), f"{name} {cell['id']}", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), name, "eval"), names)
            if hasattr(value, "_repr_html_"):
                drawn.append(value._repr_html_())
    return names, drawn


@pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda path: path.name)
def test_a_notebook_is_whole_and_holds_no_output(path: Path) -> None:
    page = json.loads(path.read_text("utf-8"))
    assert (page["nbformat"], page["nbformat_minor"]) == (4, 5)
    ids = [cell["id"] for cell in page["cells"]]
    assert len({*ids}) == len(ids)
    assert all(cell["outputs"] == [] for cell in page["cells"] if cell["cell_type"] == "code")


def test_play_and_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names, drawn = run("play.ipynb")
    assert names["state"].scores()[0] > names["state"].scores()[1]
    assert len(drawn) == 3
    assert "line 60 of" in drawn[1]


def test_train(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names, _ = run("train.ipynb")
    assert names["accuracy"] > 0.5
    assert names["after"][0] > names["before"][0] + 3
