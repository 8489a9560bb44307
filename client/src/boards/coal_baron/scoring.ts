/** The shift clock, and what the shifts have scored, as it stands in the points of each seat. */
import { cardOf, COLOURS, VEHICLES } from './components'
import type { ClockElement, Table } from './view'

/** What an element of the clock counts, and of which colour or vehicle, by number. */
export interface Counted {
  kind: 'coal' | 'vehicle' | 'carts'
  of: number
}

export function countedBy({ name }: ClockElement): Counted {
  const vehicle = VEHICLES.findIndex((known) => known === name)
  if (vehicle >= 0) return { kind: 'vehicle', of: vehicle }
  const of = COLOURS.findIndex((colour) => name.startsWith(`${colour}-`))
  return { kind: name.endsWith('-carts') ? 'carts' : 'coal', of }
}

/** How much a seat has of an element; null: its delivered orders lie face down. */
export function heldOf(table: Table, seat: number, element: ClockElement): number | null {
  const pit = table.pits[seat]
  const { kind, of } = countedBy(element)
  if (!pit) return null
  if (kind === 'carts') return (pit.carts[of] ?? 0) - sum(pit.cubes[of] ?? [])
  if (!pit.delivered_cards) return null
  const cards = pit.delivered_cards.map((name) => cardOf(table.printed, name))
  return kind === 'coal'
    ? sum(cards.map(({ spots }) => spots[of] ?? 0))
    : sum(cards.filter(({ vehicle }) => vehicle === element.name).flatMap(({ spots }) => spots))
}

/** How much the others have of an element, as far as it lies open. */
export function rivalsOf(table: Table, me: number, element: ClockElement) {
  return table.pits.flatMap((_, seat) => {
    const count = seat === me ? null : heldOf(table, seat, element)
    return count === null ? [] : [{ seat, count }]
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

export interface Scored {
  element: ClockElement
  /** By seat. */
  points: number[]
}

/** Elements that brought someone points after this shift (0 is the first), in their order. */
export function scoredIn(table: Table, shift: number): Scored[] {
  return table.printed.clock
    .map((element) => ({
      element,
      points: table.pits.map(({ points }) => points[`shift-${shift + 1}/${element.name}`] ?? 0),
    }))
    .filter(({ points }) => points.some((gained) => gained > 0))
}

/** The last shift that has been scored; null: none. */
export function lastScored(table: Table): number | null {
  const scored = [2, 1, 0].find((shift) => scoredIn(table, shift).length > 0)
  return scored ?? null
}
