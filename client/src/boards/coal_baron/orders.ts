/** How an order lies there: its printed spots, each free, filled by its cube, or by a pair. */
import { cardOf } from './components'
import type { Order, Printed } from './view'

export interface Spot {
  colour: number
  /** The cubes on it: none, one of its colour, or any two. */
  cubes: readonly number[]
}

/** Cubes lie first on spots of their own colour; what is over lies in pairs on the others. */
export function laidOut(printed: Printed, { card, free, cubes }: Order): Spot[] {
  const left = [...cubes]
  const { spots: all } = cardOf(printed, card)
  const filled = all.map((spots, colour) => spots - (free[colour] ?? 0))
  const own = filled.map((count, colour) => Math.min(count, left[colour] ?? 0))
  own.forEach((count, colour) => (left[colour] = (left[colour] ?? 0) - count))
  const takeOne = (): number[] => {
    const colour = left.findIndex((count) => count > 0)
    if (colour < 0) return []
    left[colour] = (left[colour] ?? 0) - 1
    return [colour]
  }
  return all.flatMap((spots, colour) =>
    Array.from({ length: spots }, (_, at): Spot => {
      if (at < (own[colour] ?? 0)) return { colour, cubes: [colour] }
      if (at < (filled[colour] ?? 0)) return { colour, cubes: [...takeOne(), ...takeOne()] }
      return { colour, cubes: [] }
    }),
  )
}

/** A card on which nothing lies yet. */
export function untouched(printed: Printed, card: string): Order {
  return { card, free: [...cardOf(printed, card).spots], cubes: [0, 0, 0, 0], missing: 0 }
}

/** Spots of an order by colour, those of one colour together. */
export function byColour(spots: readonly Spot[]): { colour: number; spots: Spot[] }[] {
  return [0, 1, 2, 3]
    .map((colour) => ({ colour, spots: spots.filter((spot) => spot.colour === colour) }))
    .filter(({ spots }) => spots.length > 0)
}
