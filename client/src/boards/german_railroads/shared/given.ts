/** What every part of the main board is given. */
import type { Pointing, SeatInfo } from '../../board'
import type { Table } from '../view'

export interface Given {
  table: Table
  me: number | null
  seats: readonly SeatInfo[]
  pointing: Pointing
  fresh: ReadonlySet<string>
  otherwise: ReadonlySet<string>
}
