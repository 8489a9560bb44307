/** What is new since my last turn, by the picks and seats that are marked. */
import type { Happened } from '../../api/types'
import type { Table } from './view'

const ON_SPACES = ['cb.workers.placed', 'cb.tile.shown', 'cb.card.shown']

/** Spaces where workers, a tile or a card have come; the Bank if someone went there. */
export function freshSpaces(since: readonly Happened[], table: Table): ReadonlySet<string> {
  const names = since.flatMap(({ key, args }) => {
    if (key === 'cb.bank.visited') return ['bank']
    const space = ON_SPACES.includes(key) ? table.spaces[args.space ?? -1] : undefined
    return space ? [space.name] : []
  })
  return new Set(names)
}
