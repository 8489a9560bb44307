/** Names and numbers of things, as the server spells and counts them. Values are in the view. */
import { boardOf } from '../../board/context'
import type { Memory, Table } from './view'

/** What the board is given. */
export const useBoard = boardOf<Table, Memory>

export const TYPES = ['wood', 'water', 'electricity'] as const
export type Utility = (typeof TYPES)[number]

/** How many cubes are bought together, in the order of the types. */
export type Basket = readonly number[]
export const EMPTY: Basket = TYPES.map(() => 0)

const BASKET = 'cubes:'
/** The basket of the first of these picks that is one: `cubes:1.0.2`. */
export function basketIn(picks: readonly string[]): Basket | null {
  const pick = picks.find((one) => one.startsWith(BASKET))
  return pick ? pick.slice(BASKET.length).split('.').map(Number) : null
}

export const COLOURS = ['green', 'red', 'white'] as const

export const VACANT = 'vacant'
export const ROWS = ['top', 'bottom'] as const
export const VALUES = [0, 1, 2, 3, 4] as const
export const NUMBERS = [1, 2, 3, 4] as const
export const CALENDAR_CUBES = 4
export const TURNS = [0, 1, 2, 3] as const

const COUNT_BITS = 4
/** The count of one kind in a number of an event that packs several counts. */
export function countIn(packed: number | undefined, kind: number): number {
  return ((packed ?? 0) >> (kind * COUNT_BITS)) & ((1 << COUNT_BITS) - 1)
}

/** Symbols of the sprites: pieces by type and colour, icons by building. */
export const TYPE_SPRITE: Record<string, string> = { wood: 'w', water: 'a', electricity: 'e' }
export const COLOUR_SPRITE: Record<string, string> = { green: 'g', red: 'r', white: 'o' }
export const BUILDING_ICON: Record<string, string> = {
  school: 'school',
  tailor: 'tailor',
  'coal-shed': 'shed',
  'mess-hall': 'mess',
  'village-store': 'store',
  'doctors-office': 'doctor',
  tavern: 'tavern',
  church: 'church',
}

/** The parts of a round by number: the placement, seven areas by their step, the end. */
export const AREAS = [
  { step: 'placing', id: 'placing', icon: 'lockin' },
  { step: 'villages', id: 'village', icon: 'village' },
  { step: 'mining', id: 'mines', icon: 'pit' },
  { step: 'selling', id: 'brokers', icon: 'broker' },
  { step: 'expanding', id: 'permits', icon: 'permit' },
  { step: 'supplying', id: 'utilities', icon: 'util' },
  { step: 'constructing', id: 'construction', icon: 'build' },
  { step: 'tidying', id: 'tidying', icon: 'refuse' },
  { step: 'reporting', id: 'end', icon: 'calendar' },
] as const
export const PLACEMENT = 0
export const ROUND_END = AREAS.length - 1

/** While the table is laid out, nothing has been played. */
const SETUP = 'setup'

/** The part of a round that is being played; before the first the one to come. */
export function areaNow({ step }: Table): number {
  if (step === SETUP) return PLACEMENT
  const area = AREAS.findIndex((one) => one.step === step)
  return area < 0 ? ROUND_END : area
}

/** Whether the building of an empty place was sold; otherwise none has come yet. */
export function isSold({ step }: Table, row: number): boolean {
  return row === 0 && step !== SETUP
}

export function areaId(area: number): string {
  return AREAS[area]?.id ?? 'end'
}

export interface Point {
  x: number
  y: number
}

/** A cell by its way from the entrance: `0`, `n1`, `e2`, `w3n1`. */
export function spellCell({ x, y }: Point): string {
  const across = x > 0 ? `e${x}` : x < 0 ? `w${-x}` : ''
  return across + (y ? `n${y}` : '') || '0'
}

export function cellAt(name: string): Point {
  const [, way, across] = /^([ew])(\d+)/.exec(name) ?? []
  const [, up] = /n(\d+)$/.exec(name) ?? []
  return { x: (way === 'w' ? -1 : 1) * Number(across ?? 0) + 0, y: Number(up ?? 0) }
}

/** Where a cell lies, as the end of a text's key with its numbers; null: the entrance itself. */
export function wayTo(name: string): { id: string; across: number; up: number } | null {
  const { x, y } = cellAt(name)
  const side = x < 0 ? 'left' : 'right'
  const parts = [...(x === 0 ? [] : [side]), ...(y === 0 ? [] : ['up'])]
  return parts.length === 0 ? null : { id: parts.join('-'), across: Math.abs(x), up: y }
}

export const SIDES = 'NESW'
export const STEP_OF: Record<string, Point> = {
  N: { x: 0, y: 1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: -1 },
  W: { x: -1, y: 0 },
}

/** Openings as they lie when a tile is turned by this many quarters, clockwise. */
export function turnedBy(openings: string, quarters: number): string {
  return [...openings].map((side) => SIDES[(SIDES.indexOf(side) + quarters) % 4] ?? '').join('')
}

export function opposite(side: string): string {
  return turnedBy(side, 2)
}

/** A foreman of a seat who stands on a space, as a piece that moves. */
export function foremanOn(seat: number | null, space: string): string {
  return `foreman:${seat}:${space}`
}

/** Whether a space for foremen is a cell of a mine. */
export function isCell(space: string): boolean {
  return /^(0|[ewn]\d)/.test(space)
}
