// Made by client/scripts/write_types.py from the types of the server. Do not edit.


/** One thing that is asked: of whom, and three numbers that belong to its kind. */
export interface Asked {
  kind: string
  seat: number
  a: number
  b: number
  c: number
}

/**
 * All that one player has. `earnings` is None while the marker is off the track.
 *
 * `cash`, `hand` and `in_hand` (how many foremen) are None where this seat may not see them.
 */
export interface Company {
  cash: number | null
  earnings: number | null
  place_drawn: number | null
  fee: number
  coal: number
  refuse: number
  stored: number[]
  buildings: string[]
  covered: string[]
  tiles_laid: number
  mine: Shaft[]
  foremen: Token[]
  hand: number[] | null
  in_hand: number | null
  tavern: boolean
  church: boolean
  installed: string[]
}

/**
 * What a seat that forgets nothing knows besides: cash, and what piles and hands hold.
 *
 * `hidden` are the values, by number, of the foremen of each seat that this seat has not seen.
 */
export interface Memory {
  cash: number[]
  accounts: (Record<string, number>)[]
  hidden: number[][]
  bag: number[]
  used_cubes: number[]
  stacks: Record<string, number>
  covered_tiles: Record<string, number>
  pile: number[]
  removed: number[]
}

/** A tile of a mine: its openings as they lie, its utilities, whether it is connected. */
export interface Shaft {
  cell: string
  kind: string
  number: number
  turned: number
  openings: string
  utilities: string[]
  connected: boolean
}

/** What anyone in this chair sees now. (CC-18, CC-31, CC-93) */
export interface Table {
  round: number
  rounds: number
  step: string
  asked: Asked[]
  done: number[]
  finished: number[]
  gauge: number
  coal_price: number
  stockpile: number
  cubes: string[]
  market: number[]
  supply: number[]
  permits: number[]
  turned_up: (string | null)[]
  top_row: string[]
  bottom_row: string[]
  pile: number
  companies: Company[]
}

/**
 * A foreman on a space; `value` is None if this seat may not see it.
 *
 * `dear` marks a cell whose price was settled when foremen were placed.
 */
export interface Token {
  space: string
  value: number | null
  dear: boolean
}
