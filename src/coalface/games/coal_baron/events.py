"""The events of Coal Baron: their keys and arguments, and which of them reveal something."""

from coalface.core.tables import EventRow

EVENTS = {
    row.key: row
    for row in (
        EventRow("cb.tile.shown", (("space", "space"), ("tile", "tile")), reveals=True),
        EventRow("cb.start.drawn", (), reveals=True),
        EventRow("cb.draft.shown", (("card", "card"),), reveals=True),
        EventRow("cb.card.shown", (("space", "space"), ("card", "card")), reveals=True),
        EventRow("cb.card.drafted", (("card", "card"),)),
        EventRow("cb.workers.placed", (("space", "space"), ("workers", "count"))),
        EventRow("cb.workers.ousted", (("space", "space"), ("workers", "count"))),
        EventRow("cb.bank.visited", (("marks", "count"),)),
        EventRow("cb.money.received", (("marks", "count"),)),
        EventRow("cb.tile.bought", (("tile", "tile"), ("marks", "count"))),
        EventRow("cb.carts.filled", (("coal", "coal"), ("cubes", "count"))),
        EventRow("cb.cart.substituted", (("cart", "coal"), ("coal", "coal"))),
        EventRow("cb.carts.left", (("cart", "coal"), ("carts", "count"))),
        EventRow("cb.cage.moved", (("level", "level"),)),
        EventRow("cb.coal.loaded", (("coal", "coal"),)),
        EventRow("cb.coal.placed", (("origin", "origin"), ("card", "card"), ("coal", "coal"))),
        EventRow("cb.pair.begun", (("card", "card"), ("coal", "coal"))),
        EventRow("cb.pair.paid", (("origin", "origin"), ("card", "card"), ("coal", "coal"))),
        EventRow("cb.coal.stored", (("coal", "coal"),)),
        EventRow("cb.mining.stopped", (("steps", "count"),)),
        EventRow("cb.order.delivered", (("card", "card"), ("points", "count"), ("cubes", "count"))),
        EventRow("cb.order.taken", (("card", "card"),)),
        EventRow("cb.space.empty", (("space", "space"),)),
        EventRow("cb.looked", (("pile", "pile"), ("count", "count"))),
        EventRow("cb.drawn", (("pile", "pile"), ("number", "count"), ("count", "count"))),
        EventRow("cb.looked.tile", (("tile", "tile"),), reveals=True),
        EventRow("cb.looked.card", (("card", "card"),), reveals=True),
        EventRow("cb.kept.none", (("pile", "pile"),)),
        EventRow("cb.returned", (("pile", "pile"), ("end", "end"), ("count", "count"))),
        EventRow("cb.returned.next", (("pile", "pile"), ("number", "count"), ("count", "count"))),
        EventRow("cb.returned.tile", (("tile", "tile"),)),
        EventRow("cb.returned.card", (("card", "card"),)),
        EventRow("cb.shift.ended", (("shift", "count"),)),
        EventRow("cb.element.scored", (("element", "element"), ("points", "count"))),
        EventRow("cb.shift.began", (("shift", "count"),)),
        EventRow("cb.end.marks", (("marks", "count"), ("points", "count"))),
        EventRow("cb.end.coal", (("cubes", "count"), ("points", "count"))),
        EventRow("cb.end.orders", (("orders", "count"), ("lost", "count"))),
        EventRow("cb.end.balance", (("tiles", "count"), ("lost", "count"))),
    )
}
