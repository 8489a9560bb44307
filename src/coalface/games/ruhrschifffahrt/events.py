"""The events of Ruhrschifffahrt: their keys and arguments, and which of them reveal something."""

from coalface.core.tables import EventRow

THALERS = ("thalers", "count")
POINTS = ("points", "count")
STORAGE = ("storage", "storage")
PIPS = ("pips", "count")
COAL = ("coal", "coal")
DICE = ("dice", "count")
STEPS = ("steps", "count")
TURN = ("turn", "count")
TERRITORY = ("territory", "territory")

EVENTS = {
    row.key: row
    for row in (
        EventRow("rs.start.drawn", (), reveals=True),
        EventRow("rs.turn.began", (TURN, ("year", "label"), TERRITORY)),
        EventRow("rs.turn.last"),
        EventRow("rs.locks.allowed", (THALERS,)),
        EventRow("rs.locks.dearer", (THALERS,)),
        EventRow("rs.options.dearer", (THALERS,)),
        EventRow("rs.levy.thaler", (THALERS,)),
        EventRow("rs.levy.vp", (POINTS,)),
        EventRow("rs.gift.thaler", (THALERS,)),
        EventRow("rs.gift.vp", (POINTS,)),
        EventRow("rs.warehouse.received", (("warehouses", "count"),)),
        EventRow("rs.track.switched", (("black", "count"), ("white", "count"))),
        EventRow("rs.track.better", (DICE,)),
        EventRow("rs.die.removed", (STORAGE, COAL, PIPS)),
        EventRow("rs.die.removed-box", (COAL, ("box", "count"), PIPS)),
        EventRow("rs.country.turned", (("column", "column"),), reveals=True),
        EventRow("rs.marker.drawn", (("face", "face"),), reveals=True),
        EventRow("rs.demand.placed", (("space", "space"),)),
        EventRow("rs.pilots.banned"),
        EventRow("rs.storages.better", (DICE,)),
        EventRow("rs.storages.worse", (DICE,)),
        EventRow("rs.locks.forced"),
        EventRow("rs.option.skipped"),
        EventRow("rs.option.chosen", (("option", "option"), THALERS)),
        EventRow("rs.option.free", (("option", "option"),)),
        EventRow("rs.loan.taken", (THALERS,)),
        EventRow("rs.loan.hard", (THALERS, TURN, POINTS)),
        EventRow("rs.fee.waived", (THALERS, POINTS)),
        EventRow("rs.wage.paid", (THALERS,)),
        EventRow("rs.die.brought", (STORAGE, PIPS)),
        EventRow("rs.die.supplied", (STORAGE, PIPS)),
        EventRow("rs.die.hauled", (STORAGE, PIPS)),
        EventRow("rs.inn.thaler", (THALERS,)),
        EventRow("rs.inn.vp", (POINTS,)),
        EventRow("rs.barge.started", (STORAGE,)),
        EventRow("rs.die.worse", (COAL, PIPS)),
        EventRow("rs.coal.sold", (("space", "space"), COAL, PIPS)),
        EventRow("rs.token.placed", (("area", "area"),)),
        EventRow("rs.thalers.earned", (THALERS,)),
        EventRow("rs.demand.taken", (("space", "space"), THALERS)),
        EventRow("rs.city.paid", (("space", "space"), THALERS)),
        EventRow("rs.port.sold", (THALERS, ("berth", "count"))),
        EventRow("rs.export.raised", (STEPS, POINTS)),
        EventRow("rs.export.lowered", (STEPS, POINTS)),
        EventRow("rs.die.tracked", (COAL, PIPS)),
        EventRow("rs.die.returned", (STORAGE, PIPS)),
        EventRow("rs.black.earned", (("marker", "black"),)),
        EventRow("rs.white.earned", (("marker", "white"),)),
        EventRow("rs.white.blank", (("marker", "white"),)),
        EventRow("rs.white.used", (("marker", "white"),)),
        EventRow("rs.lock.built", (("obstacle", "obstacle"), THALERS, POINTS)),
        EventRow("rs.lock.one"),
        EventRow("rs.city.built", (("city", "city"), THALERS, POINTS)),
        EventRow("rs.depot.built", (TERRITORY, THALERS, POINTS)),
        EventRow("rs.port.built", (("column", "column"), THALERS, POINTS)),
        EventRow("rs.port.shifted", (("column", "column"), ("to", "column"), THALERS)),
        EventRow("rs.debt.repaid", (THALERS,)),
        EventRow("rs.purchases.done"),
        EventRow("rs.export.scored", (("column", "column"), POINTS)),
        EventRow("rs.thalers.returned", (THALERS, ("most", "count"))),
        EventRow("rs.end.scored", (("source", "source"), POINTS)),
        EventRow("rs.end.debt", (("debts", "count"), POINTS)),
    )
}
