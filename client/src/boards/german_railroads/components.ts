/** What things are called, and what is printed on them: the server tells it with the table. */
import { boardOf } from '../../board/context'
import type { Engineer, Memory, Printed, PrintedSpace, Table } from './view'

/** What the board is given. */
export const useBoard = boardOf<Table, Memory>

export const COLOURS = ['black', 'gray', 'brown', 'natural', 'white'] as const
export type Colour = (typeof COLOURS)[number]

/** The letter of a colour in the names of the sprite's pieces: gr-tr-k, tx-g. */
export const SPRITE = ['k', 'g', 'b', 'n', 'w'] as const

export const SLOTS = ['main-1', 'main-2', 'second', 'third'] as const
export const GAPS = ['gap-1', 'gap-2', 'gap-3', 'gap-4', 'gap-5'] as const
export const INCOMES = ['any', 'black_gray', 'gray_brown', 'coin', 'industry'] as const

/** Where points come from in a scoring phase, by the numbers that events tell. */
export const SOURCES = [
  'railroad-1',
  'railroad-2',
  'railroad-3',
  'stars',
  'medal',
  'industry',
] as const

/** The values of tracks: as printed, and by the two revaluations. */
export const VALUES = ['normal', 'base', 'german'] as const

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

/** The name of a space by the number that events tell: those of the board, then engineers. */
export function spaceNamed({ spaces, engineers }: Printed, number = -1): string | undefined {
  const onBoard = Object.keys(spaces)
  const engineer = Object.keys(engineers)[number - onBoard.length]
  return onBoard[number] ?? (engineer && `engineer-${engineer}`)
}

/** A name by the number that events tell, of a table in the order of the box. */
export function named(table: Record<string, unknown>, number = -1): string | undefined {
  return Object.keys(table)[number]
}

/** A locomotive or factory as it is spelled: number, boilerman, the special #9; null for none. */
export interface Tile {
  number: number
  boilerman: boolean
  special: boolean
}

export function tileOf(word: string | undefined): Tile | null {
  if (!word || word === '-') return null
  return {
    number: Number.parseInt(word, 10),
    boilerman: word.includes('b'),
    special: word.includes('s'),
  }
}
