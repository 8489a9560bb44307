"""The events of Coal Country: their keys and arguments, and which of them reveal something."""

from coalface.core.tables import EventRow
from coalface.games.coal_country import ids

EVENTS = {
    row.key: row
    for row in (
        EventRow("cc.order.drawn", (("place", "count"),), reveals=True, rule="CC-6"),
        EventRow("cc.cube.stays", (("cube", "colour"),), rule="CC-10"),
        EventRow("cc.bag.refilled", (("cubes", "count"),), rule="CC-11"),
        EventRow("cc.cube.drawn", (("cube", "colour"),), reveals=True, rule="CC-7"),
        EventRow("cc.building.shown", (("building", "building"),), reveals=True, rule="CC-4"),
        EventRow("cc.building.removed", (("building", "building"),), rule="CC-77"),
        EventRow("cc.building.aged", (("building", "building"),), rule="CC-77"),
        EventRow("cc.pile.shuffled", (("tiles", "count"),), rule="CC-95"),
        EventRow("cc.tile.shown", (("tile", "tile"),), reveals=True, rule="CC-93"),
        EventRow("cc.tile.drawn", (("tile", "tile"),), reveals=True, rule="CC-48"),
        EventRow("cc.gauge.set", (("gauge", "gauge"),), rule="CC-7"),
        EventRow("cc.price.set", (("stock", "coal"), ("price", "dollars")), rule="CC-42"),
        EventRow("cc.market.cleared", (("type", "type"), ("cubes", "count")), rule="CC-8"),
        EventRow("cc.market.stocked", (("type", "type"), ("cubes", "count")), rule="CC-8"),
        EventRow("cc.round.began", (("round", "count"),), rule="CC-79"),
        EventRow("cc.placed", (("space", "space"),), rule="CC-19"),
        EventRow("cc.placed.value", (("space", "space"), ("value", "count")), rule="CC-19"),
        EventRow(
            "cc.withdrawn",
            (("space", "space"), ("value", "count")),
            rule="CC-19",
            undoes="cc.placed.value",
        ),
        EventRow("cc.committed", rule="CC-19"),
        EventRow("cc.passed", rule="CC-92"),
        EventRow("cc.unplaced", (("hand", "hand"),), reveals=True, rule="CC-20"),
        EventRow("cc.tandem.split", rule="CC-92"),
        EventRow("cc.opened", (("space", "space"),), reveals=True, rule="CC-19", listed=True),
        EventRow(
            "cc.revealed", (("space", "space"), ("value", "count")), reveals=True, rule="CC-31"
        ),
        EventRow("cc.penalty", (("fees", "fees"), ("dollars", "dollars")), rule="CC-17"),
        EventRow("cc.rested", (("value", "count"),), rule="CC-33"),
        EventRow("cc.idle", (("space", "space"), ("value", "count")), rule="CC-33"),
        EventRow("cc.tavern.active", rule="CC-33"),
        EventRow("cc.church.active", rule="CC-33"),
        EventRow("cc.church.helped", (("space", "space"), ("coal", "coal")), rule="CC-38"),
        EventRow("cc.church.declined", rule="CC-38"),
        EventRow("cc.swapped", (("out", "type"), ("wanted", "type")), rule="CC-32"),
        EventRow("cc.store.left", rule="CC-32"),
        EventRow(
            "cc.tile.mined",
            (("space", "space"), ("value", "count"), ("coal", "coal"), ("refuse", "refuse")),
            rule="CC-36",
        ),
        EventRow("cc.produced", (("coal", "coal"),), rule="CC-35"),
        EventRow("cc.mined", (("coal", "coal"),), rule="CC-40"),
        EventRow(
            "cc.sold",
            (("coal", "coal"), ("price", "dollars"), ("dollars", "dollars")),
            rule="CC-13",
        ),
        EventRow("cc.sold.none", rule="CC-45"),
        EventRow("cc.marker.moved", (("earnings", "count"), ("fee", "dollars")), rule="CC-15"),
        EventRow(
            "cc.permit.paid",
            (("space", "space"), ("number", "count"), ("dollars", "dollars")),
            rule="CC-47",
        ),
        EventRow("cc.permit.declined", (("space", "space"),), rule="CC-51"),
        EventRow("cc.permit.none", (("space", "space"),), rule="CC-51"),
        EventRow(
            "cc.tile.covered",
            (("space", "space"), ("tile", "tile"), ("refuse", "refuse")),
            rule="CC-52",
        ),
        EventRow(
            "cc.tile.laid", (("space", "space"), ("tile", "tile"), ("turned", "turn")), rule="CC-52"
        ),
        EventRow("cc.bought", (("cubes", "cubes"), ("dollars", "dollars")), rule="CC-57"),
        EventRow("cc.bought.none", rule="CC-61"),
        EventRow("cc.install.declined", (("type", "type"),), rule="CC-59"),
        EventRow("cc.installed", (("type", "type"), ("cell", "cell")), rule="CC-59"),
        EventRow(
            "cc.built",
            (("building", "building"), ("row", "row"), ("dollars", "dollars")),
            rule="CC-65",
        ),
        EventRow("cc.built.over", (("building", "building"), ("refuse", "refuse")), rule="CC-65"),
        EventRow("cc.built.none", rule="CC-68"),
        EventRow("cc.built.enough", rule="CC-68"),
        EventRow(
            "cc.denied",
            (("building", "building"), ("row", "row"), ("dollars", "dollars")),
            rule="CC-67",
        ),
        EventRow("cc.cleared", (("cubes", "refuse"),), rule="CC-70"),
        EventRow("cc.storage.left", rule="CC-72"),
        EventRow("cc.reported", (("dollars", "dollars"),), rule="CC-73"),
        EventRow("cc.coal.kept", (("coal", "coal"),), rule="CC-74"),
        EventRow("cc.coal.lost", (("coal", "coal"),), rule="CC-74"),
        EventRow(
            "cc.inspection",
            (
                ("missing", "count"),
                ("refuse", "refuse"),
                ("tunnels", "count"),
                ("stored", "count"),
                ("buildings", "count"),
            ),
            rule="CC-80",
        ),
        EventRow("cc.inspected", (("fees", "fees"), ("dollars", "change")), rule="CC-84"),
    )
}

STEPS = {
    ids.VILLAGES: ("tavern.active", "church.active", "rested", "idle", "store.left", "swapped"),
    ids.MINING: ("church.helped", "church.declined", "tile.mined", "produced", "mined"),
    ids.SELLING: ("price.set", "sold", "sold.none"),
    ids.EXPANDING: (
        *("permit.paid", "permit.declined", "permit.none"),
        *("tile.drawn", "tile.laid", "tile.covered"),
    ),
    ids.SUPPLYING: ("bought", "bought.none", "install.declined"),
    ids.CONSTRUCTING: ("built", "built.over", "built.none", "built.enough", "denied"),
    ids.TIDYING: ("cleared", "storage.left"),
    ids.REPORTING: (
        *("reported", "coal.kept", "coal.lost", "cube.stays", "bag.refilled", "cube.drawn"),
        *("building.shown", "building.removed", "building.aged", "pile.shuffled"),
        *("gauge.set", "market.stocked", "market.cleared", "inspection", "inspected"),
    ),
}
EVENT_STEPS = {f"cc.{name}": int(step) for step, listed in STEPS.items() for name in listed}
"""The step of a round in which an event occurs, where the event alone says it."""
assert EVENT_STEPS.keys() <= EVENTS.keys()
