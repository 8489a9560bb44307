// Made by client/scripts/write_types.py from the types of the server. Do not edit.


/**
 * An open cell beside a mine: what a permit costs there, by value of the foreman, by number.
 *
 * `dollars` is what the foreman who waits there would pay, by number.
 */
export interface Around {
  cell: string
  dear: boolean
  fees: number[][]
  dollars?: number[]
}

/**
 * All that one player has. `earnings` is None while the marker is off the track.
 *
 * `cash`, `hand` and `in_hand` (the number of foremen) are None where this seat may not see them.
 * `fee_band` is the place in `printed.fee_bands` where the marker lies, `hundreds` the hundreds
 * of its earnings. `full_tiles` have all utilities, `open_ends` are unfinished tunnels.
 */
export interface Company {
  coal: number
  refuse: number
  tiles_laid: number
  stored: number[]
  buildings: string[]
  covered: string[]
  installed: string[]
  earnings: number | null
  fee: number
  mine: Shaft[]
  foremen: Token[]
  inspection: Inspection
  stored_total: number
  full_tiles: number
  open_ends: number
  cash?: number | null
  place_drawn?: number | null
  fee_band?: number | null
  hundreds?: number
  hand?: number[] | null
  in_hand?: number | null
  tavern?: boolean
  church?: boolean
}

/**
 * Sums by the rules, as this seat may know them.
 *
 * `price_steps` is what the stockpile takes off the price of coal, `price_place` where it stands
 * on the rule; `is_least_price` is true where the sum would be less. Fees of buildings are by row
 * and as they lie there, at the market and for who is asked, whose price in dollars follows.
 *
 * `seller` is who sells now, `waiting` who comes later; `landing` are the free spaces above and
 * below an occupied one, `most` the largest amount that can be chosen of cubes, refuse or coal.
 *
 * The rest is of this seat alone: prices in dollars, `cube_prices` by the number of cubes while it
 * buys some, what its broker gets for coal, what it can sell, what is around its mine, what its
 * foremen would bring, and what one of each value would do outside the mine.
 */
export interface Computed {
  price_steps: number
  price_place: number
  utility_fees: number
  incentive_fees: number
  building_fees: number[][]
  waiting: Waiting[]
  landing: Landing[]
  around: Around[]
  is_least_price?: boolean
  asked_fees?: number[][]
  asked_dollars?: number[][]
  seller?: Waiting | null
  most?: number | null
  utility_dollars?: number | null
  cube_prices?: Purchase[]
  incentive_dollars?: number | null
  broker_price?: number | null
  sale?: Sale | null
  outlook?: Outlook | null
  offsite?: Offsite[]
}

/** Spaces of the earnings track with one fee: the first, the last, the fee in dollars. */
export interface FeeBand {
  first: number
  last: number
  fee: number
}

/** What the inspection would find if it came now, in fees; then the sum, also in dollars. */
export interface Inspection {
  missing: number
  refuse: number
  tunnels: number
  stored: number
  buildings: number
  fees: number
  dollars: number
}

/** A free space of the earnings track, and the fee there. */
export interface Landing {
  space: number
  fee: number
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

/**
 * An amount of coal to sell: its change of cash; then cash, earnings, fee and stockpile.
 *
 * Earnings are those before a space that is taken is left; `next_price` is the price for who sells
 * after this.
 */
export interface Offer {
  coal: number
  dollars: number
  cash: number
  earnings: number
  fee: number
  stock: number
  next_price?: number | null
}

/**
 * What a foreman of one value would do outside the mine, if he were placed there.
 *
 * `price` is what he would get for coal, `fees` what he changes in the price of a building; the
 * others are the most cubes that he would buy, clear away or install.
 */
export interface Offsite {
  price: number
  cubes: number
  fees: number
  cleared: number
  installed: number
}

/**
 * What the foremen placed so far would bring, and what those in hand would cost.
 *
 * `dug` is coal that the mine yields alone and by its foremen, `coal` also what is there already;
 * `refuse` is what they leave.
 */
export interface Outlook {
  alone: number
  mined: number
  dug: number
  coal: number
  refuse: number
  cubes: number
  cube_fees: number
  cube_dollars: number
  permits: number
  cleared: number
  installed: number
  unplaced_fees: number
  unplaced_dollars: number
  owes_broker: boolean
}

/** A pending decision as a view shows it. */
export interface Pending {
  kind: string
  seat: number
  args: Record<string, number | string | null>
}

/**
 * What is printed in the box, and the variants played.
 *
 * Tiles, spaces for foremen, cells and buildings are by number, as events have them, the entrance
 * first. `price_rules` has the prices of coal by gauge and then by place of the rule, whose
 * `price_marks` are pieces of coal in stock. `fee_columns` are the columns of the earnings track,
 * `fee_bands` those with one fee together, `fee_hundreds` what follows beyond them.
 *
 * Areas are 1 to 7, and 8 is the end of a round: `event_areas` and `space_areas` say where an
 * event belongs, and a foreman who is turned over on a named space; `cell_areas` are those of
 * foremen in a mine, on a tile and on an open cell.
 */
export interface Printed {
  reformed: boolean
  amok: boolean
  tiles: Tile[]
  spaces: string[]
  cells: string[]
  buildings: string[]
  building_numbers: number[]
  coal_price: number
  coal_per_step: number
  price_rules: Record<string, number[]>
  price_marks: string[]
  coal_adjustment: number[]
  building_adjustment: number[]
  utility_fees: number
  incentive_fees: number
  fee_columns: FeeBand[]
  fee_bands: FeeBand[]
  fee_hundreds: FeeBand[]
  sites: number
  reports: number[]
  shed_coal: number
  tavern_needs: number
  church_needs: number
  event_areas: Record<string, number>
  space_areas: Record<string, number>
  cell_areas: number[]
}

/** What a number of cubes costs who buys, in dollars, and the money that is left then. */
export interface Purchase {
  dollars: number
  left: number
}

/** What this seat can sell now, at one price; `leaves_shed` is what fills the coal shed. */
export interface Sale {
  price: number
  offers: Offer[]
  leaves_shed: number | null
}

/**
 * A tile of a mine: its openings as they lie; `alone` is what it yields now by itself.
 *
 * `yields` is what it yields by value of a foreman; `unfinished` are sides, `missing` the
 * utilities that it lacks, `cut_off` says that no tunnel leads from it to the entrance.
 */
export interface Shaft {
  cell: string
  kind: string
  openings: string
  alone: number
  yields: number[]
  unfinished?: string
  missing?: string[]
  cut_off?: boolean
}

/** What the viewer sees now. (CC-18, CC-31, CC-93) */
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
  earnings_order: number[]
  pending: Pending[]
  coal_price: number
  stockpile: number
  permits: number[]
  turned_up: (string | null)[]
  pile: number
  companies: Company[]
  printed: Printed
  computed: Computed
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
  dear?: boolean
}

/**
 * A foreman or tandem whose turn it is, or comes later in this area, and his influence.
 *
 * Of a seller also the price of coal, and what his influence adds to that of the market.
 */
export interface Waiting {
  seat: number
  influence: number
  price?: number | null
  adjustment?: number | null
}
