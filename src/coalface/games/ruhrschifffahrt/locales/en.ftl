# Ruhrschifffahrt 1769-1890 in English. Attributes are grammar, as in the other files.

rs-title = Ruhrschifffahrt 1769–1890
rs-tagline = Take a barge down the Ruhr, sell coal, and build locks and warehouses on the way.

## Coal, territories, cities, industries

rs-coal-black = black
rs-coal-white = white
rs-coal-black-letter = B
rs-coal-white-letter = W
rs-territory-mark = Mark
rs-territory-essen = Essen
rs-territory-werden = Werden
rs-territory-broich = Broich
rs-city-witten = Witten
    .at = in Witten
rs-city-blankenstein = Blankenstein
    .at = in Blankenstein
rs-city-hattingen = Hattingen
    .at = in Hattingen
rs-city-steele = Steele
    .at = in Steele
rs-city-werden = Werden
    .at = in Werden
rs-city-kettwig = Kettwig
    .at = in Kettwig
rs-city-muelheim = Mülheim
    .at = in Mülheim
rs-kind-city = city
rs-kind-forge = forge
rs-kind-hammer = hammer mill
rs-kind-gun = gun factory
rs-kind-port = port
# $label (text): the printed name
rs-label = { $label }
rs-storage = { $label }
rs-obstacle = { $label } lock
rs-space-forge = { $label } forge
    .at = at the { $label } forge
rs-space-hammer = { $label } hammer mill
    .at = at the { $label } hammer mill
rs-space-gun = { $label } gun factory
    .at = at the { $label } gun factory
rs-space-port = port of { $label }
    .at = in the port of { $label }
rs-column-belgium = Belgium
    .the = Belgium
rs-column-netherlands = Netherlands
    .the = the Netherlands
rs-column-rhineland = Rhineland
    .the = the Rhineland

## Areas of the player board, progress markers

rs-area-black-industry = black coal to industry
rs-area-black-city = black coal to cities
rs-area-ruhrort = coal to Ruhrort
rs-area-white-industry = white coal to industry
rs-area-white-city = white coal to cities
rs-area-black-ruhrort = black coal to Ruhrort
rs-area-white-ruhrort = white coal to Ruhrort
rs-black-lock = lock building
rs-black-supply = supply
rs-black-essen-warehouse = Essen warehouse
rs-black-wage = wage
rs-black-port = port Ruhrort
rs-black-coal-depot = coal depot
rs-black-mark = Grafschaft Mark
rs-black-mark-warehouse = Mark warehouse
rs-white-coal-hauler = coal hauler
rs-white-hauling-action = hauling action
rs-white-inn = inn
rs-white-warehouse = warehouse
rs-white-ruhraake = Ruhraake
rs-white-mayor = mayor
rs-white-ruhrtalbahn = Ruhrtalbahn

## Special options

rs-option-none = no option
rs-option-pilot = pilot
rs-option-transport = transport
rs-option-wage = wage
rs-option-supply = supply
rs-option-hauling = hauling
rs-option-transport-pilot = transport and pilot
rs-option-hauling-pilot = hauling and pilot
rs-option-hauling-transport = hauling and transport

## Faces of the obstacle and demand markers

rs-face-forge = demand of all forges
rs-face-hammer = demand of all hammer mills
rs-face-gun = demand of all gun factories
rs-face-industry-mark = demand of the industries of Mark
rs-face-industry-essen = demand of the industries of Essen
rs-face-industry-werden = demand of the industries of Werden
rs-face-industry-broich = demand of the industries of Broich
rs-face-city-mark = demand of the cities of Mark
rs-face-city-essen = demand of the cities of Essen
rs-face-city-werden = demand of the cities of Werden
rs-face-city-broich = demand of the cities of Broich
rs-face-high-water = high water
rs-face-high-water-minus = high water, dice on storages −1
rs-face-high-water-plus = high water, dice on storages +1
rs-face-low-water = low water
rs-face-low-water-minus = low water, dice on storages −1
rs-face-low-water-plus = low water, dice on storages +1

## Phases, what is asked, and what a turn brings

rs-phase-event = Phase 1: event
rs-phase-marker = Phase 2: water level and demand
rs-phase-option = Phase 3: option and start space
rs-phase-sale = Phase 4: movement and sale
rs-phase-progress = Phase 5: progress
rs-phase-purchase = Phase 6: purchases
rs-phase-export = Phase 7: export
rs-phase-inn = After the last turn: unused inns
rs-phase-end = The game is over.
rs-ask-first = Who begins?
rs-ask-marker = A marker is drawn from the bag.
rs-ask-country = The country of this turn is turned up.
rs-ask-levy = Pay the levy of { $year } with a Thaler or with a point?
rs-ask-levy-thaler = Pay the levy of { $year } with a Thaler.
rs-ask-levy-vp = Pay the levy of { $year } with a point.
rs-ask-gift = Take a Thaler or a point as the gift of { $year }?
rs-ask-remove = By the event of { $year }, choose a die that leaves the game.
rs-ask-return = Choose the storage for the { $coal } die of value { $pips } that leaves the transport track.
rs-ask-return-only = Set the { $coal } die of value { $pips } that leaves the transport track on storage { $storage }.
rs-ask-option = Choose a start space, with or without an option.
rs-ask-option-must = Choose a start space and the option that leads to it.
rs-ask-option-none = Choose a start space; no option is possible now.
rs-ask-option-action = Use the hauling action to reach a start space.
rs-ask-bring = Choose the storage for the { $coal } die of value { $pips } from the transport track.
rs-ask-bring-either = Choose the storage for a die from the transport track, black of value { $black } or white of value { $white }.
rs-ask-improve = Choose the die that the supply improves.
rs-ask-start = Choose the storage from which your barge starts.
rs-ask-start-only = Start from storage { $storage }, the only one within reach.
rs-ask-sell = Choose where your barge sells its coal.
rs-ask-sell-only = Sell your coal { $space-at }.
rs-ask-forced-lock = Build a lock, as everyone has to this turn.
rs-ask-second-lock = Build a second lock for free, or leave it at one.
rs-ask-buy = You may { $purchases }, or finish.
rs-ask-inn = Choose what the inn gives you.
rs-ask-white = You may also use your white { $count ->
    [one] marker
   *[other] markers
} { $marker }.
rs-purchase-lock = build a lock
rs-purchase-warehouse = build a warehouse
rs-purchase-lock-or-warehouse = build a lock or a warehouse
rs-purchase-shift = shift a warehouse
rs-purchase-repay = pay back a debt
rs-purchase-inn = use the inn
rs-effect-start-player = a start player is drawn
rs-effect-levy = everyone pays 1 Thaler or 1 point
rs-effect-switch = dice move to the next part of the transport track
rs-effect-warehouse = everyone gets a warehouse
rs-effect-gift = everyone gets 1 Thaler or 1 point
rs-effect-better-track = dice on the transport track +1
rs-effect-fewer-dice = dice leave the game
rs-effect-country = export to a country
rs-effect-locks = locks may be built
rs-effect-dear-locks = locks cost more
rs-effect-dear-options = options with a fee cost 1 more
rs-effect-last-turn = no marker, wage, supply or export

## Where points come from

rs-source-locks = locks
rs-source-cities = warehouses in cities
rs-source-depots = warehouses in depots
rs-source-port = warehouses in the port
rs-source-export = export
rs-source-gift = gifts
rs-source-inn = inn
rs-source-levy = levy
rs-source-hardship = hardship
rs-source-essen-set = all three Essen cities
    .the = warehouses in all three Essen cities
rs-source-mark-set = all three Mark cities
    .the = warehouses in all three Mark cities
rs-source-all-cities = all seven cities
    .the = warehouses in all seven cities
rs-source-all-depots = all four depots
    .the = warehouses in all four depots
rs-source-majorities = majorities in depots
    .the = majorities in depots
rs-source-mayor = mayor
    .the = the mayor
rs-source-ruhrtalbahn = Ruhrtalbahn
    .the = the Ruhrtalbahn
rs-source-ruhraake = Ruhraake
    .the = the Ruhraake
rs-source-debt = debt

## What happened: a line of the log. $seat is who acted

rs-start-drawn = { $seat } is the first start player.
rs-turn-began = Turn { $turn } begins, in the year { $year }. Black dice that leave the transport track now return to { $territory }.
rs-turn-last = In this last turn no marker is drawn, wage and supply cannot be chosen, and nothing is exported.
rs-locks-allowed = From now on locks may be built, for { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
} each.
rs-locks-dearer = From now on a lock costs { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
}.
rs-options-dearer = From now on every option that has a fee costs { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
} more.
rs-levy-thaler = { $seat } pays a levy of { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
}.
rs-levy-vp = { $seat } pays the levy with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
rs-gift-thaler = { $seat } takes { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
} as a gift.
rs-gift-vp = { $seat } takes { $points ->
    [one] 1 point
   *[other] { $points } points
} as a gift.
rs-warehouse-received = { $seat } receives { $warehouses ->
    [one] 1 warehouse
   *[other] { $warehouses } warehouses
}.
rs-track-switched = The dice move to the next part of the transport track, which has { $black ->
    [one] 1 box
   *[other] { $black } boxes
} for black and { $white } for white dice.
rs-track-better = { $dice ->
    [0] No die on the transport track gains a pip.
    [one] 1 die on the transport track gains 1 pip.
   *[other] { $dice } dice on the transport track gain 1 pip each.
}
rs-die-removed = { $seat } takes the { $coal } die of value { $pips } on storage { $storage } out of the game.
rs-die-removed-box = { $seat } takes the { $coal } die of value { $pips } in box { $box } of the transport track out of the game.
rs-country-turned = This turn coal is exported to { $column-the }.
rs-marker-drawn = The marker drawn from the bag shows { $face }.
rs-demand-placed = 1 Thaler is laid { $space-at }.
rs-pilots-banned = No pilot option is open this turn.
rs-storages-better = { $dice ->
    [0] No die on a storage gains a pip.
    [one] 1 die on a storage gains 1 pip.
   *[other] { $dice } dice on storages gain 1 pip each.
}
rs-storages-worse = { $dice ->
    [0] No die on a storage loses a pip.
    [one] 1 die on a storage loses 1 pip.
   *[other] { $dice } dice on storages lose 1 pip each.
}
rs-locks-forced = Only one marker is left in the bag, so everyone must build a lock this turn.
rs-option-skipped = { $seat } chooses no option.
    .head = { $seat } takes no option
rs-option-chosen = { $seat } chooses the option { $option } { $thalers ->
    [0] for free
    [one] for 1 Thaler
   *[other] for { $thalers } Thalers
}.
    .head = { $seat } takes { $option }{ $thalers ->
        [0] {""}
        [one] , −1 Thaler
       *[other] , −{ $thalers } Thalers
    }
rs-option-free = { $seat } uses the hauling action for { $option }, without a fee.
    .head = { $seat } uses the hauling action for { $option }
rs-loan-taken = { $seat } borrows { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
} on a warehouse from the pool.
    .head = { $seat } borrows { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    }
rs-loan-hard = { $seat } borrows { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
} on the warehouse of turn { $turn } and loses { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
rs-fee-waived = { $seat } cannot pay { $thalers ->
    [one] 1 Thaler, which is
   *[other] { $thalers } Thalers, which are
} waived, and loses { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
rs-wage-paid = { $seat } receives a wage of { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
}.
rs-die-brought = { $seat } brings the die of value { $pips } from the arrow box to storage { $storage }.
    .head = { $seat } brings a die of value { $pips } to { $storage }
rs-die-supplied = { $seat } improves the die on storage { $storage } to { $pips } with the supply.
    .head = { $seat } raises the die on { $storage } to { $pips }
rs-die-hauled = { $seat } improves the die on storage { $storage } to { $pips } with the coal hauler.
    .head = { $seat } raises the die on { $storage } to { $pips }
rs-inn-thaler = { $seat } takes { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
} at the inn.
    .head = { $seat } takes { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    } at the inn
rs-inn-vp = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} at the inn.
    .head = { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the inn
rs-barge-started = { $seat } loads at storage { $storage }.
    .head = { $seat } starts at { $storage }
    .more = starts at { $storage }
rs-die-worse = The { $coal } die of { $seat } loses 1 pip at an obstacle and is now worth { $pips }.
rs-coal-sold = { $seat } sells { $coal } coal of value { $pips } { $space-at }.
    .head = { $seat } sells { $coal } coal { $pips } { $space-at }
rs-token-placed = { $seat } places a token for { $area }.
rs-thalers-earned = The sale brings { $thalers ->
    [0] no Thalers
    [one] 1 Thaler
   *[other] { $thalers } Thalers
}.
    .more = { $thalers ->
        [0] no Thalers
        [one] +1 Thaler
       *[other] +{ $thalers } Thalers
    }
rs-demand-taken = { $thalers ->
    [one] The Thaler that lay { $space-at } comes on top
   *[other] The { $thalers } Thalers that lay { $space-at } come on top
}.
    .more = { $thalers ->
        [one] +1 Thaler
       *[other] +{ $thalers } Thalers
    } from demand
rs-city-paid = The warehouse of { $seat } earns { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
} { $space-at }.
rs-port-sold = The barge moors at berth { $berth }; the port pays { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
} more.
    .more = berth { $berth }, { $thalers ->
        [one] +1 Thaler
       *[other] +{ $thalers } Thalers
    } from the port
rs-export-raised = { $steps ->
    [one] The export marker moves 1 space
   *[other] The export marker moves { $steps } spaces
} to the right; its value is now { $points }.
rs-export-lowered = { $steps ->
    [one] The export marker moves 1 space
   *[other] The export marker moves { $steps } spaces
} to the left; its value is now { $points }.
rs-die-tracked = The { $coal } die of value { $pips } goes to the transport track.
rs-die-returned = { $seat } sets the die of value { $pips } that leaves the transport track on storage { $storage }.
    .head = { $seat } sets the die of value { $pips } from the track on { $storage }
rs-black-earned = { $seat } earns the black marker { $marker }.
    .head = { $seat } earns { $marker }
    .more = earns { $marker }
rs-white-earned = { $seat } earns the white marker { $marker }.
    .head = { $seat } earns { $marker }
    .more = earns { $marker }
rs-white-blank = { $seat } comes too late for the white marker { $marker } and gets a blank one.
rs-white-used = { $seat } uses the white marker { $marker } and turns it over.
    .head = { $seat } uses { $marker }
rs-lock-built = { $seat } builds the { $obstacle } { $thalers ->
    [0] for free
    [one] for 1 Thaler
   *[other] for { $thalers } Thalers
}, scores { $points ->
    [one] 1 point
   *[other] { $points } points
} and puts its marker into the bag.
    .head = { $seat } builds the { $obstacle }{ $thalers ->
        [0] {""}
        [one] , −1 Thaler
       *[other] , −{ $thalers } Thalers
    }
    .more = builds the { $obstacle }{ $thalers ->
        [0] {""}
        [one] , −1 Thaler
       *[other] , −{ $thalers } Thalers
    }
rs-lock-one = { $seat } leaves it at one lock.
rs-city-built = { $seat } builds a warehouse in { $city } for { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
} and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .head = { $seat } builds in { $city }{ $thalers ->
        [one] , −1 Thaler
       *[other] , −{ $thalers } Thalers
    }
    .more = builds in { $city }{ $thalers ->
        [one] , −1 Thaler
       *[other] , −{ $thalers } Thalers
    }
rs-depot-built = { $seat } builds a warehouse in the coal depot of { $territory } for { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
} and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .head = { $seat } builds in the depot of { $territory }{ $thalers ->
        [one] , −1 Thaler
       *[other] , −{ $thalers } Thalers
    }
    .more = builds in the depot of { $territory }{ $thalers ->
        [one] , −1 Thaler
       *[other] , −{ $thalers } Thalers
    }
rs-port-built = { $seat } builds a warehouse in the { $column } column of the port for { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
} and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .head = { $seat } builds in the port, { $column }{ $thalers ->
        [one] , −1 Thaler
       *[other] , −{ $thalers } Thalers
    }
    .more = builds in the port, { $column }{ $thalers ->
        [one] , −1 Thaler
       *[other] , −{ $thalers } Thalers
    }
rs-port-shifted = { $seat } shifts a warehouse from the { $column } column to the { $to } column for { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
}.
rs-debt-repaid = { $seat } pays back a debt for { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
}.
rs-purchases-done = { $seat } has finished buying.
rs-export-scored = { $seat } scores { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
} for export to { $column-the }.
rs-thalers-returned = { $seat } gives { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
} back and keeps { $most }.
rs-end-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $source-the }.
rs-end-debt = { $seat } loses { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
} for { $debts ->
    [one] 1 debt
   *[other] { $debts } debts
}.

## The course of the game: rounds, what was done in a turn, groups of sources

rs-round = turn { $round }
rs-round-of = turn { $round } of { $rounds }
rs-deed-coal-sold = { $count ->
    [one] 1 sale of coal
   *[other] { $count } sales of coal
}
rs-deed-lock-built = { $count ->
    [one] 1 lock built
   *[other] { $count } locks built
}
rs-deed-city-built = { $count ->
    [one] 1 warehouse built in a city
   *[other] { $count } warehouses built in cities
}
rs-deed-depot-built = { $count ->
    [one] 1 warehouse built in a coal depot
   *[other] { $count } warehouses built in coal depots
}
rs-deed-port-built = { $count ->
    [one] 1 warehouse built in the port
   *[other] { $count } warehouses built in the port
}
rs-deed-black-earned = { $count ->
    [one] 1 black marker earned
   *[other] { $count } black markers earned
}
rs-deed-white-earned = { $count ->
    [one] 1 white marker earned
   *[other] { $count } white markers earned
}
rs-deed-die-brought = { $count ->
    [one] 1 die brought to a storage
   *[other] { $count } dice brought to storages
}
rs-deed-debt-repaid = { $count ->
    [one] 1 debt repaid
   *[other] { $count } debts repaid
}
rs-deed-loan-taken = { $count ->
    [one] 1 loan taken
   *[other] { $count } loans taken
}
rs-deed-loan-hard = { $count ->
    [one] 1 loan taken at the cost of points
   *[other] { $count } loans taken at the cost of points
}
rs-sources-warehouses = warehouses
rs-sources-events = events and inn
rs-sources-sets = complete cities and depots
rs-sources-bonuses = white markers

## Why a move is not possible

rs-why-no-such-seat = Only { $players } players sit at this table.
rs-why-no-such-marker = No such marker is left in the bag or on the river.
rs-why-no-such-country = No marker of this country is left.
rs-why-no-thaler = You have no Thaler to pay with.
rs-why-no-point = You have no point to pay with.
rs-why-no-die = There is no die there.
rs-why-coal-not-asked = No { $coal } die has to leave the game any more.
rs-why-needs-black = You do not have the black marker { $marker } yet. It takes { $needs }.
rs-need-black-industry = { $count ->
    [one] 1 sale of black coal to industry
   *[other] { $count } sales of black coal to industry
}
rs-need-black-city = { $count ->
    [one] 1 sale of black coal to a city
   *[other] { $count } sales of black coal to cities
}
rs-need-ruhrort = { $count ->
    [one] 1 sale in Ruhrort
   *[other] { $count } sales in Ruhrort
}
rs-need-white-industry = { $count ->
    [one] 1 sale of white coal to industry
   *[other] { $count } sales of white coal to industry
}
rs-need-white-city = { $count ->
    [one] 1 sale of white coal to a city
   *[other] { $count } sales of white coal to cities
}
rs-need-white-ruhrort = { $count ->
    [one] 1 sale of white coal in Ruhrort
   *[other] { $count } sales of white coal in Ruhrort
}
rs-why-wage-taken = Another player has chosen the wage this turn.
rs-why-last-turn = In the last turn you cannot choose { $option }.
rs-why-pilot-banned = The water level closes all pilot options this turn.
rs-why-track-empty = No die is waiting on the transport track.
rs-why-first-turn = Hauling is not possible in the first turn, since your barge is not on the river yet.
rs-why-must-haul = Your barge lies in Ruhrort, so you need a hauling option.
rs-why-no-start = If you chose { $option }, you would have no start space.
rs-why-too-dear = The fee is { $needed ->
    [one] 1 Thaler
   *[other] { $needed } Thalers
}; you have { $have ->
    [0] none
   *[other] { $have }
} and cannot borrow enough.
rs-why-not-cheapest = You cannot pay at all and must take the cheapest option; this one costs { $needed ->
    [one] 1 Thaler
   *[other] { $needed } Thalers
}.
rs-why-needs-white = For this you need the white marker { $marker }, not yet turned over.
rs-why-storage-taken = There is already a die on storage { $storage }.
rs-why-column-empty = No { $coal } die lies in an arrow box.
rs-why-leaves-no-start = With the die on storage { $storage } you would have no start space.
rs-why-barge-there = Another barge lies at storage { $storage }.
rs-why-no-white-coal = You may carry white coal only with the marker { $marker }. You still need { $needs }.
rs-why-pilot-only = Storage { $storage } can be left only with a pilot option.
rs-why-needs-hauling = Storage { $storage } lies upriver, so you need a hauling option.
rs-why-not-upriver = Hauling goes upriver, and storage { $storage } does not lie upriver.
rs-why-not-the-target = Without a pilot your barge can sell only { $space-at }.
rs-why-not-downriver = You cannot sell { $space-at }, because your barge lies farther downriver.
rs-why-wrong-territory = The die returns to an empty storage of { $territory }.
rs-why-other-coal = A { $coal } die does not belong on this storage.
rs-why-lock-stands = The { $obstacle } has been built already.
rs-why-no-locks-yet = Locks may be built from turn 2 on.
rs-why-black-used = You have used the black marker { $marker } this turn.
rs-why-thalers = This costs { $needed ->
    [one] 1 Thaler
   *[other] { $needed } Thalers
}; you have { $have ->
    [0] none
   *[other] { $have }
}.
rs-why-no-warehouse = You have no warehouse in your pool.
rs-why-one-a-city = You already have a warehouse in { $city }.
rs-why-city-full = There is no room left in { $city }.
rs-why-only-by-white = In Mülheim you can build only with the white marker warehouse.
rs-why-depot-full = The coal depot of { $territory } is full.
rs-why-column-full = The { $column } column of the port is full.
rs-why-one-a-column = You already have a warehouse in the { $column } column of the port.
rs-why-port-most = You may have no more than { $warehouses ->
    [one] 1 warehouse
   *[other] { $warehouses } warehouses
} in the port.
rs-why-none-to-shift = You have no warehouse in the { $column } column of the port.
rs-why-no-debt = You have no debt.
rs-why-forced-first = First you have to build the compulsory lock.

## Moves, as they stand in a list

rs-move-first = { $seat } begins
rs-move-marker = Draw the marker “{ $face }”
rs-move-country = Turn up { $column }
rs-move-levy-thaler = Pay the levy with { $count ->
    [one] 1 Thaler
   *[other] { $count } Thalers
}
rs-move-levy-vp = Pay the levy with { $count ->
    [one] 1 point
   *[other] { $count } points
}
rs-move-gift-thaler = Take { $count ->
    [one] 1 Thaler
   *[other] { $count } Thalers
}
rs-move-gift-vp = Take { $count ->
    [one] 1 point
   *[other] { $count } points
}
rs-move-remove = Remove the die on { $storage }
rs-move-remove-box = Remove the { $coal } die in box { $box } of the track
rs-move-no-option = Choose no option
rs-move-option = Choose { $option }
rs-move-hauling-action = Use the hauling action for { $option }
rs-move-bring = Bring the die from the arrow box to { $storage }
rs-move-supply = Improve the die on { $storage }
rs-move-start = Start from { $storage }
rs-move-coal-hauler = Improve the die on { $storage } with the coal hauler
rs-move-inn-thaler = Take { $count ->
    [one] 1 Thaler
   *[other] { $count } Thalers
} at the inn
rs-move-inn-vp = Take { $count ->
    [one] 1 point
   *[other] { $count } points
} at the inn
rs-move-sell = Sell { $space-at }
rs-move-return = Return the die to { $storage }
rs-move-lock = Build the { $obstacle }
rs-move-one-lock = Leave it at one lock
rs-move-city = Build a warehouse in { $city }
rs-move-city-cheap = Build a warehouse in { $city } with the white marker
rs-move-depot = Build a warehouse in the coal depot of { $territory }
rs-move-port = Build a warehouse in the { $column } column of the port
rs-move-port-cheap = Build a warehouse in the { $column } column of the port with the white marker
rs-move-shift = Shift a warehouse from the { $column } column to the { $to } column
rs-move-repay = Pay back a debt
rs-move-done = Finish buying

## The position in words

rs-cell = { $what }
rs-cell-pilot = with a pilot only
rs-cell-dice = { $dice }
rs-cell-free = free
rs-cell-nobody = nobody
rs-cell-no-die = none
rs-cell-obstacle = obstacle
rs-cell-lock = lock built
rs-line-turn = Turn { $turn } of 12, the year { $year }
rs-line-effects = This turn: { $effects }
rs-line-effects-next = Next turn: { $effects }
rs-line-coat = Black dice return to { $territory }.
rs-line-order = Order of play: { $order }
rs-line-banned = Pilots are banned this turn.
rs-line-forced = Everyone must build a lock this turn.
rs-line-lock-cost = A lock costs { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
}.
rs-line-export = Export value: { $points }
rs-line-country = This turn coal is exported to { $column-the }.
rs-line-bag = Markers in the bag: { $markers }
rs-line-means = Thalers: { $thalers }; warehouses in the pool: { $pool }; debts: { $debt }
rs-line-black = Black markers: { $markers }
rs-line-white = White markers: { $markers }
rs-line-used = Used this turn: { $markers }
rs-line-spent = Turned over: { $markers }
rs-line-blank = Blank: { $markers }
rs-line-thirty = Has the 30+ marker.
rs-head-options = Special options
rs-head-option = Option
rs-head-fee = Fee
rs-head-chosen = Chosen by
rs-head-storages = Coal storages, from upriver
rs-head-storage = Storage
rs-head-territory = Territory
rs-head-die = Die
rs-head-trip = Standard trip
rs-head-barge = Barge
rs-head-track = Transport track
rs-head-coal = Coal
rs-head-boxes = Boxes
rs-head-dice = Dice, from the arrow box up
rs-head-gone = Out of the game
rs-head-spaces = Selling spaces, from upriver
rs-head-space = Space
rs-head-demand = Thalers there
rs-head-warehouses = Warehouses
rs-head-locks = Locks and obstacles
rs-head-lock = Lock
rs-head-points = Points
rs-head-state = State
rs-head-depots = Coal depots
rs-head-port = Port Ruhrort
rs-head-column = Export column
rs-head-markers = Markers
rs-head-marker = Marker
rs-head-left = Left
rs-head-players = Players
rs-head-player = Player
rs-head-thalers = Thalers
rs-head-pool = Warehouses in the pool
rs-head-to-come = Warehouses to come
rs-head-debt = Debts
rs-head-locks-built = Locks built
rs-head-needs = What the progress markers need
rs-head-needs-marker = Marker
rs-head-earned = Earned by
rs-head-board = Board of { $name }
rs-head-area = Coal sold
rs-head-tokens = Tokens

## Short labels for a drawing

rs-short-turn = turn { $turn }/12, { $year }
rs-short-vp = { $count } P
rs-short-thalers = { $count }T
rs-short-pool = pool
rs-short-debt = debt
rs-short-locks = locks
rs-short-lock-box = lock box
rs-short-mark-box = Mark box
rs-short-depots = Coal depots
rs-short-port = Port: export
rs-short-track = Transport track
rs-short-gone = gone
rs-short-now = This turn
rs-short-bag = Bag
rs-short-white-left = White markers left
rs-short-coming = Still to come
rs-short-lock-cost = Lock
rs-short-area-black-industry = Bi
rs-short-area-black-city = Bc
rs-short-area-ruhrort = R
rs-short-area-white-industry = Wi
rs-short-area-white-city = Wc
rs-short-area-white-ruhrort = Wr
rs-short-needs-black = Tokens for black markers
rs-short-needs-white = Tokens for white markers
rs-short-kind-forge = forge
rs-short-kind-hammer = hammer
rs-short-kind-gun = guns
rs-short-black = black
rs-short-white = white
rs-short-used = used
rs-short-spent = turned over
rs-short-blank = blank
rs-short-away = not on the river yet
rs-legend = (▲) barge · [▲··]3 warehouses, next price · B3 die · ≋ obstacle · ╫ lock · ◎ pilot only · ⚑ now
rs-legend-more = T Thalers · ▸ arrow box, this turn · Bi/Bc black coal to industry/cities · R Ruhrort · Wi/Wc white
rs-legend-turns = ⌂ warehouse · ± Thaler or point · ⇄ next track · ≡ locks · ↑ dearer · + track · − dice · ? country

## The rules, in words of our own

rs-rule-1 = You start with a player board, a barge, one warehouse in your pool, no Thalers and no points.
rs-rule-2 = Of your other warehouses two wait in the lock box, two in the Mark box, and one each on turns 6, 7, 9, 10 and 11 of the turn track.
rs-rule-3 = Everyone has the same eight black progress markers, none of them earned at the start: Essen warehouse, Mark warehouse, coal depot, lock building, port Ruhrort, Grafschaft Mark, wage and supply.
rs-rule-4 = Of each white progress marker there is one copy fewer than there are players: 3 with four, 2 with three, 1 with two.
rs-rule-5 = The eight country markers are shuffled and lie face down, one on each of the turns 4 to 11.
rs-rule-6 = The export marker starts at the left end of the export track, where the value is 1. The game starts with turn 1.
rs-rule-7 = The 20 obstacle and demand markers are shuffled face down. One goes on each of the 14 obstacle spaces, and the other 6 go into the bag.
rs-rule-8 = The coal dice stand on the storages; how many, where, and with how many pips depends on the number of players.
rs-rule-9 = Two to four can play, for twelve turns. As a variant, agreed beforehand, the two starred markers stay in the box: 14 of 18 markers go on the river and 4 into the bag.
rs-rule-10 = A turn has seven phases: event, marker, option and start space, movement and sale, progress, purchases, export and clean-up.
rs-rule-11 = In each phase the player whose barge lies farthest upriver is the first to act. The others follow, going downriver.
rs-rule-12 = The order is taken again from the barges when a phase begins, and then holds for that whole phase. It mostly changes after phases 3 and 4.
rs-rule-13 = If several barges lie at the same city or industry, the one that came first counts as farthest downriver. In the port the first to arrive takes the berth farthest downriver.
rs-rule-14 = Chance chooses the start player of turn 1. As no barge is on the river yet, phases 1 to 3 of that turn go clockwise from there.
rs-rule-15 = From turn 2 on locks may be built.
rs-rule-16 = In turn 3 everyone pays 1 Thaler or loses 1 point, whichever they have and prefer. If you have neither, you take a loan and pay from that.
rs-rule-17 = In turn 4 all dice move across from the brickearth track to the paved track, in turn 8 from there to the rails.
rs-rule-18 = From turn 5 on a lock costs 3 Thalers.
rs-rule-19 = In turns 6, 7, 9, 10 and 11 you take your warehouse from the turn track into your pool, unless it went for a debt before.
rs-rule-20 = In turns 6 and 10 everyone also takes 1 Thaler or 1 point, in the order of play.
rs-rule-21 = From turn 7 on every option that has a fee costs 1 Thaler more.
rs-rule-22 = In turn 9 each die on the transport track gains 1 pip, up to 6. Dice on storages gain nothing.
rs-rule-23 = In turn 11 dice leave the game: 1 black one with two players, 1 black and 1 white with three, 2 black and 1 white with four. The player farthest downriver chooses the first, the next one upriver the second, and so on; any die on a storage or the track will do, as long as its colour is still wanted.
rs-rule-24 = In turns 4 to 11 the country marker of the turn is turned up. It names the column of the port that exports this turn.
rs-rule-25 = Every turn shows the coat of arms of a territory. Black dice that leave the transport track in this turn return there.
rs-rule-26 = In turn 12 no marker is drawn, nobody can choose wage or supply, and there is no export.
rs-rule-27 = In turns 1 to 11 one marker is drawn blindly from the bag. It takes effect and then leaves the game.
rs-rule-28 = A demand marker lays 1 Thaler on each of the spaces it names: all industries of a territory, all industries of one kind on the whole river, or all cities of a territory.
rs-rule-29 = No space holds more than 2 Thalers of demand; what would be too much is not laid. The Thalers stay until someone sells there.
rs-rule-30 = High and low water close the three pilot options for this turn. Two of the water markers also change every die on a storage by one pip, never above 6 or below 1; dice on the track do not change.
rs-rule-31 = If the draw leaves exactly one marker in the bag, everyone has to build a lock in phase 6 of this turn, before anything else.
rs-rule-32 = If the bag should be empty, no marker is drawn and nothing happens.
rs-rule-33 = In phase 3 each player in turn chooses a special option and a storage to start from, does at once what the option says, pays its fee and moves the barge.
rs-rule-34 = You may do without a special option.
rs-rule-35 = Your start space must be a storage with a die that you may carry, and no other barge may lie there.
rs-rule-36 = At first you may carry black coal only, from Essen, Werden and Broich. With the marker Grafschaft Mark you may also carry white coal from Mark.
rs-rule-37 = Going downriver to your start space is free. To start from a storage upriver you need one of the three hauling options. In turn 1 barges come from outside, and no hauling is needed.
rs-rule-38 = If your barge lies in Ruhrort, you must take a hauling option; any of the three will do.
rs-rule-39 = Three storages have no standard trip. You may start from them only with a pilot option.
rs-rule-40 = At the end of phase 3 you must be able to deliver a die. Options that would leave you without a start space may not be chosen; there is always one that works.
rs-rule-41 = Wage and supply need their black markers. Only one player a turn may choose wage; all other options are open to any number of players.
rs-rule-42 = If you cannot pay a fee from your Thalers, you go into debt for it.
rs-rule-43 = Pilot, no fee: in phase 4 your barge may go to any selling space downriver. Only so can it reach Ruhrort.
rs-rule-44 = Transport, no fee: take the die from an arrow box and set it, with its pips, on an empty storage: a black die outside Mark, a white one in Mark. The column then closes up.
rs-rule-45 = The die you transported need not be the one you carry: you may start from any free die downriver.
rs-rule-46 = Transport cannot be chosen while the whole track is empty. If both columns hold dice, you choose the column. You may bring a white die even if you may not carry it.
rs-rule-47 = Wage, no fee: you receive 2 Thalers from the bank.
rs-rule-48 = Supply, no fee: one die on any storage gains 2 pips, up to 6. It may be a die at which another barge lies.
rs-rule-49 = Hauling, 1 Thaler and from turn 7 on 2: horses pull your barge upriver, to a storage with a die.
rs-rule-50 = Transport and pilot, 1 Thaler and from turn 7 on 2: both options in one.
rs-rule-51 = Hauling and pilot, 2 Thalers and from turn 7 on 3: both options in one.
rs-rule-52 = Hauling and transport, 2 Thalers and from turn 7 on 3: your barge goes upriver to an empty storage, and the die from an arrow box is set there. You must be allowed to carry that die, and a storage for pilots only is out of reach.
rs-rule-53 = Hauling always leads truly upriver. In turn 1 it is not possible.
rs-rule-54 = While the water is too high or too low, all three options with a pilot are closed, even with the white marker hauling action.
rs-rule-55 = Turns 1 to 3 use the brickearth track, turns 4 to 7 the paved one, turns 8 to 12 the rails. From turn 4 on black and white dice have columns of their own.
rs-rule-56 = A die that was sold goes to the lowest free box of its column. In an empty column this is the arrow box.
rs-rule-57 = If the column is full, all its dice move down one box: the lowest leaves, and the new die takes the top box. Pips do not change on the way.
rs-rule-58 = A black die that leaves goes to an empty storage of the territory whose coat of arms the turn shows; the start player chooses which. If none is empty there, any empty storage outside Mark may be chosen.
rs-rule-59 = A white die that leaves goes to an empty storage in Mark, chosen by the start player.
rs-rule-60 = In phase 4 the start player is whoever was farthest upriver when the phase began. A storage is empty as soon as its die has left with a barge.
rs-rule-61 = When the track changes, each die keeps its row. Rows that the shorter track does not have drop out, oldest die first, so the die in the arrow box always returns to a storage, even from a column that was not full.
rs-rule-62 = For a loan you put a warehouse from your pool on one of your four debt spaces and take 2 Thalers. You may take several at once if the fee demands it, and you keep what is left over.
rs-rule-63 = You may borrow only for the fee of an option, for the levy of turn 3 if you have nothing else, and for a compulsory lock; never for purchases.
rs-rule-64 = You may borrow for a dear option even if a cheaper one is open to you, as long as your pool and your debt spaces allow it.
rs-rule-65 = If you have to borrow with an empty pool, the next of your warehouses on the turn track goes to the debt space. You take 2 Thalers, lose 2 points and never receive that warehouse as income.
rs-rule-66 = If even that is impossible, you take the cheapest option that is legal, pay what you have and lose 2 points; the rest of the fee is waived.
rs-rule-67 = You pay back debts in phase 6, for 3 Thalers each. The warehouse returns to your pool and may be built at once.
rs-rule-68 = In phase 4 each barge, from upriver on, carries its die to a selling space and sells it. Nobody may decline.
rs-rule-69 = The standard trip leads to the target of the storage, two spaces downriver. An obstacle counts as a space, with or without a lock.
rs-rule-70 = With a pilot you may go to any city, any industry or the port, if it lies downriver.
rs-rule-71 = If your barge passes at least one obstacle marker, the die loses 1 pip, once for the whole trip. Locks cost nothing.
rs-rule-72 = A die never falls below 1 pip.
rs-rule-73 = Any number of barges may sell at the same space.
rs-rule-74 = For a sale you place a token in the area of your board that fits the coal and the buyer; Ruhrort has one area for both coals. You also take one Thaler fewer than the die has pips.
rs-rule-75 = If that area is full, you place no token but take as many Thalers as the die has pips.
rs-rule-76 = The first to sell at a space takes all the Thalers of demand that lie there.
rs-rule-77 = With every sale in a city, each player with a warehouse there takes 1 Thaler from the bank, the seller too.
rs-rule-78 = A sale in Ruhrort brings 1 Thaler more. It also moves the export marker to the right: 1 space for a die of 1 to 3, 2 spaces for 4 to 6, but not past the end.
rs-rule-79 = The first barge to reach Ruhrort in a turn takes berth 1, farthest downriver; the next takes berth 2, and so on.
rs-rule-80 = After the sale the die goes to the transport track, with the pips it has left.
rs-rule-81 = During a turn you may hold any number of Thalers, and the bank never runs out.
rs-rule-82 = In phase 5 everyone takes each progress marker whose combination of tokens they have. Tokens stay where they are and count for any number of markers. The first can be earned in turn 2.
rs-rule-83 = Black markers are your own. White ones are taken while copies last, one of a kind for each player; whoever comes too late gets a blank, which does nothing.
rs-rule-84 = The order of play decides who gets the last copy: the player farthest upriver after the sales.
rs-rule-85 = When you earn Grafschaft Mark, the two warehouses of your Mark box go to your pool at once.
rs-rule-86 = A new marker can be used from phase 6 of the same turn on.
rs-rule-87 = White marker coal hauler: once, one die on any storage gains 3 pips, up to 6. You use it in your step of phase 3, or of phase 4 before your barge moves.
rs-rule-88 = White marker hauling action: once, you take one of the three hauling options without its fee, as your option of the turn.
rs-rule-89 = White marker inn: once, 3 Thalers or 2 points, in your step of phase 3, 4 or 6 or at the end of the game. Debts do not matter.
rs-rule-90 = White marker warehouse: once, a warehouse in a city or in the port costs 2 Thalers. In Mülheim this is the only way to build; elsewhere you still need the black marker and use it for this turn.
rs-rule-91 = White marker Ruhraake: 2 points at the end, or 4 if your barge lies in Ruhrort.
rs-rule-92 = White marker mayor: at the end 1 point for each of your Thalers, but only if you have no debt.
rs-rule-93 = White marker Ruhrtalbahn: at the end 1 point for each of your warehouses in the seven cities. Port and depots do not count.
rs-rule-94 = In phase 6 each player in turn makes all purchases, in any order. Each black marker serves at most once.
rs-rule-95 = Lock: pay 2 Thalers, from turn 5 on 3, and put any obstacle marker of the river into the bag. A lock in Mark scores 3 points, any other 2. It does not matter where your barge is.
rs-rule-96 = With your first lock you receive the two warehouses of your lock box.
rs-rule-97 = A warehouse in a city comes from your pool, costs the price of the leftmost free place and scores 2 points. You may have one in each city.
rs-rule-98 = A warehouse in a coal depot works the same way and scores 2 points, but you may have several in one depot.
rs-rule-99 = A warehouse in the port goes to the topmost free place of a column in which you have none, and scores 2 points. The first in the whole port costs 3 Thalers, the next two 4, all others 5. You may have two.
rs-rule-100 = For 2 Thalers you may shift one of your warehouses in the port to the topmost free place of another column, if you have none there. The column it leaves closes up. You may do this as often as you can pay for it.
rs-rule-101 = Paying back debts is part of phase 6.
rs-rule-102 = With no warehouse in your pool you can still build locks, shift and pay back debts, but nothing else.
rs-rule-103 = A compulsory lock comes first, at the normal price, and needs no marker. It counts as your lock of the turn. You borrow for it if you must, and if you cannot even do that, you lose 2 points and the rest is waived. If no obstacle is left, the duty lapses.
rs-rule-104 = In turns 4 to 11 each warehouse in the column of the turn's country scores the export value, plus 1 for the first place, plus nothing for the second, minus 1 for the third.
rs-rule-105 = Then the export marker moves one space to the left for each warehouse in that column, but not past the start. A warehouse that scored nothing counts too.
rs-rule-106 = In turn 12 nothing is exported.
rs-rule-107 = At the end of a turn the chosen options and the pilot ban are taken back.
rs-rule-108 = Then Thalers above the limit are given back, and the next turn begins.
rs-rule-109 = After turn 12 inns that were not used are resolved first; then comes the final scoring.
rs-rule-110 = Warehouses in all three Essen cities (Kettwig, Werden, Steele) score 1 point at the end, those in all three Mark cities (Hattingen, Blankenstein, Witten) another.
rs-rule-111 = Warehouses in all six of those cities and in Mülheim score 3 points more, 5 in all.
rs-rule-112 = Warehouses in all four coal depots score 2 points at the end.
rs-rule-113 = Each coal depot gives 1 point at the end to the player who has more warehouses there than anyone else. A tie gives nothing.
rs-rule-114 = Mayor, Ruhrtalbahn and Ruhraake score at the end.
rs-rule-115 = Every debt left at the end costs 2 points.
rs-rule-116 = A score never falls below 0.
rs-rule-117 = Whoever has most points wins. In a tie the victory is shared.
rs-rule-118 = Past 30 points the disc goes round the track again, and the player takes the 30+ marker.
rs-rule-119 = At the end of every turn, the last one too, you give back Thalers above 10. For the mayor too no more than 10 count.
rs-rule-120 = With two players there are 6 black and 4 white dice, and one copy of each white marker.
rs-rule-121 = With two players, whoever builds a lock in turns 2 to 5 may build two for the price of one, every time. Both score.
rs-rule-122 = With two players 1 black die leaves in turn 11, chosen by the player farthest downriver.
rs-rule-123 = With three players there are 7 black and 5 white dice, and two copies of each white marker.
rs-rule-124 = With three players your very first lock, and only that, lets you build a second one for the same price. Both score.
rs-rule-125 = With three players 1 black and 1 white die leave in turn 11, chosen by the two players farthest downriver.
rs-rule-126 = With four players there are 8 black and 6 white dice and three copies of each white marker, and in turn 11 2 black dice and 1 white one leave.
rs-rule-127 = Locks and warehouses need their black marker, each of which serves once a turn: Essen warehouse for Kettwig, Werden and Steele, Mark warehouse for Hattingen, Blankenstein and Witten, coal depot for any depot, lock building for a lock, port Ruhrort for the port. Wage and supply open their options, and Grafschaft Mark the white coal.
rs-rule-128 = Coal hauler, hauling action, inn and warehouse each work once a game and are then turned over. Ruhraake, mayor and Ruhrtalbahn score once, at the end.

## Options of a table

rs-option-eighteen-markers = 18 markers
rs-option-eighteen-markers-about = The two starred markers stay in the box: 14 of 18 markers go on the river and 4 into the bag.

## Chapters of the rules

rs-chapter-debt = Debt
rs-chapter-demand = Demand
rs-chapter-event = Events
rs-chapter-export = Export
rs-chapter-options = Special options
rs-chapter-progress = Progress
rs-chapter-purchases = Purchases
rs-chapter-sale = Sale
rs-chapter-track = Transport track

## In the middle of a move, and what an ending gives up

rs-picked-hauling-action-my-white-hauling-action = Choose the option that the hauling action uses.
rs-picked-coal-hauler-my-white-coal-hauler = Choose the die that the coal hauler improves.
rs-picked-inn-my-white-inn = Thalers or points from the inn?
rs-picked-city-cheap-my-white-warehouse = Choose where the white marker builds a warehouse.
rs-picked-port-cheap-my-white-warehouse = Choose the column of the port where the white marker builds a warehouse.
rs-picked-shift-my-column = Shift your warehouse in the { $column } column: choose the new column.
rs-forfeit-lock = You build no second lock.
rs-forfeit-last = This is the last turn, and you can still build for points.

## What a move would change: rows of a preview

rs-change-vp = Points
rs-change-thaler = Thalers
rs-change-thaler-sale = { $count ->
    [one] Thalers for the die
   *[other] Thalers: { $parts }
}
rs-part-loan = +{ $count } borrowed
rs-part-fee = −{ $count } for { $option }
rs-part-wage = +{ $count } as a wage
rs-part-die = +{ $count } for the die
rs-part-token = −{ $count } for the token
rs-part-demand = +{ $count } from demand
rs-part-warehouse = +{ $count } for your warehouse
rs-part-port = +{ $count } for the port
rs-change-tokens = Tokens on your board
rs-change-token = Token: { $area }
rs-change-missing = Tokens to go for { $marker }
rs-change-debt = Debts
rs-change-pool = Warehouses in the pool
rs-change-trip-pips = Sold { $space-at }, past { $obstacles ->
    [one] an obstacle
   *[other] { $obstacles } obstacles: 1 pip in all
}
rs-change-trip-whole = Sold { $space-at } at { $pips }, without loss
rs-change-trip-least = Sold { $space-at } at 1: it falls no lower
rs-change-coal-sold = Sold { $space-at }, value { $pips }
rs-change-export-raised = Export now scores { $points }
rs-change-export-value = What export scores
rs-change-export-lowered = After this export, a warehouse that exports scores { $points ->
    [one] 1 point
   *[other] { $points } points
}
rs-change-white-blank = Too late for { $marker }: a blank marker
rs-change-white-used = Turned over: { $marker }
rs-change-option-chosen = Your option: { $option }
rs-change-option-skipped = No option, no fee
rs-change-die-brought = Die of value { $pips } to { $storage }
rs-change-no-start-upriver = You could not start there: upriver, needs hauling
rs-change-no-start-downriver = You could not start there: hauling only leads upriver
rs-change-no-start-white = You could not start there: white coal needs the marker Grafschaft Mark
rs-change-no-start-pilot = You could not start there: it needs a pilot
rs-change-die-supplied = Value of the die on { $storage }
rs-change-die-removed = Out of the game: { $coal } die of value { $pips }
rs-change-lock-built = Built: { $obstacle }
rs-change-lock-one = Only one lock
rs-change-city-built = Warehouse in { $city }
rs-change-depot-built = Warehouse in the depot of { $territory }
rs-change-port-built = Warehouse in the port: { $column }
rs-change-port-shifted = Warehouse from { $column } to { $to }
rs-change-purchases-done = Your purchases end
rs-change-thaler-city = Thalers for a warehouse { $space-at }
rs-change-token-none = No token: { $area } is full, so all pips are paid
rs-change-token-earns = Token: { $area }; earns { $markers }
rs-change-debt-loan = Debts: { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
} borrowed; each debt costs { $repay } to repay, or { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end
rs-change-loan-hard = The pool is empty: a loan on the warehouse of turn { $turn } costs { $points ->
    [one] 1 point
   *[other] { $points } points
}
rs-change-loan-hard-vp = Points: the pool is empty, so the loan takes the warehouse of turn { $turn }
rs-change-fee-waived = Nothing left to borrow on: { $thalers ->
    [one] 1 Thaler is
   *[other] { $thalers } Thalers are
} waived for { $points ->
    [one] 1 point
   *[other] { $points } points
}
rs-change-fee-waived-vp = Points: nothing left to borrow on, { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
} of the fee waived
rs-change-trip-pips-best = Best of your { $count } sales: { $space-at }; { $obstacles ->
    [one] an obstacle costs the die 1 pip
   *[other] { $obstacles } obstacles together cost the die only 1 pip
}
rs-change-trip-whole-best = Best of your { $count } sales: { $space-at } without loss, value { $pips }
rs-change-trip-least-best = Best of your { $count } sales: { $space-at }; no obstacle lowers value 1
rs-change-markers-earned = { $count ->
    [one] Progress marker:
   *[other] { $count } progress markers:
} { $markers }
rs-change-gain = { $debts ->
    [0] Thalers
   *[other] Thalers, with new debts repaid
}
rs-change-vp-end = Points after the final scoring
rs-change-vp-export = Points, with the export of this turn
rs-change-vp-exported = Export this turn: points
rs-reason-vp = It scores { $count ->
    [one] 1 point
   *[other] { $count } points
} at once.
rs-reason-markers-earned = It earns { $count ->
    [one] the progress marker { $markers }
   *[other] { $count } progress markers: { $markers }
}.
rs-reason-token-earns = It earns { $count ->
    [one] the progress marker { $markers }
   *[other] { $count } progress markers: { $markers }
}.
rs-reason-thaler-sale = The trip brings { $amount ->
    [one] 1 Thaler
   *[other] { $amount } Thalers
}.
rs-reason-gain = It brings { $count ->
    [one] 1 Thaler
   *[other] { $count } Thalers
}.
rs-reason-missing = It brings you nearer to a progress marker.
rs-reason-token = It puts a new token on your board.
rs-reason-debt = It rids you of { $count ->
    [one] a debt
   *[other] { $count } debts
}.
rs-reason-pool = It gives you { $count ->
    [one] a warehouse
   *[other] { $count } warehouses
} to build.
rs-reason-die-supplied = It makes a die worth more.
rs-reason-die-brought = It brings a die where you can load it.
rs-chance-first = The start player is drawn
rs-chance-markers = A marker is drawn from the bag
rs-chance-countries = A country is turned up
