"""Two games of Coal Baron move by move: the worked examples of the rulebook, and only the Bank."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Script:
    """What each player does in each shift, and what chance draws; moves in notation."""

    seats: dict[str, tuple[str, str, str]]
    shows: frozenset[str]
    draws: dict[str, str] = field(default_factory=dict)


def orders(text: str) -> str:
    return " ".join(f"draw-order/{card}" for card in text.split())


def tiles(text: str) -> str:
    return " ".join(f"draw-tile/{tile}" for tile in text.split())


BANK = Script(
    dict.fromkeys(("north", "east", "south", "west"), ("", "", "")),
    frozenset({"start: nobody there", "end: shared victory", "turn: Bank by choice"}),
)
"""Everyone drafts what is offered first and then goes to the Bank only: all is equal at the end."""

MIKE = (
    """draft/B08 draft/C09 draft/C10
    place/factory-1
    place/mining-8 cage/grey load/grey load/grey cage/yellow load/yellow cage/surface
        fill/cage/B08/grey fill/cage/B08/grey
    place/money-6
    place/factory-2
    place/mining-10 cage/black load/black load/black load/black cage/brown load/brown cage/surface
        fill/cage/C09/black fill/cage/C09/black fill/cage/C10/yellow
    place/mining-6 fill/cage/C10/brown fill/cage/C10/black cage/grey load/grey cage/surface
        fill/cage/C10/grey""",
    """place/delivery-carriage
    place/factory-draw keep-tile/KL1 return/top return-tile/RD2 return-tile/GL1 return-tile/KD1
    place/delivery-barrow
    place/factory-draw keep-none return/bottom
        return-tile/KD2 return-tile/GD1 return-tile/RD1 return-tile/YL2
    place/factory-7""",
    "place/order-4 place/money-6 place/money-6 place/money-6 place/money-5 place/money-4",
)
GEORGE = (
    """draft/B07 draft/C01 draft/T01
    place/factory-3
    place/mining-10 cage/brown load/brown load/brown load/brown cage/yellow load/yellow cage/surface
        fill/cage/B07/brown fill/cage/B07/brown fill/cage/B07/brown
    place/mining-6 fill/cage/C01/yellow stop""",
    """place/factory-draw keep-none return/bottom
        return-tile/YL2 return-tile/RL1 return-tile/RD1 return-tile/GD1
    place/factory-5 place/factory-5
    place/delivery-barrow place/delivery-carriage""",
    """place/money-5
    place/order-draw keep-order/T04 return/top
        return-order/B10 return-order/B02 return-order/E05
    place/order-1""",
)
LUCY = (
    """draft/B09 draft/C05 draft/T05
    place/factory-4 place/factory-5
    place/mining-10 cage/grey load/grey load/grey load/grey load/grey cage/surface
        fill/cage/B09/grey fill/cage/B09/grey fill/cage/B09/grey fill/cage/C05/grey""",
    """place/delivery-barrow place/delivery-carriage
    place/factory-2
    place/factory-draw keep-none return/bottom
        return-tile/RL2 return-tile/GD2 return-tile/KL1 return-tile/YD2
    place/factory-2 place/factory-2 place/factory-6""",
    "place/mining-10 stop",
)

EXAMPLES = Script(
    {"Mike": MIKE, "George": GEORGE, "Lucy": LUCY},
    frozenset(
        {
            "delivery: two at once",
            "scoring: tie for first",
            "scoring: tie for second",
            "start: by tie",
            "start: by majority",
            "turn: own workers ousted",
            "mining: not a single step",
            "mining: steps lost",
        }
    ),
    {
        "first": "first/0",
        "tiles": tiles(
            "GL2 KL2 RL2 GL2 GL1 YL1 YD1  YL1 YD1 YL1 YD1 YL2"
            "  YL2 RL1 RD1 GD1 KD2  RL2 KL1 KD1 GL1 RD2  GD2 KL1 YD2 RL1  KD2 GD1 RD1 YL2 KL2  YD2"
        ),
        "orders": orders("B08 C09 C10 B07 C01 T01 B09 C05 T05 E01  E03 T02 B01  T03")
        + " "
        + orders("B02 C02 T04 E05 B10"),
    },
)
"""The three players of the rulebook: prices of spaces, a tile of two grey carts, eight work steps,
two carriage orders at once, the tied vehicles of shift II, the factory with 5, 4 and 2 workers."""
