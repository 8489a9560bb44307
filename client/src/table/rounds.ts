/** The rounds of a game, from its turns. */
import type { ReplayTurn } from '../api/types'

export interface Round {
  round: number
  words: string
  /** The first line of it. */
  first: number
}

/** The rounds that have begun, in order. */
export function roundsOf(turns: readonly ReplayTurn[]): Round[] {
  const begun = turns.filter(
    ({ turn }, at) => turn.round_words && turn.round !== turns[at - 1]?.turn.round,
  )
  return begun.map(({ turn, first }) => ({ round: turn.round, words: turn.round_words, first }))
}
