/** What is printed on boards, tiles and cards: the component set, as facts for drawing. */
import set from './printed.json'

export const COLOURS = ['black', 'gray', 'brown', 'natural', 'white'] as const
export type Colour = (typeof COLOURS)[number]

/** The letter of a colour in the names of the sprite's pieces: gr-tr-k, tx-g. */
export const SPRITE = ['k', 'g', 'b', 'n', 'w'] as const

export interface PrintedSpace {
  w: number
  c: number
  effect: string
}

export interface PrintedSpecial {
  rr: string
  branch?: string
  at: number
  need: Colour
  loco: boolean
  gives: string
}

export interface PrintedStation {
  name: string
  rr: string
  at: number
  size: number
}

export interface PrintedBoard {
  railroads: string[]
  last: number[]
  colours: number[]
  doubler_spaces: number[]
  common?: number
  branch_last?: Record<string, number>
  branch_colours?: Record<string, number>
  stations?: PrintedStation[]
  special: PrintedSpecial[]
}

export interface PrintedCell {
  c: number
  need: Colour
  loco: boolean
  gives: string
}

export interface PrintedEngineer {
  n: number
  cost: string
  effect: string
}

interface Printed {
  common: { medal_points: number; signal_points: number; signal_steps: string }
  pass_points: { by_position: number[] }
  spaces: Record<string, PrintedSpace>
  coal_spaces: Record<string, PrintedSpace & { coin_effect?: string }>
  coal_costs: { boiler: number; foundry: number; display: number }
  factories: Record<string, { effect: string; boilerman: string }>
  values: Record<'normal' | 'base' | 'german', number[]>
  industry: { points: number[]; gives: Record<string, string> }
  boards: Record<'russian' | 'german', PrintedBoard>
  extensions: Record<string, { size: number; cells: PrintedCell[] }>
  income: Record<string, { count: number; effect: string }>
  foundries: Record<string, string>
  engineers: Record<string, PrintedEngineer>
  engineers_new: Record<string, PrintedEngineer>
  tokens: Record<string, string>
  tokens_new: Record<string, { effect: string; module: string }>
  cards: Record<string, string>
  cards_new: Record<string, { effect: string }>
  start_bonus: Record<string, string>
  end_bonus: Record<string, { each?: number; tiers?: number[][] }>
  emil: { workers: number; growth: number[]; cards: string[] }
  /** By the numbers that events tell. */
  names: Record<
    | 'spaces'
    | 'engineers'
    | 'cards'
    | 'tokens'
    | 'foundries'
    | 'extensions'
    | 'stations'
    | 'slots'
    | 'gaps'
    | 'emil_cards'
    | 'points',
    string[]
  >
}

export const PRINTED = set as unknown as Printed

export function boardOf(name: string): PrintedBoard {
  return name === 'russian' ? PRINTED.boards.russian : PRINTED.boards.german
}

export function spaceOf(name: string): PrintedSpace & { coin_effect?: string } {
  const space = PRINTED.spaces[name] ?? PRINTED.coal_spaces[name]
  if (!space) throw new Error(`there is no space ${name}`)
  return space
}

export interface Engineer {
  number: number
  workers: number
  coins: number
  effect: string
}

/** An engineer by his name: `9`, or `g2` of the new parts. */
export function engineerOf(name: string): Engineer {
  const row = PRINTED.engineers[name] ?? PRINTED.engineers_new[name]
  if (!row) throw new Error(`there is no engineer ${name}`)
  const count = Number.parseInt(row.cost, 10)
  const coin = row.cost.endsWith('c')
  return {
    number: row.n,
    workers: coin ? 0 : count,
    coins: coin ? count : 0,
    effect: row.effect,
  }
}

export function tokenOf(name: string): string {
  return PRINTED.tokens[name] ?? PRINTED.tokens_new[name]?.effect ?? ''
}

export function cardOf(name: string): string {
  return PRINTED.cards[name] ?? PRINTED.cards_new[name]?.effect ?? ''
}

/** The tokens of a player in a game with these modules, in the order of the box. */
export function tokensOf(coal: boolean, newParts: boolean): string[] {
  const more = Object.entries(PRINTED.tokens_new)
  const fit = more.filter(([, { module }]) => newParts && (coal || module !== 'coal'))
  return [...Object.keys(PRINTED.tokens), ...fit.map(([name]) => name)]
}

export const SLOTS = ['main-1', 'main-2', 'second', 'third'] as const
export const GAPS = ['gap-1', 'gap-2', 'gap-3', 'gap-4', 'gap-5'] as const
export const INCOMES = ['any', 'black_gray', 'gray_brown', 'coin', 'industry'] as const

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
