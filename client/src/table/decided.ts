/** What decided a game: where the winner has more than who came second, and where less. */
import type { Row } from '../api/types'

export interface Difference {
  words: string
  /** By how much: more than none. */
  points: number
}

export interface Decided {
  more: Difference[]
  less: Difference[]
}

/** How many sources of a lead are named. */
const MOST = 2

/** The sources that made most of a lead; and the one that went against it, if it weighed as much. */
export function decided(sheet: readonly Row[], winner: number, second: number): Decided {
  const differences = sheet
    .map(({ words, points }) => ({ words, points: (points[winner] ?? 0) - (points[second] ?? 0) }))
    .sort((one, other) => other.points - one.points)
  const more = differences.filter(({ points }) => points > 0).slice(0, MOST)
  const least = more.at(-1)?.points ?? 0
  const less = differences
    .slice(-1)
    .map(({ words, points }) => ({ words, points: -points }))
    .filter(({ points }) => points > 0 && points >= least)
  return { more, less }
}
