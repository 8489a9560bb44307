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
        EventRow("rs.start.drawn", (), reveals=True, rule="RS-14"),
        EventRow("rs.turn.began", (TURN, ("year", "label"), TERRITORY)),
        EventRow("rs.turn.last", rule="RS-26"),
        EventRow("rs.locks.allowed", (THALERS,), rule="RS-15"),
        EventRow("rs.locks.dearer", (THALERS,), rule="RS-18"),
        EventRow("rs.options.dearer", (THALERS,)),
        EventRow("rs.levy.thaler", (THALERS,), rule="RS-16"),
        EventRow("rs.levy.vp", (POINTS,), rule="RS-16"),
        EventRow("rs.gift.thaler", (THALERS,), rule="RS-20"),
        EventRow("rs.gift.vp", (POINTS,), rule="RS-20"),
        EventRow("rs.warehouse.received", (("warehouses", "count"),), rule="RS-19"),
        EventRow("rs.track.switched", (("black", "count"), ("white", "count")), rule="RS-17"),
        EventRow("rs.track.better", (DICE,), rule="RS-22"),
        EventRow("rs.die.removed", (STORAGE, COAL, PIPS), rule="RS-23"),
        EventRow("rs.die.removed-box", (COAL, ("box", "count"), PIPS), rule="RS-23"),
        EventRow("rs.country.turned", (("column", "column"),), reveals=True, rule="RS-24"),
        EventRow("rs.marker.drawn", (("face", "face"),), reveals=True, rule="RS-27"),
        EventRow("rs.demand.placed", (("space", "space"),), rule="RS-28"),
        EventRow("rs.pilots.banned", rule="RS-30"),
        EventRow("rs.storages.better", (DICE,), rule="RS-30"),
        EventRow("rs.storages.worse", (DICE,), rule="RS-30"),
        EventRow("rs.locks.forced", rule="RS-27"),
        EventRow("rs.option.skipped", rule="RS-33"),
        EventRow("rs.option.chosen", (("option", "option"), THALERS), rule="RS-33"),
        EventRow("rs.option.free", (("option", "option"),), rule="RS-88"),
        EventRow("rs.loan.taken", (THALERS,), rule="RS-62"),
        EventRow("rs.loan.hard", (THALERS, TURN, POINTS), rule="RS-65"),
        EventRow("rs.fee.waived", (THALERS, POINTS), rule="RS-66"),
        EventRow("rs.wage.paid", (THALERS,), rule="RS-47"),
        EventRow("rs.die.brought", (STORAGE, PIPS), rule="RS-44"),
        EventRow("rs.die.supplied", (STORAGE, PIPS), rule="RS-48"),
        EventRow("rs.die.hauled", (STORAGE, PIPS), rule="RS-87"),
        EventRow("rs.inn.thaler", (THALERS,), rule="RS-89"),
        EventRow("rs.inn.vp", (POINTS,), rule="RS-89"),
        EventRow("rs.barge.started", (STORAGE,), rule="RS-33"),
        EventRow("rs.die.worse", (COAL, PIPS), rule="RS-68"),
        EventRow("rs.coal.sold", (("space", "space"), COAL, PIPS), rule="RS-68"),
        EventRow("rs.token.placed", (("area", "area"),), rule="RS-74"),
        EventRow("rs.thalers.earned", (THALERS,), rule="RS-74"),
        EventRow("rs.demand.taken", (("space", "space"), THALERS), rule="RS-29"),
        EventRow("rs.city.paid", (("space", "space"), THALERS), rule="RS-77"),
        EventRow("rs.port.sold", (THALERS, ("berth", "count")), rule="RS-78"),
        EventRow("rs.export.raised", (STEPS, POINTS), rule="RS-78"),
        EventRow("rs.export.lowered", (STEPS, POINTS), rule="RS-105"),
        EventRow("rs.die.tracked", (COAL, PIPS), rule="RS-56"),
        EventRow("rs.die.returned", (STORAGE, PIPS), rule="RS-57"),
        EventRow("rs.black.earned", (("marker", "black"),), rule="RS-83"),
        EventRow("rs.white.earned", (("marker", "white"),), rule="RS-83"),
        EventRow("rs.white.blank", (("marker", "white"),), rule="RS-83"),
        EventRow("rs.white.used", (("marker", "white"),), rule="RS-90"),
        EventRow("rs.lock.built", (("obstacle", "obstacle"), THALERS, POINTS), rule="RS-95"),
        EventRow("rs.lock.one", rule="RS-121"),
        EventRow("rs.city.built", (("city", "city"), THALERS, POINTS), rule="RS-97"),
        EventRow("rs.depot.built", (TERRITORY, THALERS, POINTS), rule="RS-98"),
        EventRow("rs.port.built", (("column", "column"), THALERS, POINTS), rule="RS-99"),
        EventRow(
            "rs.port.shifted", (("column", "column"), ("to", "column"), THALERS), rule="RS-100"
        ),
        EventRow("rs.debt.repaid", (THALERS,), rule="RS-67"),
        EventRow("rs.purchases.done", rule="RS-94"),
        EventRow("rs.export.scored", (("column", "column"), POINTS), rule="RS-104"),
        EventRow("rs.thalers.returned", (THALERS, ("most", "count")), rule="RS-119"),
        EventRow("rs.end.scored", (("source", "source"), POINTS)),
        EventRow("rs.end.debt", (("debts", "count"), POINTS), rule="RS-115"),
    )
}
