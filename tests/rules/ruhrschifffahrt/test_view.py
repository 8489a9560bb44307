"""What the view tells to be drawn: what is printed, and where the options lead."""

from tests.rules import rule
from tests.rules.ruhrschifffahrt.helpers import choosing, look, selling, started


def test_the_print_is_that_of_the_component_set() -> None:
    printed = look(started(2)).printed
    assert len(printed.river) == 49
    assert printed.river[:4] == ("m1", "l14", "witten", "g_witten")
    assert printed.river[-1] == "ruhrort"
    assert printed.cities["witten"] == (3, 4, 4, 5)
    assert printed.cities["muelheim"] == (2, 2, 2)
    assert printed.depots["mark"] == (2, 2, 3, 3)
    assert [(part.first_turn, part.black, part.white) for part in printed.track] == [
        (1, 5, 0),
        (4, 4, 4),
        (8, 3, 3),
    ]
    assert printed.turns[5].year == 1782
    assert printed.turns[5].effects == ("warehouse", "gift", "country")
    assert printed.black_needs["lock"] == {"black_industry": 1, "black_city": 1}
    assert printed.white_needs["mayor"] == {"white_city": 2}


BLACK_AND_WHITE = "b1=3 e1=4 e3=3 w2=3 w3=3 b2=3 m6=4 m5=4 m4=4 m1=3"


@rule("RS-37", "RS-39", "RS-53")
def test_each_option_leads_where_its_barge_could_start() -> None:
    table = choosing(f"seat 0 at steele\nseat 1 at werden\nstorages {BLACK_AND_WHITE}")
    leads = look(table).leads
    assert leads["none"] == ("e3", "w2", "w3", "b2")
    assert leads["hauling"] == ("e1",)
    assert leads["pilot"] == ("e3", "w2", "w3", "b1", "b2")
    assert "transport" not in leads


@rule("RS-45", "RS-52")
def test_a_die_that_is_brought_is_a_start_too() -> None:
    storages = BLACK_AND_WHITE.replace("e1=4 ", "")
    table = choosing(
        f"seat 0 at steele thaler 3\nseat 1 at werden\nstorages {storages}\ntrack black 5"
    )
    leads = look(table).leads
    assert leads["transport"] == ("e2", "e3", "w1", "w2", "w3", "b2")
    assert leads["hauling_transport"] == ("e1",)


def test_nothing_leads_anywhere_while_no_option_is_asked_for() -> None:
    assert look(selling("seat 0 at e2\nseat 1 at w3")).leads == {}
