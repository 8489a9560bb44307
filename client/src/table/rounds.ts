/** The rounds of a game, from its turns. */
import type { ReplayTurn } from '../api/types'

export interface Round {
  round: number
  words: string
  /** The first line of it. */
  first: number
  /** The line at which it can be looked at: what the table does before it is done. */
  opens: number
}

/** The line at which what begins with a turn is looked at: what the table does before it is done. */
export const opensAt = ({ turn, first, last }: ReplayTurn): number => (turn.seat < 0 ? last : first)

/** The rounds that have begun, in order. */
export function roundsOf(turns: readonly ReplayTurn[]): Round[] {
  const begun = turns.filter(
    ({ turn }, at) => turn.round_words && turn.round !== turns[at - 1]?.turn.round,
  )
  return begun.map((opening) => ({
    round: opening.turn.round,
    words: opening.turn.round_words,
    first: opening.first,
    opens: opensAt(opening),
  }))
}
