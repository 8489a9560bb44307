// Made by client/scripts/write_types.py from the types of the server. Do not edit.


/** A column of the transport track: its boxes, and the dice from the arrow box up. */
export interface Column {
  coal: string
  boxes: number
  dice: number[]
  gone: number
}

/** What anyone can count: markers drawn so far and those still to come, countries face down. */
export interface Memory {
  drawn: Record<string, number>
  undrawn: Record<string, number>
  countries_left: Record<string, number>
}

/** An obstacle space: the points for its lock, and whether its marker still lies there. */
export interface Obstacle {
  name: string
  label: string
  territory: string
  points: number
  marker: boolean
}

/** A pending decision as a view shows it. */
export interface Pending {
  kind: string
  seat: number
  args: Record<string, number | string | null>
}

/** A coal depot or an export column: the seats of its warehouses, from the left or the top. */
export interface Place {
  name: string
  warehouses: number[]
}

/**
 * All that belongs to one player.
 *
 * `disc` is the space of the track where the disc lies, `thirty_plus` whether it went round.
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
  place: string
}

/**
 * What never changes during a game.
 *
 * `river` names its spaces from upriver to the port; prices are those of the places from the
 * left, of the port by the warehouses that stand there; needs count tokens by area.
 */
export interface Printed {
  river: string[]
  cities: Record<string, number[]>
  depots: Record<string, number[]>
  port: number[]
  position_bonus: number[]
  export: number[]
  shift: number
  track: TrackPart[]
  turns: TurnSpace[]
  areas: Record<string, number>
  black_needs: Record<string, Record<string, number>>
  white_needs: Record<string, Record<string, number>>
  income: number
  debt_spaces: number
  loan: number
  repay: number
  debt_points: number
}

/** A selling space: the Thalers that lie there, and in a city the seats with a warehouse. */
export interface Space {
  name: string
  label: string
  kind: string
  territory: string | null
  demand: number
  warehouses: number[]
}

/** A coal storage: the pips of its die or 0, and the target of its standard trip. */
export interface Storage {
  name: string
  label: string
  territory: string
  coal: string
  target: string | null
  pips: number
}

/**
 * What anyone sees now: all but the faces of markers that still lie face down.
 *
 * `leads`, while an option is asked for: from which storages the seat could start with each.
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
  pending: Pending[]
  storages: Storage[]
  obstacles: Obstacle[]
  spaces: Space[]
  track: Column[]
  depots: Place[]
  port: Place[]
  pilots_banned: boolean
  locks_forced: boolean
  export_value: number
  countries: Record<string, string>
  white_left: Record<string, number>
  fees: Record<string, number>
  lock_cost: number
  leads: Record<string, string[]>
  players: Player[]
  printed: Printed
}

/** A part of the transport track: from which turn it is used, and the boxes of its columns. */
export interface TrackPart {
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
