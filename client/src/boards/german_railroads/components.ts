/** What things are called, and what is printed on them: the server sends it with the table. */
import { boardOf } from '../../board/context'
import type { Engineer, Memory, Printed, PrintedSpace, Table } from './view'

/** What the board is given. */
export const useBoard = boardOf<Table, Memory>

export const COLOURS = ['black', 'gray', 'brown', 'natural', 'white'] as const
export type Colour = (typeof COLOURS)[number]

/** The letter of a colour in the names of the sprite's pieces: gr-tr-k, tx-g. */
export const SPRITE = ['k', 'g', 'b', 'n', 'w'] as const

export const GAPS = ['gap-1', 'gap-2', 'gap-3', 'gap-4', 'gap-5'] as const
export const INCOMES = ['any', 'black_gray', 'gray_brown', 'coin', 'industry'] as const

export function colourOf(name: string): number {
  return COLOURS.findIndex((colour) => colour === name)
}

export function spaceOf({ spaces }: Printed, name: string): PrintedSpace {
  const space = spaces[name]
  if (!space) throw new Error(`there is no space ${name}`)
  return space
}

/** An engineer by his name: `9`, or `g2` of the new parts. */
export function engineerOf({ engineers }: Printed, name: string): Engineer {
  const engineer = engineers[name]
  if (!engineer) throw new Error(`there is no engineer ${name}`)
  return engineer
}

/** The name of what an event numbers in one of its arguments. */
export function nameIn({ names }: Printed, arg: string, number = -1): string | undefined {
  return names[arg]?.[number]
}

/** A locomotive or factory: its number, and whether it has a boilerman. */
export interface Tile {
  number: number
  boilerman?: boolean
}

/** A tile as it is spelled, such as `4b`; null for none. */
export function tileOf(word: string | number | null | undefined): Tile | null {
  if (typeof word !== 'string' || word === '-') return null
  return { number: Number.parseInt(word, 10), boilerman: word.includes('b') }
}
