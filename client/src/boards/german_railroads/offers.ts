/** What is offered to choose from, beside what lies on the boards anyway. */
import type { Pointing } from '../../board/types'

export type OfferKind =
  'bonus' | 'extension' | 'income' | 'foundry' | 'card' | 'pile' | 'copy' | 'token'

const PICKS: readonly (readonly [string, OfferKind])[] = [
  ['bonus:', 'bonus'],
  ['supply:extension:', 'extension'],
  ['pile:', 'pile'],
  ['supply:income:', 'income'],
  ['supply:foundry:', 'foundry'],
  ['card:', 'card'],
  ['engineer:', 'copy'],
]
const TOKEN = 'my:token:'

export interface Offers {
  kind: OfferKind
  names: string[]
}

/**
 * Each kind of which something is selectable, with all that is. Tokens are small on a player's
 * board: they are offered where nothing but they can be chosen.
 */
export function offersOf(pointing: Pointing): Offers[] {
  const selectable = [...pointing.selectable]
  const things = selectable.filter((pick) => !pick.startsWith('button:'))
  const isToken = things.every((pick) => pick.startsWith(TOKEN))
  const picks = isToken ? [[TOKEN, 'token'] as const] : PICKS
  return picks.flatMap(([prefix, kind]) => {
    const named = selectable.filter((pick) => pick.startsWith(prefix))
    return named.length > 0 ? { kind, names: named.map((pick) => pick.slice(prefix.length)) } : []
  })
}
