// Made by client/scripts/write_types.py from the types of the server. Do not edit.


/** One thing that is asked: of whom, and two numbers that belong to its kind. */
export interface Asked {
  kind: string
  seat: number
  a: number
  b: number
}

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
  disc: number
  thirty_plus: boolean
  points: Record<string, number>
  thaler: number
  debt: number
  pool: number
  lock_box: number
  mark_box: number
  turn_track: number[]
  tokens: Record<string, number>
  earned: string[]
  used: string[]
  white: string[]
  spent: string[]
  blank: string[]
  place: string
  arrival: number
  option: string
  locks: number
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

/** What anyone sees now: all but the faces of markers that still lie face down. */
export interface Table {
  turn: number
  year: number
  coat: string
  phase: string
  step: number
  at: number
  order: number[]
  asked: Asked[]
  storages: Storage[]
  obstacles: Obstacle[]
  spaces: Space[]
  track: Column[]
  depots: Place[]
  port: Place[]
  bag: number
  pilots_banned: boolean
  locks_forced: boolean
  export: number
  export_value: number
  countries: Record<string, string>
  white_left: Record<string, number>
  fees: Record<string, number>
  lock_cost: number
  players: Player[]
}
