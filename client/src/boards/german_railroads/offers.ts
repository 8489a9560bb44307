/** What is offered to choose from, beside what lies on the boards anyway. */
import type { Pointing } from '../board'
import type { Table } from './view'

export type OfferKind = 'bonus' | 'extension' | 'income' | 'foundry' | 'card' | 'pile' | 'copy'

const PICKS: readonly (readonly [string, OfferKind])[] = [
  ['bonus:', 'bonus'],
  ['supply:extension:', 'extension'],
  ['pile:', 'pile'],
  ['supply:income:', 'income'],
  ['supply:foundry:', 'foundry'],
  ['card:', 'card'],
  ['engineer:', 'copy'],
]

export interface Offers {
  kind: OfferKind
  names: string[]
}

/** The first kind of which something is lit, with all that is. */
export function offersOf(table: Table, me: number | null, pointing: Pointing): Offers | null {
  if (me === null || table.asked.at(-1)?.seat !== me) return null
  for (const [prefix, kind] of PICKS) {
    const names = [...pointing.lit]
      .filter((pick) => pick.startsWith(prefix))
      .map((pick) => pick.slice(prefix.length))
    if (names.length > 0) return { kind, names }
  }
  return null
}
