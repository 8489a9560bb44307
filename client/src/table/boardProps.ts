/** What a drawing is given, from what an audience was told. */
import type { Happened } from '../api/types'
import type { BoardProps, Pointing, SeatInfo } from '../boards/board'
import type { Told } from './table.svelte'

export function boardProps(
  { position, news }: Told,
  seats: readonly SeatInfo[],
  since: readonly Happened[],
  pointing: Pointing,
  me: number | null,
): BoardProps {
  const { table, memory } = position.view
  return { position, table, memory, me, seats, pointing, news, since }
}
