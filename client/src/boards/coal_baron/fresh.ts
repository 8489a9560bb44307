/** What is new since my last turn on the game board. */
import type { LogEntry } from '../../api/types'
import { freshBy, type Marked } from '../../board/fresh'
import type { Table } from './view'

/** Spaces where workers, a tile or a card have come; the Bank if someone went there. */
export function freshOf(since: readonly LogEntry[], table: Table): ReadonlySet<string> {
  const space: Marked = ({ args }) => [table.spaces[args.space ?? -1]?.name]
  return freshBy(
    {
      'cb.workers.placed': space,
      'cb.tile.shown': space,
      'cb.card.shown': space,
      'cb.bank.visited': () => ['bank'],
    },
    since,
  )
}
