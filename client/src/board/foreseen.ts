/** What a move that is pointed at leaves of a number: read from the rows of its preview. */
import type { Delta } from '../api/types'

/** The number after the move, by the icon of its rows, the last of which counts; or as it is now. */
export function foreseen(
  deltas: readonly Delta[],
  { icon, seat, now }: { icon: string; seat: number; now: number },
): number {
  const row = deltas.findLast((delta) => delta.icon === icon && delta.seat === seat)
  return row?.after ?? now
}

/** Is this thing of a seat (`area:ruhrort`, `marker:inn`) among what the move would change? */
export function isForeseen(deltas: readonly Delta[], seat: number, thing: string): boolean {
  return deltas.some((delta) => delta.seat === seat && (delta.about ?? []).includes(thing))
}

/** The thing of a kind (`to`) that the move of a seat is about, as the board names it; or none. */
export function thingForeseen(
  deltas: readonly Delta[],
  seat: number | null,
  kind: string,
): string | null {
  const things = deltas.filter((delta) => delta.seat === seat).flatMap(({ about }) => about ?? [])
  const found = things.find((thing) => thing.startsWith(`${kind}:`))
  return found?.slice(kind.length + 1) ?? null
}
