"""The events of German Railroads: their keys and arguments, and which of them reveal something."""

from coalface.core.tables import EventRow

PUT = (("space", "space"), ("pieces", "pieces"))
"""`pieces`: workers of one's own colour times 100, coins times 10, the black worker."""

TRACK = (("railroad", "railroad"), ("colour", "colour"))

EVENTS = {
    row.key: row
    for row in (
        EventRow("gr.points.scored", (("source", "source"), ("points", "count"))),
        EventRow("gr.emil.grew", (("workers", "count"),), rule="GS-15"),
        EventRow("gr.emil.passed", rule="GS-4"),
        EventRow(
            "gr.emil.drew", (("card", "emil-card"), ("used", "count")), reveals=True, rule="GS-5"
        ),
        EventRow("gr.emil.took", (("number", "count"), ("factory", "count")), rule="GS-10"),
        EventRow("gr.emil.placed", PUT, rule="GS-5"),
        EventRow("gr.emil.shuffled", (("workers", "count"),)),
        EventRow("gr.signal.received", rule="RR-67"),
        EventRow("gr.signal.used", (("way", "count"), ("points", "count")), rule="RR-67"),
        EventRow("gr.points.taken", (("what", "resolved"), ("points", "count"))),
        EventRow("gr.part.chosen", (("part", "chosen"),), rule="GC-16"),
        EventRow("gr.doubler.placed", (("count", "count"),), rule="RR-47"),
        EventRow("gr.coins.taken", (("count", "count"),), rule="RR-48"),
        EventRow("gr.coal.taken", (("count", "count"),)),
        EventRow("gr.workers.hired", (("count", "count"),), rule="RR-49"),
        EventRow("gr.medal.put", rule="RR-69"),
        EventRow("gr.tracks.revalued", (("table", "revaluation"),), rule="RR-70"),
        EventRow("gr.marker.added", rule="GR-17"),
        EventRow("gr.marker.declined", rule="GR-17"),
        EventRow("gr.worker.black", rule="RR-74"),
        EventRow("gr.colour.unlocked", (("colour", "colour"),), rule="RR-26"),
        EventRow("gr.worker.joined", rule="RR-66"),
        EventRow("gr.engineer.hired", (("engineer", "engineer"),), rule="RR-52"),
        EventRow("gr.emil.hired", (("engineer", "engineer"),), rule="RR-52"),
        EventRow("gr.engineer.left", (("engineer", "engineer"),), rule="RR-83"),
        EventRow(
            "gr.engineer.dealt",
            (("engineer", "engineer"), ("place", "strip")),
            reveals=True,
            rule="RR-6",
        ),
        EventRow("gr.engineer.copied", (("engineer", "engineer"),), rule="RR-55"),
        EventRow("gr.factory.wanted", (("source", "count"),), rule="RR-37"),
        EventRow("gr.factory.turned", (("number", "count"), ("source", "count")), rule="RR-37"),
        EventRow("gr.factory.taken", (("number", "factory"),), rule="RR-37"),
        EventRow("gr.factory.built", (("number", "factory"), ("gap", "gap")), rule="RR-38"),
        EventRow(
            "gr.factory.replaced",
            (("old", "factory"), ("number", "factory"), ("gap", "gap"), ("boilerman", "count")),
            rule="RR-38",
        ),
        EventRow("gr.factory.used", (("number", "factory"), ("gap", "gap")), rule="RR-42"),
        EventRow(
            "gr.space.reached",
            (("railroad", "railroad"), ("space", "count"), ("gives", "special")),
            rule="RR-64",
        ),
        EventRow("gr.lane.reached", (("place", "place"), ("gives", "lane")), rule="RR-43"),
        EventRow("gr.track.moved", (*TRACK, ("space", "count"), ("source", "count")), rule="RR-22"),
        EventRow("gr.branch.chosen", (("branch", "branch"),), rule="GR-5"),
        EventRow(
            "gr.extension.laid", (("extension", "extension"), ("station", "station")), rule="GR-10"
        ),
        EventRow("gr.loco.taken", (("number", "count"), ("source", "count")), rule="RR-29"),
        EventRow(
            "gr.loco.placed",
            (("number", "count"), ("slot", "slot"), ("replaced", "count")),
            rule="RR-30",
        ),
        EventRow("gr.loco.returned", (("number", "count"), ("fate", "count")), rule="RR-31"),
        EventRow("gr.marker.moved", (("place", "place"),), rule="RR-41"),
        EventRow("gr.endbonus.removed", (), reveals=True, rule="RR-3"),
        EventRow("gr.endbonus.drawn", (), reveals=True, rule="RR-3"),
        EventRow("gr.endbonus.card", (("card", "end-bonus"),), reveals=True, rule="RR-72"),
        EventRow("gr.endbonus.looked", rule="RR-72"),
        EventRow("gr.endbonus.seen", (("card", "end-bonus"),), reveals=True, rule="RR-72"),
        EventRow("gr.endbonus.kept", rule="RR-20"),
        EventRow(
            "gr.endbonus.scored",
            (("card", "end-bonus"), ("points", "count")),
            reveals=True,
            rule="RR-85",
        ),
        EventRow("gr.space.repeated", (("space", "space"),), rule="RR-50"),
        EventRow("gr.repeat.declined", rule="RR-16"),
        EventRow("gr.token.used", (("token", "token"),), rule="RR-68"),
        EventRow("gr.card.taken", (("card", "card"),), rule="RR-72"),
        EventRow("gr.coal.burnt", rule="GC-23"),
        EventRow("gr.income.taken", (("income", "income"),), rule="GR-18"),
        EventRow("gr.income.used", (("income", "income"),), rule="GR-19"),
        EventRow("gr.foundry.taken", (("foundry", "foundry"),), rule="GC-7"),
        EventRow("gr.foundry.shown", (("foundry", "foundry"),), reveals=True, rule="GC-3"),
        EventRow("gr.foundry.used", (("foundry", "foundry"), ("coal", "count")), rule="GC-9"),
        EventRow("gr.foundry.closed", (("foundry", "foundry"),), rule="GC-21"),
        EventRow("gr.boilerman.taken", (("coal", "count"),), rule="GC-12"),
        EventRow("gr.boilerman.put", (("tile", "tile"),), rule="GC-12"),
        EventRow("gr.placed", PUT, rule="RR-10"),
        EventRow("gr.passed", rule="RR-75"),
        EventRow("gr.order.set", (("place", "count"),), reveals=True, rule="RR-59"),
        EventRow("gr.relocated", PUT, rule="RR-61"),
        EventRow("gr.relocation.declined", rule="RR-61"),
        EventRow("gr.turn.ended", rule="RR-16"),
        EventRow("gr.rest.lost", rule="RR-17"),
        EventRow("gr.round.began", (("round", "count"),), rule="RR-77"),
        EventRow("gr.round.last", (("alone", "count"),), rule="RR-84"),
        EventRow("gr.round.cleared", (("coins", "count"),), rule="RR-14"),
        EventRow("gr.engineers.moved", (("count", "count"),), rule="RR-83"),
        EventRow("gr.bonus.taken", (("bonus", "bonus"),), rule="RR-9"),
        EventRow("gr.bonus.drawn", (("bonus", "bonus"),), reveals=True, rule="GN-8"),
    )
}
