/**
 * Where a tip stands: below its target if there is room, else above, never over the edge; above or
 * to a side where it would hide what the target has lit up.
 */
import type { Rect } from './spatial'

export interface Size {
  width: number
  height: number
}

export interface Spot {
  left: number
  top: number
  above: boolean
  /** Where the arrow points, from the tip's left. */
  arrow: number
}

const GAP = 10
const EDGE = 6
const CORNER = 14

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most))

const meets = (one: Rect, other: Rect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

export function beside(target: Rect, tip: Size, page: Size, lit: readonly Rect[] = []): Spot {
  const middle = (target.left + target.right) / 2
  const below = target.bottom + GAP
  const over = target.top - GAP - tip.height
  const fits = over > EDGE
  const above = fits && below + tip.height > page.height - EDGE
  const spot = (side: number, above: boolean): Spot => {
    const most = Math.max(EDGE, page.width - tip.width - EDGE)
    const left = within(middle - side, EDGE, most)
    const top = above ? over : Math.max(EDGE, Math.min(below, page.height - tip.height - EDGE))
    return { left, top, above, arrow: within(middle - left, CORNER, tip.width - CORNER) }
  }
  const hides = ({ left, top }: Spot): boolean =>
    lit.some((thing) =>
      meets(thing, { left, right: left + tip.width, top, bottom: top + tip.height }),
    )
  const usual = spot(tip.width / 2, above)
  const others = [
    ...(fits ? [spot(tip.width / 2, true)] : []),
    spot(CORNER, above),
    spot(tip.width - CORNER, above),
  ]
  return [usual, ...others].find((one) => !hides(one)) ?? usual
}
