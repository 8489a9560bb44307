"""The events of Coal Country: their keys and arguments, and which of them reveal something."""

from coalface.core.tables import EventRow

EVENTS = {
    row.key: row
    for row in (
        EventRow("cc.order.drawn", (("place", "count"),), reveals=True),
        EventRow("cc.cube.drawn", (("colour", "colour"),), reveals=True),
        EventRow("cc.building.shown", (("building", "building"),), reveals=True),
        EventRow("cc.tile.shown", (("tile", "tile"),), reveals=True),
        EventRow("cc.tile.drawn", (("tile", "tile"),), reveals=True),
        EventRow("cc.gauge.set", (("gauge", "gauge"),)),
        EventRow("cc.market.stocked", (("type", "type"), ("cubes", "count"))),
        EventRow("cc.round.began", (("round", "count"),)),
        EventRow("cc.placed", (("space", "space"),)),
        EventRow("cc.placed.value", (("space", "space"), ("value", "count"))),
        EventRow("cc.withdrawn", (("space", "space"), ("value", "count"))),
        EventRow("cc.committed"),
        EventRow("cc.passed"),
        EventRow(
            "cc.unplaced",
            (
                ("zeros", "count"),
                ("ones", "count"),
                ("twos", "count"),
                ("threes", "count"),
                ("fours", "count"),
            ),
            reveals=True,
        ),
        EventRow("cc.opened", (("space", "space"),), reveals=True),
        EventRow("cc.revealed", (("space", "space"), ("value", "count")), reveals=True),
        EventRow("cc.penalty", (("fees", "fees"), ("dollars", "dollars"))),
        EventRow("cc.tavern.active"),
        EventRow("cc.church.active"),
        EventRow("cc.swapped", (("out", "type"), ("wanted", "type"))),
        EventRow(
            "cc.tile.mined",
            (("space", "space"), ("value", "count"), ("coal", "count"), ("refuse", "count")),
        ),
        EventRow("cc.mined", (("coal", "count"),)),
        EventRow("cc.sold", (("coal", "count"), ("price", "dollars"), ("dollars", "dollars"))),
        EventRow("cc.sold.none"),
        EventRow("cc.marker.moved", (("earnings", "count"), ("fee", "dollars"))),
        EventRow(
            "cc.permit.paid", (("space", "space"), ("number", "count"), ("dollars", "dollars"))
        ),
        EventRow("cc.permit.declined", (("space", "space"),)),
        EventRow("cc.tile.covered", (("space", "space"), ("tile", "tile"), ("refuse", "count"))),
        EventRow("cc.tile.laid", (("space", "space"), ("tile", "tile"), ("turned", "turn"))),
        EventRow(
            "cc.bought",
            (
                ("wood", "count"),
                ("water", "count"),
                ("electricity", "count"),
                ("dollars", "dollars"),
            ),
        ),
        EventRow("cc.bought.none"),
        EventRow("cc.installed", (("type", "type"), ("cell", "cell"))),
        EventRow("cc.built", (("building", "building"), ("dollars", "dollars"))),
        EventRow("cc.built.over", (("building", "building"), ("refuse", "count"))),
        EventRow("cc.denied", (("building", "building"), ("dollars", "dollars"))),
        EventRow("cc.cleared", (("cubes", "count"),)),
        EventRow("cc.storage.left"),
        EventRow("cc.reported", (("dollars", "dollars"),)),
        EventRow("cc.coal.lost", (("coal", "count"),)),
        EventRow("cc.inspected", (("fees", "fees"), ("dollars", "change"))),
    )
}
