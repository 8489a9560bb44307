/** Tables of Coal Country for tests of its board, with what matters to them. */
import { line as made } from '../made'
import type { LogEntry } from '../../src/api/types'
import type { Company, Printed, Shaft, Table } from '../../src/boards/coal_country/view'
import stored from './printed.json'

export const printed: Printed = stored
export const desk = (change: Partial<Table> = {}): Table =>
  ({ printed, pending: [], computed: { waiting: [] }, ...change }) as unknown as Table
export const shaft = (cell: string): Shaft => ({
  cell,
  kind: 'entrance',
  openings: 'NESW',
  alone: 0,
  yields: [0, 0, 0, 0, 0],
})
export const company = (change: Partial<Company>): Company =>
  ({ mine: [shaft('0')], foremen: [], ...change }) as Company
export const happened = (
  number: number,
  key: string,
  args: Record<string, number> = {},
  back_to: number | null = null,
): LogEntry => ({ ...made(number, 1, back_to), key, words: '', args })
