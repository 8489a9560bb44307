"""The files by which others build, host and cite the project name what is there."""

import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from coalface import cli
from tests.repo.doc_blocks import ROOT, make_targets

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def read_yaml(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def steps(workflow: Path) -> Iterator[dict[str, Any]]:
    for job in read_yaml(workflow)["jobs"].values():
        yield from job["steps"]


def made(lines: str) -> Iterator[str]:
    """The targets of make that a script names."""
    for line in re.findall(r"\bmake ([^&|\n\\]+)", lines):
        yield from (word for word in shlex.split(line) if "=" not in word)


def test_there_are_workflows_for_tests_wheels_and_docs() -> None:
    assert [path.stem for path in WORKFLOWS] == ["docs", "tests", "wheels"]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_make_what_the_makefile_has(workflow: Path) -> None:
    targets = [target for step in steps(workflow) for target in made(step.get("run", ""))]
    assert targets
    assert set(targets) <= make_targets()


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_are_pinned_and_jobs_end(workflow: Path) -> None:
    for step in steps(workflow):
        assert re.search(r"@[0-9a-f]{40}$", step["uses"]) if "uses" in step else step["run"]
    assert all("timeout-minutes" in job for job in read_yaml(workflow)["jobs"].values())


def test_every_python_that_is_promised_is_tested() -> None:
    tested = read_yaml(ROOT / ".github/workflows/tests.yml")["jobs"]["test"]
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    assert named
    assert set(named) <= set(tested["strategy"]["matrix"]["python"])


@pytest.mark.parametrize("form", FORMS, ids=lambda path: path.stem)
def test_issue_forms_ask_something(form: Path) -> None:
    asked = read_yaml(form)
    if form.stem == "config":
        return
    assert asked["name"]
    assert asked["description"]
    ids = [field["id"] for field in asked["body"]]
    assert ids
    assert len(set(ids)) == len(ids)


def test_hooks_before_a_commit_run_tools_of_the_checkout() -> None:
    for repo in read_yaml(ROOT / ".pre-commit-config.yaml")["repos"]:
        assert repo["repo"] == "local"
        assert all(".venv/bin/" in hook["entry"] for hook in repo["hooks"])


def test_the_citation_has_the_version_of_the_project() -> None:
    cited = read_yaml(ROOT / "CITATION.cff")
    assert cited["version"] == PROJECT["version"]
    assert cited["license"] == PROJECT["license"]
    page = (ROOT / "docs" / "guide" / "research.md").read_text("utf-8")
    entry = page.partition("```bibtex\n")[2].partition("```")[0]
    for field in ("title", "version"):
        assert f"  {field} = {{{cited[field]}}}," in entry
    assert f"  author = {{{{{cited['authors'][0]['name']}}}}}," in entry


def test_the_container_serves_as_nobody_special_and_says_whether_it_is_well() -> None:
    last = CONTAINER.rpartition("\nFROM ")[2]
    users = re.findall(r"^USER (.+)$", last, re.MULTILINE)
    assert users == ["10001"]
    assert "/health" in last.partition("HEALTHCHECK")[2]
    entry = re.search(r"^ENTRYPOINT (\[.*\])$", last, re.MULTILINE)
    assert entry
    program, *arguments = yaml.safe_load(entry[1])
    assert program == "coalface"
    assert cli.parser().parse_args(arguments)
    assert set(made(CONTAINER)) == {"client-files"}
    assert set(made(CONTAINER)) <= make_targets()
