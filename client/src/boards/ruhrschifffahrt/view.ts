// Made by client/scripts/write_types.py from the types of the server. Do not edit.


/** A column of the transport track: its boxes, and the dice from the arrow box up. */
export interface Column {
  coal: string
  boxes: number
  dice: number[]
  gone: number
}

/** A progress marker: the tokens that it needs by area; usable ones are spent by their use. */
export interface Marker {
  white: boolean
  usable: boolean
  needs: Record<string, number>
}

/** What anyone can count: markers drawn so far and those still to come, countries face down. */
export interface Memory {
  drawn: Record<string, number>
  undrawn: Record<string, number>
  countries_left: Record<string, number>
}

/** A pending decision as a view shows it. */
export interface Pending {
  kind: string
  seat: number
  args: Record<string, number | string | null>
}

/**
 * Where warehouses are built: the seats of those that stand there, from the left or the top.
 *
 * The next one costs `next_price`; there is none where no place is left.
 */
export interface Place {
  warehouses: number[]
  next_price: number | null
}

/**
 * All that belongs to one player.
 *
 * `disc` is the space of the track where the disc lies, `thirty_plus` whether it went round.
 * `debt_points` are lost at the end, `surplus` are Thalers above the income track, `coming`
 * counts warehouses that are not in the pool yet. `markers` says how each progress marker
 * stands, `missing` how many tokens it lacks if any, `markers_earned` how many there are.
 */
export interface Player {
  vp: number
  thaler: number
  debt: number
  pool: number
  lock_box: number
  mark_box: number
  earned: string[]
  used: string[]
  white: string[]
  spent: string[]
  blank: string[]
  arrival: number
  option: string
  locks: number
  disc: number
  thirty_plus: boolean
  points: Record<string, number>
  turn_track: number[]
  tokens: Record<string, number>
  tokens_total: number
  place: string
  debt_points: number
  surplus: number
  coming: number
  markers: Record<string, 'blank' | 'gone' | 'open' | 'ready' | 'scores' | 'spent' | 'used'>
  missing: Record<string, number>
  markers_earned: number
}

/**
 * What never changes during a game.
 *
 * `names` are those of things that events give by number, by the name of the argument. `river`
 * has its spaces from upriver to the port; prices are those of the places from the left, of the
 * port by the warehouses that stand there. `effects` are the amounts of effects of a turn that
 * have one.
 */
export interface Printed {
  names: Record<string, string[]>
  river: Record<string, RiverSpace>
  points_track: number
  cities: Record<string, number[]>
  depots: Record<string, number[]>
  port: number[]
  position_bonus: number[]
  export: number[]
  shift: number
  track: TrackPart[]
  turns: TurnSpace[]
  effects: Record<string, number>
  pilot_options: string[]
  areas: Record<string, number>
  tokens: number
  markers: Record<string, Marker>
  income: number
  debt_spaces: number
  loan: number
  repay: number
  debt_points: number
}

/**
 * A space of the river: a storage, an obstacle, or what a selling space is.
 *
 * A storage has its coal and, unless it needs a pilot, the target of its standard trip; an
 * obstacle has the points for its lock. Only the port lies in no territory.
 */
export interface RiverSpace {
  kind: string
  label: string
  territory: string | null
  coal?: string | null
  target?: string | null
  points?: number | null
}

/** A seat in the order of this phase. */
export interface SeatTurn {
  seat: number
  turn: 'done' | 'later' | 'now'
}

/**
 * What anyone sees now: all but the faces of markers that still lie face down.
 *
 * `storages` has the pips of the die or 0, `obstacles` where markers still lie, `demand` the
 * Thalers on selling spaces that have some. `turn_order` is empty before it is known and after
 * the last turn. While an option is asked for, `leads` has by option the storages where the seat
 * could start, each with the last space that its trip can reach; `ways` has by storage the
 * cheapest option that leads there, of those that may be chosen.
 */
export interface Table {
  turn: number
  phase: string
  step: number
  at: number
  bag: number
  export: number
  year: number
  coat: string
  order: number[]
  turn_order: SeatTurn[]
  pending: Pending[]
  storages: Record<string, number>
  obstacles: string[]
  demand: Record<string, number>
  track_part: number
  track: Column[]
  cities: Record<string, Place>
  depots: Record<string, Place>
  port: Record<string, Place>
  pilots_banned: boolean
  locks_forced: boolean
  export_value: number
  countries: Record<string, string>
  white_left: Record<string, number>
  fees: Record<string, number>
  lock_cost: number
  leads: Record<string, Record<string, string>>
  ways: Record<string, string>
  players: Player[]
  printed: Printed
}

/** A part of the transport track: from which turn it is used, and the boxes of its columns. */
export interface TrackPart {
  name: string
  first_turn: number
  black: number
  white: number
}

/** A space of the turn track: the territory for returning dice, and what the turn brings. */
export interface TurnSpace {
  year: number
  coat: string
  effects: string[]
}
