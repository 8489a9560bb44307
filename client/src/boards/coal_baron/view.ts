// Made by client/scripts/write_types.py from the types of the server. Do not edit.


/** An order card: its vehicle, its points, its spots by colour. */
export interface Card {
  vehicle: string
  points: number
  spots: number[]
}

/** An element of the shift clock: points for the most, and for the second most or None. */
export interface ClockElement {
  name: string
  first: number
  second: number | null
}

/**
 * What a player looks at on a draw space; only that player sees the faces.
 *
 * The first `placed` are already in the order in which they go back, the highest first.
 */
export interface Hand {
  pile: string
  seat: number
  size: number
  placed: number
  faces: string[] | null
}

/**
 * A place of a stack that someone has seen.
 *
 * Places of one group lie in an order that this seat does not know; `face` is one of those it
 * knows to be in the group. `groups` are the groups of every seat, and `looked` says whether that
 * seat knows a face of its group surely (2), perhaps (1) or surely not (0): all can compute that.
 */
export interface Known {
  group: number
  face: string | null
  groups: number[]
  looked: number[]
}

/** What a seat that forgets nothing also knows: delivered orders, and parts of the stacks. */
export interface Memory {
  delivered: string[][]
  tiles: Stack
  orders: Stack
}

/** An outstanding order: its free spots by colour and in all, and the cubes that lie on it. */
export interface Order {
  card: string
  free: number[]
  cubes: number[]
  missing: number
}

/** A pending decision as a view shows it. */
export interface Pending {
  kind: string
  seat: number
  args: Record<string, number | string | null>
}

/**
 * All that lies open before one player.
 *
 * `delivered` is how many orders lie face down there, `delivered_cards` their faces if this seat
 * may look at them. `cubes` are those on minecarts, by level and then by colour.
 *
 * `complete` are orders that could be delivered, `caged` and `stored` cubes in cage and storage,
 * `light` and `dark` tunnel tiles by side, `balance_points` what these would cost now.
 */
export interface Pit {
  score: number
  marks: number
  workers: number
  canteen: number
  bank: number
  level: string
  cage: number[]
  storage: number[]
  carts: number[]
  cubes: number[][]
  tiles: string[]
  points: Record<string, number>
  orders: Order[]
  complete: number
  caged: number
  stored: number
  light: number
  dark: number
  balance_points: number
  delivered: number
  delivered_cards: string[] | null
}

/**
 * What never changes during a game.
 *
 * `values` are the work steps or Marks of spaces with a number, `pit` the side of the minecart
 * that is printed on each level. `scored` are how many elements of the clock each shift scores.
 */
export interface Printed {
  cards: Record<string, Card>
  tiles: Record<string, Tile>
  values: Record<string, number>
  bank_marks: number
  bank_workers: number
  draw_count: number
  cage_spots: number
  workers: number
  pit: string[]
  clock: ClockElement[]
  scored: number[]
  outstanding_points: number
  excess_points: number
}

/** A worker space: who stands there, how many workers it takes now, and what it offers. */
export interface Space {
  name: string
  locked: boolean
  workers: number
  price: number
  owner: number | null
  tile: string | null
  card: string | null
}

/** The places of a stack that someone has seen: at the bottom, on top, in a hand, upwards. */
export interface Stack {
  on_top: number
  places: Known[]
}

/** What the viewer sees now. (CB-66, CB-67, CB-68, CB-95) */
export interface Table {
  shift: number
  start: number
  last: number
  supply: number[]
  pending: Pending[]
  spaces: Space[]
  tile_stack: number
  order_stack: number
  draft: string[]
  pits: Pit[]
  hand: Hand | null
  printed: Printed
}

/** A tunnel tile: its colour by number, its side, its minecarts, its price. */
export interface Tile {
  colour: number
  side: string
  carts: number
  price: number
}
