"""The events of Ruhrschifffahrt: their keys and arguments, and which of them reveal something."""

from coalface.core.tables import EventRow

THALERS = ("thalers", "count")
POINTS = ("points", "count")
STORAGE = ("storage", "storage")
PIPS = ("pips", "count")

EVENTS = {
    row.key: row
    for row in (
        EventRow("rs.start.drawn", (), reveals=True),
        EventRow("rs.turn.began", (("turn", "count"),)),
        EventRow("rs.levy.paid", (("what", "gain"),)),
        EventRow("rs.gift.taken", (("what", "gain"),)),
        EventRow("rs.warehouse.received", (("warehouses", "count"),)),
        EventRow("rs.track.switched"),
        EventRow("rs.track.better"),
        EventRow("rs.die.removed", (STORAGE,)),
        EventRow("rs.die.removed-box", (("coal", "coal"), ("box", "count"))),
        EventRow("rs.country.turned", (("column", "column"),), reveals=True),
        EventRow("rs.marker.drawn", (("face", "face"),), reveals=True),
        EventRow("rs.demand.placed", (("space", "space"),)),
        EventRow("rs.pilots.banned"),
        EventRow("rs.storages.better"),
        EventRow("rs.storages.worse"),
        EventRow("rs.locks.forced"),
        EventRow("rs.option.chosen", (("option", "option"), THALERS)),
        EventRow("rs.option.free", (("option", "option"),)),
        EventRow("rs.loan.taken", (THALERS,)),
        EventRow("rs.loan.hard", (THALERS, ("turn", "count"), POINTS)),
        EventRow("rs.fee.waived", (THALERS, POINTS)),
        EventRow("rs.wage.paid", (THALERS,)),
        EventRow("rs.die.brought", (STORAGE, PIPS)),
        EventRow("rs.die.supplied", (STORAGE, PIPS)),
        EventRow("rs.die.hauled", (STORAGE, PIPS)),
        EventRow("rs.inn.used", (("what", "gain"),)),
        EventRow("rs.barge.started", (STORAGE,)),
        EventRow("rs.coal.sold", (("space", "space"), ("coal", "coal"), PIPS)),
        EventRow("rs.token.placed", (("area", "area"),)),
        EventRow("rs.thalers.earned", (THALERS,)),
        EventRow("rs.demand.taken", (("space", "space"), THALERS)),
        EventRow("rs.city.paid", (("space", "space"), THALERS)),
        EventRow("rs.port.sold", (THALERS, ("steps", "count"), ("value", "count"))),
        EventRow("rs.die.tracked", (("coal", "coal"), PIPS)),
        EventRow("rs.die.returned", (STORAGE, PIPS)),
        EventRow("rs.black.earned", (("marker", "black"),)),
        EventRow("rs.white.earned", (("marker", "white"),)),
        EventRow("rs.white.blank", (("marker", "white"),)),
        EventRow("rs.lock.built", (("obstacle", "obstacle"), THALERS, POINTS)),
        EventRow("rs.lock.one"),
        EventRow("rs.city.built", (("city", "city"), THALERS, POINTS)),
        EventRow("rs.depot.built", (("territory", "territory"), THALERS, POINTS)),
        EventRow("rs.port.built", (("column", "column"), THALERS, POINTS)),
        EventRow("rs.port.shifted", (("column", "column"), ("to", "column"), THALERS)),
        EventRow("rs.debt.repaid", (THALERS,)),
        EventRow("rs.purchases.done"),
        EventRow("rs.export.scored", (("column", "column"), POINTS)),
        EventRow("rs.thalers.returned", (THALERS,)),
        EventRow("rs.end.scored", (("source", "source"), POINTS)),
    )
}
