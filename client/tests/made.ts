/** Small things that tests are made of. */
import type { Choice, Happened, Position, Seated } from '../src/api/types'

export const choice = (move: string, ...picks: string[]): Choice => ({
  move,
  kind: move.split('/')[0] ?? '',
  picks,
  words: move,
  retracts: false,
})

export const line = (number: number, seat: number, back_to: number | null = null): Happened => ({
  number,
  seat,
  back_to,
  key: 'test',
  words: `line ${number}`,
  args: {},
})

export const seated = (seat: number, changes: Partial<Seated> = {}): Seated => ({
  seat,
  name: `P${seat}`,
  person: null,
  bot: null,
  stand_in: null,
  present: true,
  vacant: false,
  ...changes,
})

export const position = (changes: Partial<Position> = {}): Position => ({
  type: 'position',
  seat: 0,
  seq: 0,
  since: 0,
  story: [],
  line: 0,
  decision: 0,
  view: { seats: 2, seat: 0, actors: [], table: null, memory: null },
  actors: [],
  prompt: '',
  legal: [],
  scores: [0, 0],
  sheet: [],
  clock: null,
  over: false,
  standing: null,
  can_undo: false,
  text: null,
  ...changes,
})
