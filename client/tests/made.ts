/** Small things that tests are made of. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Choice, LogEntry, Position, SeatInfo as TableSeat, Turn } from '../src/api/types'
import type { SeatInfo } from '../src/board/types'

export const choice = (move: string, ...picks: string[]): Choice => ({
  move,
  kind: move.split('/')[0] ?? '',
  picks,
  words: move,
  retracts: false,
  shortcut: false,
  ends: false,
  loses: '',
  small: false,
})

export const line = (number: number, seat: number, back_to: number | null = null): LogEntry => ({
  number,
  seat,
  back_to,
  key: 'test',
  words: `line ${number}`,
  args: {},
  turn: 0,
  rule: null,
  counted: false,
  item: '',
  undoes: '',
})

export const turn = (number: number, changes: Partial<Turn> = {}): Turn => ({
  number,
  seat: 0,
  together: false,
  round: 1,
  round_words: 'Round 1',
  words: `turn ${number}`,
  deeds: [],
  points: [0, 0],
  scoring: null,
  ends_game: false,
  by_seat: [],
  ...changes,
})

export const seated = (seat: number, changes: Partial<TableSeat> = {}): TableSeat => ({
  seat,
  name: `P${seat}`,
  person: null,
  bot: null,
  stand_in: null,
  present: true,
  vacant: false,
  holiday: null,
  ...changes,
})

export const position = (changes: Partial<Position> = {}): Position => ({
  type: 'position',
  seat: 0,
  seq: 0,
  since: 0,
  story: [],
  turns: [],
  line: 0,
  decision: 0,
  view: { seats: 2, seat: 0, actors: [], table: null, memory: null },
  actors: [],
  prompt: '',
  prompt_parts: [],
  legal: [],
  steps: [],
  scores: [0, 0],
  sheet: [],
  clock: null,
  over: false,
  standing: null,
  round: '',
  can_undo: false,
  text: null,
  lesson: null,
  remark: null,
  goal_values: {},
  ...changes,
})

/** Two seats as a board is given them. */
export const SEATS: readonly SeatInfo[] = [0, 1].map((seat) => ({
  seat,
  name: `${seat}`,
  piece: seat + 1,
  bot: false,
  secret: false,
  score: 0,
  place: 1,
  acting: false,
}))

/** A line of the story as motion and marks are made from it. */
export const happened = (
  key: string,
  seat: number,
  args: Record<string, number> = {},
): LogEntry => ({ ...line(1, seat), key, words: '', args })

/** What the server says is printed in a game, as its tests in Python have written it down. */
export function printedOf<P>(game: string, file = 'printed.json'): P {
  return JSON.parse(readFileSync(join(import.meta.dirname, game, file), 'utf8')) as P
}
