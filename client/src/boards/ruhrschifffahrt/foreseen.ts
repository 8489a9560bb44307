/** What a move that is pointed at leaves of a number: read from the rows of its preview. */
import type { Delta } from '../../api/types'

/** The number after the move, by the icon of its rows, the last of which counts; or as it is now. */
export function foreseen(
  deltas: readonly Delta[],
  { icon, seat, now }: { icon: string; seat: number; now: number },
): number {
  const row = deltas.findLast((delta) => delta.icon === icon && delta.seat === seat)
  return row?.after ?? now
}
