/** What is printed on board, tiles and cards: component set 1, as facts for drawing. */

export const COLOURS = ['yellow', 'brown', 'grey', 'black'] as const
export type Colour = (typeof COLOURS)[number]

export const LEVELS = ['surface', ...COLOURS] as const
export type Level = (typeof LEVELS)[number]

export const VEHICLES = ['barrow', 'carriage', 'truck', 'engine'] as const
export type Vehicle = (typeof VEHICLES)[number]

export type Side = 'light' | 'dark'

/** Cubes, or spots, by colour. */
export type Cubes = readonly number[]

export interface Card {
  vehicle: Vehicle
  points: number
  spots: Cubes
}

export interface Tile {
  colour: number
  side: Side
  carts: number
  price: number
}

const LETTERS = 'YRGK'

/** Points and spots of the eleven orders of each vehicle, in the order of their numbers. */
const BARROW = '2Y 3YY 3R 4G 5RR 5K 7RRR 7GG 9GGG 9KK 10YRGK'
const CARRIAGE = '2Y 3YY 3R 4YYY 4G 5RR 5K 7GG 9KK 10YRGK 12KKK'
const ORDERS: readonly [string, Vehicle, string][] = [
  ['B', 'barrow', BARROW],
  ['C', 'carriage', CARRIAGE],
  ['T', 'truck', CARRIAGE],
  ['E', 'engine', BARROW],
]

function readCards(letter: string, vehicle: Vehicle, row: string): [string, Card][] {
  return row.split(' ').map((text, at) => {
    const spots = [...LETTERS].map((colour) => text.split(colour).length - 1)
    const name = `${letter}${String(at + 1).padStart(2, '0')}`
    return [name, { vehicle, points: Number.parseInt(text, 10), spots }]
  })
}

export const CARDS: ReadonlyMap<string, Card> = new Map(
  ORDERS.flatMap(([letter, vehicle, row]) => readCards(letter, vehicle, row)),
)
export const CARD_NAMES: readonly string[] = [...CARDS.keys()]

export const TILES: ReadonlyMap<string, Tile> = new Map(
  COLOURS.flatMap((_, colour) =>
    (['light', 'dark'] as const).flatMap((side) =>
      [1, 2].map((carts): [string, Tile] => [
        `${LETTERS.charAt(colour)}${side === 'light' ? 'L' : 'D'}${carts}`,
        { colour, side, carts, price: (colour + 1) * carts },
      ]),
    ),
  ),
)
export const TILE_NAMES: readonly string[] = [...TILES.keys()]

/** The minecart that is printed on each level of a pit lies on this side. */
export const PRINTED_CARTS: readonly Side[] = ['dark', 'light', 'light', 'dark']
export const CAGE_SPOTS = 5

/** The shift clock: twelve elements, their first and second values, a third of them a shift. */
export interface Element {
  name: string
  kind: 'coal' | 'vehicle' | 'carts'
  /** A colour or a vehicle, by number. */
  of: number
  first: number
  second: number
}

const KINDS = ['coal', 'vehicle', 'carts'] as const

export const CLOCK: readonly Element[] = KINDS.flatMap((kind, third) =>
  [0, 1, 2, 3].map((of) => {
    const at = third * 4 + of
    const name = kind === 'vehicle' ? VEHICLES[of] : `${COLOURS[of]}-${kind}`
    return { name: String(name), kind, of, first: at + 2, second: Math.floor(at / 2) + 1 }
  }),
)
export const SHIFTS = ['I', 'II', 'III'] as const

/** With two players there is no second value, and everyone has more workers. */
export const SECOND_FROM_SEATS = 3
export const WORKERS_BY_SEATS: Record<number, number> = { 2: 18, 3: 15, 4: 13 }

/** Points at the end: for an outstanding order, and for a tile that one side has too many. */
export const OUTSTANDING_VP = -1
export const EXCESS_TILE_VP = -2

/** The letter of a colour in the names of the sprite's pieces: cube-y, cart-b. */
export const SPRITE = ['y', 'b', 'g', 'k'] as const

export function cardOf(name: string): Card {
  const card = CARDS.get(name)
  if (!card) throw new Error(`there is no order card ${name}`)
  return card
}

export function tileOf(name: string): Tile {
  const tile = TILES.get(name)
  if (!tile) throw new Error(`there is no tunnel tile ${name}`)
  return tile
}

/** The indices of cubes by colour, one for each: [2, 0, 1, 0] is yellow, yellow, grey. */
export function spread(cubes: Cubes): number[] {
  return cubes.flatMap((count, colour) => Array<number>(count).fill(colour))
}

export function total(cubes: Cubes): number {
  return cubes.reduce((sum, count) => sum + count, 0)
}
