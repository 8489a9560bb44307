"""`--components` says where the printed values come from, the doubtful ones first."""

import json

from tests.rules_tool.conftest import ToyCheckout

OWN = '[heap]\nprovenance = "ruling"\nstones = 5\n[purse]\ncoins = 3\n'


def test_the_least_certain_come_first(paths: ToyCheckout) -> None:
    found = json.loads(paths.rules("--components", "--json").stdout)
    assert found["components"].startswith("1 sha256:")
    assert found["tables"] == [
        {"table": "purse", "provenance": "reconstructed", "note": "Nobody has the box."},
        {"table": "heap", "provenance": "rulebook", "note": "Printed on the board."},
    ]
    shown = paths.rules("--components").stdout
    assert shown.index("purse") < shown.index("heap")


def test_an_owners_file_and_a_table_that_says_nothing(paths: ToyCheckout) -> None:
    (paths.home / "own.toml").write_text(OWN)
    done = paths.rules("--components-file", "own.toml", "--json")
    assert [(row["table"], row["provenance"]) for row in json.loads(done.stdout)["tables"]] == [
        ("purse", "not stated"),
        ("heap", "ruling"),
    ]


def test_a_file_that_cannot_be_played_with(paths: ToyCheckout) -> None:
    (paths.home / "own.toml").write_text(OWN.replace("ruling", "hearsay"))
    refused = paths.rules("--components-file", "own.toml")
    assert refused.returncode == 2
    assert "provenance of table heap: expected one of" in refused.stderr
    missing = paths.rules("--components-file", "none.toml")
    assert missing.returncode == 2
    assert "none.toml: No such file or directory" in missing.stderr


def test_tables_that_an_owner_changed_are_the_owners(paths: ToyCheckout) -> None:
    base = (paths.paths.folder / "components" / "1.toml").read_text("utf-8")
    (paths.home / "own.toml").write_text(base.replace("stones = 4", "stones = 6"))
    tables = json.loads(paths.rules("--components-file", "own.toml", "--json").stdout)["tables"]
    assert tables == [
        {"table": "heap", "provenance": "owner", "note": "Yours: stones. The rest: rulebook."},
        {"table": "purse", "provenance": "reconstructed", "note": "Nobody has the box."},
    ]
    text = base.replace("stones = 4", "stones = 6").replace("Printed on the board.", "My own box.")
    (paths.home / "own.toml").write_text(text)
    tables = json.loads(paths.rules("--components-file", "own.toml", "--json").stdout)["tables"]
    assert tables[1] == {"table": "heap", "provenance": "rulebook", "note": "My own box."}
