"""The events of Coal Country: their keys and arguments, and which of them reveal something."""

from coalface.core.tables import EventRow
from coalface.games.coal_country import ids

EVENTS = {
    row.key: row
    for row in (
        EventRow("cc.order.drawn", (("place", "count"),), reveals=True),
        EventRow("cc.cube.stays", (("cube", "colour"),)),
        EventRow("cc.bag.refilled", (("cubes", "count"),)),
        EventRow("cc.cube.drawn", (("cube", "colour"),), reveals=True),
        EventRow("cc.building.shown", (("building", "building"),), reveals=True),
        EventRow("cc.building.removed", (("building", "building"),)),
        EventRow("cc.building.aged", (("building", "building"),)),
        EventRow("cc.pile.shuffled", (("tiles", "count"),)),
        EventRow("cc.tile.shown", (("tile", "tile"),), reveals=True),
        EventRow("cc.tile.drawn", (("tile", "tile"),), reveals=True),
        EventRow("cc.gauge.set", (("gauge", "gauge"),)),
        EventRow("cc.price.set", (("stock", "coal"), ("price", "dollars"))),
        EventRow("cc.market.cleared", (("type", "type"), ("cubes", "count"))),
        EventRow("cc.market.stocked", (("type", "type"), ("cubes", "count"))),
        EventRow("cc.round.began", (("round", "count"),)),
        EventRow("cc.placed", (("space", "space"),)),
        EventRow("cc.placed.value", (("space", "space"), ("value", "count"))),
        EventRow("cc.withdrawn", (("space", "space"), ("value", "count"))),
        EventRow("cc.committed"),
        EventRow("cc.passed"),
        EventRow(
            "cc.unplaced",
            (("hand", "hand"),),
            reveals=True,
        ),
        EventRow("cc.tandem.split"),
        EventRow("cc.opened", (("space", "space"),), reveals=True),
        EventRow("cc.revealed", (("space", "space"), ("value", "count")), reveals=True),
        EventRow("cc.penalty", (("fees", "fees"), ("dollars", "dollars"))),
        EventRow("cc.rested", (("value", "count"),)),
        EventRow("cc.idle", (("space", "space"), ("value", "count"))),
        EventRow("cc.tavern.active"),
        EventRow("cc.church.active"),
        EventRow("cc.church.helped", (("space", "space"), ("coal", "coal"))),
        EventRow("cc.church.declined"),
        EventRow("cc.swapped", (("out", "type"), ("wanted", "type"))),
        EventRow("cc.store.left"),
        EventRow(
            "cc.tile.mined",
            (("space", "space"), ("value", "count"), ("coal", "coal"), ("refuse", "refuse")),
        ),
        EventRow("cc.produced", (("coal", "coal"),)),
        EventRow("cc.mined", (("coal", "coal"),)),
        EventRow("cc.sold", (("coal", "coal"), ("price", "dollars"), ("dollars", "dollars"))),
        EventRow("cc.sold.none"),
        EventRow("cc.marker.moved", (("earnings", "count"), ("fee", "dollars"))),
        EventRow(
            "cc.permit.paid", (("space", "space"), ("number", "count"), ("dollars", "dollars"))
        ),
        EventRow("cc.permit.declined", (("space", "space"),)),
        EventRow("cc.permit.none", (("space", "space"),)),
        EventRow("cc.tile.covered", (("space", "space"), ("tile", "tile"), ("refuse", "refuse"))),
        EventRow("cc.tile.laid", (("space", "space"), ("tile", "tile"), ("turned", "turn"))),
        EventRow(
            "cc.bought",
            (("cubes", "cubes"), ("dollars", "dollars")),
        ),
        EventRow("cc.bought.none"),
        EventRow("cc.install.declined", (("type", "type"),)),
        EventRow("cc.installed", (("type", "type"), ("cell", "cell"))),
        EventRow("cc.built", (("building", "building"), ("row", "row"), ("dollars", "dollars"))),
        EventRow("cc.built.over", (("building", "building"), ("refuse", "refuse"))),
        EventRow("cc.built.none"),
        EventRow("cc.built.enough"),
        EventRow("cc.denied", (("building", "building"), ("row", "row"), ("dollars", "dollars"))),
        EventRow("cc.cleared", (("cubes", "refuse"),)),
        EventRow("cc.storage.left"),
        EventRow("cc.reported", (("dollars", "dollars"),)),
        EventRow("cc.coal.kept", (("coal", "coal"),)),
        EventRow("cc.coal.lost", (("coal", "coal"),)),
        EventRow(
            "cc.inspection",
            (
                ("missing", "count"),
                ("refuse", "refuse"),
                ("tunnels", "count"),
                ("stored", "count"),
                ("buildings", "count"),
            ),
        ),
        EventRow("cc.inspected", (("fees", "fees"), ("dollars", "change"))),
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
