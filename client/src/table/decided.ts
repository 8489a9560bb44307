/** What decided a game: where the winner has more than who came second, and where less. */
import type { Row } from '../api/types'

/** What two seats got from a source: first the one who got more. */
export interface Difference {
  words: string
  points: [number, number]
}

export interface Decided {
  more: Difference[]
  less: Difference[]
}

/** How many sources of a lead are named. */
const MOST = 2

const size = ({ points: [one, other] }: Difference): number => one - other

/** The sources that made most of a lead; and the one that went against it, if it weighed as much. */
export function decided(sheet: readonly Row[], winner: number, second: number): Decided {
  const sources = sheet
    .map(({ words, points }): Difference => {
      return { words, points: [points[winner] ?? 0, points[second] ?? 0] }
    })
    .sort((one, other) => size(other) - size(one))
  const more = sources.filter((source) => size(source) > 0).slice(0, MOST)
  const [last] = more.slice(-1)
  const less = sources
    .slice(-1)
    .map(({ words, points: [own, other] }): Difference => ({ words, points: [other, own] }))
    .filter((source) => size(source) > 0 && (!last || size(source) >= size(last)))
  return { more, less }
}
