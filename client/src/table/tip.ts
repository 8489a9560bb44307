/** Where a tip stands: below its target if there is room, else above, never over the edge. */
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

export function beside(target: Rect, tip: Size, page: Size): Spot {
  const middle = (target.left + target.right) / 2
  const left = within(middle - tip.width / 2, EDGE, Math.max(EDGE, page.width - tip.width - EDGE))
  const below = target.bottom + GAP
  const above = below + tip.height > page.height - EDGE && target.top - GAP - tip.height > EDGE
  const top = above
    ? target.top - GAP - tip.height
    : Math.max(EDGE, Math.min(below, page.height - tip.height - EDGE))
  return { left, top, above, arrow: within(middle - left, CORNER, tip.width - CORNER) }
}
