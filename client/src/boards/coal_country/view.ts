// Made by client/scripts/write_types.py from the types of the server. Do not edit.


/** An open cell beside a mine: what a permit costs there, by value of the foreman, by number. */
export interface Around {
  cell: string
  dear: boolean
  fees: number[][]
}

/**
 * All that one player has. `earnings` is None while the marker is off the track.
 *
 * `cash`, `hand` and `in_hand` (how many foremen) are None where this seat may not see them.
 */
export interface Company {
  coal: number
  refuse: number
  tiles_laid: number
  stored: number[]
  buildings: string[]
  covered: string[]
  installed: string[]
  cash: number | null
  earnings: number | null
  place_drawn: number | null
  fee: number
  mine: Shaft[]
  foremen: Token[]
  hand: number[] | null
  in_hand: number | null
  tavern: boolean
  church: boolean
  inspection: Inspection
}

/**
 * Sums by the rules, as this seat may know them.
 *
 * Building prices are by row and type, at the market and for who is asked; `landing` are the free
 * spaces above and below an occupied one; `around` and `outlook` are of this seat alone.
 */
export interface Computed {
  utility_fees: number
  incentive_fees: number
  building_fees: number[][]
  asked_fees: number[][] | null
  waiting: Waiting[]
  landing: number[] | null
  around: Around[]
  outlook: Outlook | null
}

/** What the inspection would find if it came now, in fees; the last is the sum. */
export interface Inspection {
  missing: number
  refuse: number
  tunnels: number
  stored: number
  buildings: number
  fees: number
}

/**
 * What a seat that forgets nothing also knows: cash, and what piles and hands hold.
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

/** What the foremen placed so far would bring, and what those in hand would cost. */
export interface Outlook {
  alone: number
  mined: number
  cubes: number
  cube_fees: number
  cleared: number
  installed: number
  unplaced_fees: number
  owes_broker: boolean
}

/** A pending decision as a view shows it. */
export interface Pending {
  kind: string
  seat: number
  args: Record<string, number | string | null>
}

/** What is printed in the box, and the variants played. Tiles are by number, entrance first. */
export interface Printed {
  reformed: boolean
  amok: boolean
  tiles: Tile[]
  building_numbers: number[]
  coal_price: number
  coal_per_step: number
  coal_adjustment: number[]
  building_adjustment: number[]
  utility_fees: number
  incentive_fees: number
  fee_by_column: number[]
  spaces_per_column: number
  fee_by_hundreds: number[]
  sites: number
  reports: number[]
  shed_coal: number
  tavern_needs: number
  church_needs: number
}

/**
 * A tile of a mine: its openings as they lie, its utilities, whether it is connected.
 *
 * `unfinished` are sides; `alone` is what it yields now by itself, `yields` by value of a foreman.
 */
export interface Shaft {
  cell: string
  kind: string
  number: number
  turned: number
  openings: string
  unfinished: string
  utilities: string[]
  connected: boolean
  alone: number
  yields: number[]
}

/** What anyone in this chair sees now. (CC-18, CC-31, CC-93) */
export interface Table {
  round: number
  step: string
  gauge: number
  done: number[]
  finished: number[]
  cubes: string[]
  market: number[]
  supply: number[]
  top_row: string[]
  bottom_row: string[]
  rounds: number
  pending: Pending[]
  coal_price: number
  stockpile: number
  permits: number[]
  turned_up: (string | null)[]
  pile: number
  companies: Company[]
  printed: Printed
  reckoned: Computed
}

/** A kind of tile: coal by influence 0 to 4, and openings, not turned, in groups that join. */
export interface Tile {
  name: string
  number: number
  links: string[]
  coal: number[]
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

/** A foreman or tandem whose turn comes later in this area, and his influence. */
export interface Waiting {
  seat: number
  influence: number
}
