/** What a drawing is given, from what an audience received. */
import type { LogEntry } from '../api/types'
import type { BoardModule, BoardProps, Pointing, SeatInfo } from '../board/types'
import { mirrored } from '../lib/mirror.svelte'
import { turnNow } from './story'
import type { Received } from './table.svelte'

export interface Seen {
  seen: Received
  seats: readonly SeatInfo[]
  since: readonly LogEntry[]
  pointer: Pointing
  me: number | null
  board: BoardModule | null
}

/**
 * The properties of a board. Table, memory and seats are the same things for ever, and change only
 * in what has changed: a board draws nothing again without need.
 */
export function boardProps(now: () => Seen): BoardProps {
  const table = mirrored(() => now().seen.position.view.table)
  const memory = mirrored(() => now().seen.position.view.memory)
  const seats = mirrored(() => now().seats)
  const position = $derived(now().seen.position)
  const news = $derived(now().seen.news)
  const since = $derived(now().since)
  const pointing = $derived(now().pointer)
  const turn = $derived(turnNow(now().seen))
  const me = $derived(now().me)
  const fresh = $derived(now().board?.freshOf(since, table.current as never) ?? new Set<string>())
  return {
    get position() {
      return position
    },
    get table() {
      return table.current
    },
    get memory() {
      return memory.current
    },
    get me() {
      return me
    },
    get seats() {
      return seats.current
    },
    get pointing() {
      return pointing
    },
    get news() {
      return news
    },
    get since() {
      return since
    },
    get turn() {
      return turn
    },
    get fresh() {
      return fresh
    },
  }
}
