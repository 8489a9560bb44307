/** What things are called, and what is printed on them: the server tells it with the table. */
import { boardOf } from '../../board/context'
import type { Card, Memory, Printed, Table, Tile } from './view'

/** What the board is given. */
export const useBoard = boardOf<Table, Memory>

export const COLOURS = ['yellow', 'brown', 'grey', 'black'] as const
export type Colour = (typeof COLOURS)[number]

export const LEVELS = ['surface', ...COLOURS] as const
export type Level = (typeof LEVELS)[number]

export const VEHICLES = ['barrow', 'carriage', 'truck', 'engine'] as const
export type Vehicle = (typeof VEHICLES)[number]

export type Side = 'light' | 'dark'

/** Cubes, or spots, by colour. */
export type Cubes = readonly number[]

export const SHIFTS = ['I', 'II', 'III'] as const

/** The letter of a colour in the names of the sprite's pieces: cube-y, cart-b. */
export const SPRITE = ['y', 'b', 'g', 'k'] as const

export function cardOf({ cards }: Printed, name: string): Card {
  const card = cards[name]
  if (!card) throw new Error(`there is no order card ${name}`)
  return card
}

export function tileOf({ tiles }: Printed, name: string): Tile {
  const tile = tiles[name]
  if (!tile) throw new Error(`there is no tunnel tile ${name}`)
  return tile
}

/** The indices of cubes by colour, one for each: [2, 0, 1, 0] is yellow, yellow, grey. */
export function spread(cubes: Cubes): number[] {
  return cubes.flatMap((count, colour) => Array<number>(count).fill(colour))
}

/** Of the delivered orders of a seat this many backs are drawn; the rest is a number. */
export const BACKS = 4

/** The name of the back that lies on this number of others. */
export const backOf = (seat: number, below: number): string =>
  `back:${seat}:${Math.min(below, BACKS - 1)}`
