"""Books over HTTP: the overview, the positions of its pictures, rulings of rules."""

from typing import Any

import httpx

from tests.server.browser import WAIT
from tests.server.conftest import Running

BOOK = "/api/games/coal-baron/book"


def read(server: Running, path: str, status: int = 200) -> Any:
    """What someone without an account gets."""
    answer = httpx.get(server.url + path, timeout=WAIT)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_book_and_its_scenes_are_read_without_an_account(server: Running) -> None:
    book = read(server, BOOK)
    assert book["overview"][0]["section"] == "goal"
    assert book["overview"][0]["picture"]["scene"] in book["scenes"]
    scene = read(server, "/api/games/coal-baron/scenes/oust")
    assert scene["names"] == ["Anna", "Rosa"]
    assert scene["position"]["seat"] == 0
    assert scene["position"]["legal"] == []
    assert scene["position"]["view"]["table"]["printed"]


def test_an_example_names_the_numbers_of_the_engine(server: Running) -> None:
    examples = {one["id"]: one for one in read(server, f"{BOOK}?lang=de")["examples"]}
    assert "3 Arbeitsschritte" in examples["two-for-one"]["text"]
    assert examples["two-for-one"]["story"]


def test_an_unknown_scene_is_refused(server: Running) -> None:
    assert read(server, "/api/games/coal-baron/scenes/none", 404)["key"] == "unknown-scene"


def test_the_rules_come_with_their_rulings(server: Running) -> None:
    rules = read(server, "/api/games/coal-baron/rules")
    rulings = [ruling for rule in rules for ruling in rule["rulings"]]
    assert rulings
    assert all(ruling["doubt"] and ruling["reading"] for ruling in rulings)
