/** What the shifts have scored, as it stands in the points of each seat. */
import { CLOCK, type Element } from './components'
import type { Table } from './view'

export interface Scored {
  element: Element
  /** By seat. */
  points: number[]
}

/** Elements that brought someone points after this shift (0 is the first), in their order. */
export function scoredIn(table: Table, shift: number): Scored[] {
  return CLOCK.map((element) => ({
    element,
    points: table.pits.map(({ points }) => points[`shift-${shift + 1}/${element.name}`] ?? 0),
  })).filter(({ points }) => points.some((gained) => gained > 0))
}

/** The last shift that has been scored; null: none. */
export function lastScored(table: Table): number | null {
  const scored = [2, 1, 0].find((shift) => scoredIn(table, shift).length > 0)
  return scored ?? null
}
