"""Computer players have first names, and sit down only where they can play."""

import pytest

from coalface.bots import bot
from coalface.server.store.people import Person
from coalface.server.store.tables import SeatRow
from coalface.server.table.bot_names import FIRST_NAMES, bot_name
from coalface.server.table.seats import Seats
from tests.server.browser import Message
from tests.server.conftest import Running, Serve

LEVELS = {"random", "greedy", "apprentice", "hewer", "foreman", "baron"}


def names_of(table: Message) -> list[str]:
    """The names of all seats."""
    return [seat["name"] for seat in table["seats"]]


def test_a_name_follows_from_the_table_and_differs_from_all_others() -> None:
    taken: list[str] = []
    for _ in FIRST_NAMES:
        name = bot_name("a table", taken)
        assert name == bot_name("a table", list(taken))
        assert name not in taken
        taken.append(name)
    assert set(taken) == set(FIRST_NAMES)
    numbered = bot_name("a table", taken)
    assert numbered == f"{FIRST_NAMES[0]} 2"
    assert bot_name("a table", [*taken, numbered]) == f"{FIRST_NAMES[1]} 2"
    assert len({bot_name(str(number), []) for number in range(40)}) > 10


def test_a_name_is_unlike_those_of_the_people_and_begins_with_another_letter() -> None:
    first = bot_name("a table", [])
    for person in (first, first.upper(), f"{first} Schmidt"):
        assert bot_name("a table", [person])[0] != first[0]


def test_bots_have_names_that_everyone_sees_alike(serve: Serve) -> None:
    running = serve(bot_workers=1)
    anna, bert = running.person("Anna"), running.person("Bert", lang="de")
    made = anna.table("me,bot:foreman,bot:foreman,anyone")
    names = names_of(made)
    assert set(names[1:3]) < set(FIRST_NAMES)
    assert len({*names}) == 4
    assert [seat["bot"] for seat in made["seats"]] == [None, "foreman", "foreman", None]
    assert names_of(bert.get(f"/api/tables/{made['id']}")) == names
    begun = bert.join(made["id"])
    assert names_of(begun)[:3] == names[:3]
    journal = anna.get(f"/api/tables/{made['id']}/journal", seat=0, lang="de")
    assert names[1] in journal
    assert "foreman" not in journal


def test_who_fills_the_free_seats_has_a_name_too(serve: Serve) -> None:
    anna = serve(bot_workers=1).person("Anna")
    table = anna.table("me,anyone,anyone", settings={"stand_in": "hewer"})["id"]
    begun = anna.post(f"/api/tables/{table}/start")
    assert set(names_of(begun)[1:]) < set(FIRST_NAMES)
    assert len(set(names_of(begun))) == 3


def test_a_bot_gives_way_to_a_person_of_its_name(serve: Serve) -> None:
    running = serve(bot_workers=1)
    anna = running.person("Anna")
    made = anna.table("me,bot:hewer,anyone,anyone")
    its_name = names_of(made)[1]
    joined = running.person(its_name.lower()).join(made["id"])
    assert names_of(joined)[2] == its_name.lower()
    assert names_of(joined)[1] not in (its_name, "")
    assert names_of(joined)[1] in FIRST_NAMES
    window = anna.open(made["id"])
    welcomed = window.last("welcome")["table"]
    assert names_of(welcomed) == names_of(joined)


def test_people_are_named_before_the_bots_that_sit_before_them() -> None:
    seats = Seats([SeatRow(seat=seat) for seat in range(3)])
    seats.place_bot(0, "hewer", "a table")
    its_name = seats[0].name
    seats.take(1, Person(id="p", name=its_name, lang="en"), "", "a table")
    assert seats[1].name == its_name
    assert seats[0].name in FIRST_NAMES
    assert seats[0].name != its_name
    seats.rename(1, seats[0].name)
    assert seats.names()[:2] == (seats[0].name, f"{seats[0].name} 2")


def test_random_and_greedy_are_not_offered_and_each_says_what_it_plays(server: Running) -> None:
    guest = server.person(None)
    listed = {bot["name"]: bot for bot in guest.get("/api/bots")}
    assert set(listed) >= LEVELS
    assert {name for name, bot in listed.items() if not bot["offered"]} == {"random", "greedy"}
    games = {game["id"] for game in guest.get("/api/games")}
    assert set(listed["foreman"]["games"]) == games


@pytest.mark.parametrize("who", ["seat", "stand-in"])
def test_a_bot_that_cannot_play_a_game_is_refused_there(
    serve: Serve, who: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coalface.bots.greedy.bot_package", lambda game: None)
    monkeypatch.setattr("coalface.server.bots.pool.bot_can_play", uncached_can_play)
    anna = serve(bot_workers=1).person("Anna")
    listed = {bot["name"]: bot for bot in anna.get("/api/bots")}
    assert listed["greedy"]["games"] == []
    seats = [{"who": "me"}, {"who": "bot", "bot": "greedy" if who == "seat" else "hewer"}]
    stand_in = "greedy" if who == "stand-in" else "hewer"
    settings = {"stand_in": stand_in}
    asked = {"game": "coal-baron", "seats": seats, "settings": settings}
    refused = anna.post("/api/tables", 400, **asked)
    assert refused["key"] == "unknown-bot"
    assert refused["detail"] == "greedy cannot play coal_baron"


def uncached_can_play(name: str, game: str) -> bool:
    """Whether a bot can play, without the cache."""
    return bot(name).can_play(game)
