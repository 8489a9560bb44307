"""The events of Coal Baron: their keys and arguments, and which of them reveal something."""

from coalface.core.tables import EventRow

EVENTS = {
    row.key: row
    for row in (
        EventRow(
            "cb.tile.shown", (("space", "space"), ("tile", "tile")), reveals=True, rule="CB-30"
        ),
        EventRow("cb.start.drawn", (), reveals=True, rule="CB-11"),
        EventRow("cb.draft.shown", (("card", "card"),), reveals=True, rule="CB-12"),
        EventRow(
            "cb.card.shown", (("space", "space"), ("card", "card")), reveals=True, rule="CB-63"
        ),
        EventRow("cb.card.drafted", (("card", "card"),), rule="CB-13"),
        EventRow("cb.workers.placed", (("space", "space"), ("workers", "count")), rule="CB-16"),
        EventRow("cb.workers.ousted", (("space", "space"), ("workers", "count")), rule="CB-19"),
        EventRow("cb.bank.visited", (("marks", "count"),), rule="CB-22"),
        EventRow("cb.money.received", (("marks", "count"),), rule="CB-61"),
        EventRow("cb.tile.bought", (("tile", "tile"), ("marks", "count")), rule="CB-26"),
        EventRow("cb.carts.filled", (("coal", "coal"), ("cubes", "count")), rule="CB-28"),
        EventRow("cb.cart.substituted", (("cart", "coal"), ("coal", "coal")), rule="CB-38"),
        EventRow("cb.carts.left", (("cart", "coal"), ("carts", "count")), rule="CB-38"),
        EventRow("cb.cage.moved", (("level", "level"),), rule="CB-42"),
        EventRow("cb.coal.loaded", (("coal", "coal"),), rule="CB-45"),
        EventRow(
            "cb.coal.placed",
            (("origin", "origin"), ("card", "card"), ("coal", "coal")),
            rule="CB-47",
        ),
        EventRow("cb.pair.begun", (("card", "card"), ("coal", "coal")), rule="CB-48"),
        EventRow(
            "cb.pair.paid", (("origin", "origin"), ("card", "card"), ("coal", "coal")), rule="CB-48"
        ),
        EventRow("cb.coal.stored", (("coal", "coal"),), rule="CB-51"),
        EventRow("cb.mining.stopped", (("steps", "count"),), rule="CB-40"),
        EventRow(
            "cb.order.delivered",
            (("card", "card"), ("points", "count"), ("cubes", "count")),
            rule="CB-60",
        ),
        EventRow("cb.order.taken", (("card", "card"),), rule="CB-62"),
        EventRow("cb.space.empty", (("space", "space"),), rule="CB-31"),
        EventRow("cb.looked", (("pile", "pile"), ("count", "count")), rule="CB-33"),
        EventRow(
            "cb.drawn",
            (("pile", "pile"), ("number", "count"), ("count", "count")),
            rule="CB-68",
            counted=True,
        ),
        EventRow("cb.looked.tile", (("tile", "tile"),), reveals=True, rule="CB-68", listed=True),
        EventRow("cb.looked.card", (("card", "card"),), reveals=True, rule="CB-68", listed=True),
        EventRow("cb.kept.none", (("pile", "pile"),), rule="CB-34"),
        EventRow(
            "cb.returned", (("pile", "pile"), ("end", "end"), ("count", "count")), rule="CB-36"
        ),
        EventRow(
            "cb.returned.next",
            (("pile", "pile"), ("number", "count"), ("count", "count")),
            rule="CB-33",
            counted=True,
        ),
        EventRow("cb.returned.tile", (("tile", "tile"),), rule="CB-33", listed=True),
        EventRow("cb.returned.card", (("card", "card"),), rule="CB-33", listed=True),
        EventRow("cb.shift.ended", (("shift", "count"),), rule="CB-70"),
        EventRow("cb.element.scored", (("element", "element"), ("points", "count")), rule="CB-74"),
        EventRow("cb.shift.began", (("shift", "count"),), rule="CB-85"),
        EventRow("cb.end.marks", (("marks", "count"), ("points", "count")), rule="CB-88"),
        EventRow("cb.end.coal", (("cubes", "count"), ("points", "count")), rule="CB-89"),
        EventRow("cb.end.orders", (("orders", "count"), ("lost", "count")), rule="CB-90"),
        EventRow("cb.end.balance", (("tiles", "count"), ("lost", "count")), rule="CB-91"),
    )
}
