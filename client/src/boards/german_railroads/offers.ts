/** What is offered to choose from, beside what lies on the boards anyway. */
import type { Pointing } from '../../board/types'

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

/** Each kind of which something is lit, with all that is. */
export function offersOf(pointing: Pointing): Offers[] {
  const lit = [...pointing.lit]
  return PICKS.flatMap(([prefix, kind]) => {
    const named = lit.filter((pick) => pick.startsWith(prefix))
    return named.length > 0 ? { kind, names: named.map((pick) => pick.slice(prefix.length)) } : []
  })
}
