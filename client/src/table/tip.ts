/**
 * Where a tip or a card stands: below its target if there is room, else above or at a side; never
 * over the edge of the page, and never over the target unless there is no room at all. It also
 * keeps off what the target has lit up and, where that is not far away, off what the target is a
 * part of.
 */
import type { Rect } from './spatial'

export interface Size {
  width: number
  height: number
}

export type Side = 'below' | 'above' | 'right' | 'left'

export interface Spot {
  left: number
  top: number
  /** The side of the target that it stands at. */
  side: Side
  /** Where the arrow points: from the tip's left, or from its top where it stands at a side. */
  arrow: number
}

const GAP = 10
const EDGE = 6
const CORNER = 14
/** Who looks at the target sees what is at most this far away from it. */
const NEAR = 140

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most))

const meets = (one: Rect, other: Rect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

const distance = (one: Rect, other: Rect): number =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  )

const boxOf = ({ left, top }: Spot, { width, height }: Size): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

/** The places outside of `of`, which is the target or what it is a part of, the best first. */
function placesAt(of: Rect, target: Rect, tip: Size, page: Size): Spot[] {
  const x = (target.left + target.right) / 2
  const y = (target.top + target.bottom) / 2
  const upright = (side: Side, back: number): Spot => {
    const left = within(x - back, EDGE, Math.max(EDGE, page.width - tip.width - EDGE))
    const top = side === 'above' ? of.top - GAP - tip.height : of.bottom + GAP
    return { left, top, side, arrow: within(x - left, CORNER, tip.width - CORNER) }
  }
  const sideways = (side: Side): Spot => {
    const left = side === 'left' ? of.left - GAP - tip.width : of.right + GAP
    const top = within(y - tip.height / 2, EDGE, Math.max(EDGE, page.height - tip.height - EDGE))
    return { left, top, side, arrow: within(y - top, CORNER, tip.height - CORNER) }
  }
  const backs = [tip.width / 2, CORNER, tip.width - CORNER]
  const [below, above] = [
    backs.map((b) => upright('below', b)),
    backs.map((b) => upright('above', b)),
  ]
  return [...below.slice(0, 1), ...above.slice(0, 1), ...below.slice(1), ...above.slice(1)].concat(
    sideways('right'),
    sideways('left'),
  )
}

/** The target, as high as what it is chosen from where a tip fits above or below that. */
export function clearing(target: Rect, around: Rect, tip: Size, page: Size): Rect {
  const fits =
    around.top - GAP - tip.height > EDGE || around.bottom + GAP + tip.height <= page.height - EDGE
  return fits ? { ...target, top: around.top, bottom: around.bottom } : target
}

/**
 * @param lit what else stays in sight
 * @param around what the target is a part of, the smallest first
 * @param sideways rather at a side: what belongs together with it is above and below it
 */
export function beside(
  target: Rect,
  tip: Size,
  page: Size,
  lit: readonly Rect[] = [],
  around: readonly Rect[] = [],
  sideways = false,
): Spot {
  const places = placesAt(target, target, tip, page)
  const own = sideways ? [...places.slice(-2), ...places.slice(0, -2)] : places
  const further = around
    .flatMap((of) => placesAt(of, target, tip, page))
    .map((spot) => ({ spot, far: distance(boxOf(spot, tip), target) }))
    .filter(({ far }) => far <= NEAR)
    .sort((one, other) => one.far - other.far)
  const fits = (spot: Spot): boolean => {
    const { left, top, right, bottom } = boxOf(spot, tip)
    return left >= EDGE && top >= EDGE && right <= page.width - EDGE && bottom <= page.height - EDGE
  }
  const possible = [...own, ...further.map(({ spot }) => spot)].filter(fits)
  const clear = [target, ...lit, ...around]
  for (let count = clear.length; count > 0; count -= 1) {
    const those = clear.slice(0, count)
    const found = possible.find((spot) => !those.some((thing) => meets(thing, boxOf(spot, tip))))
    if (found) return found
  }
  const [below] = places as [Spot]
  return { ...below, top: Math.max(EDGE, page.height - tip.height - EDGE) }
}

/** The last of these boxes, each of which lies in the next, that is no higher than this. */
export const largestWithin = ([own, ...around]: [Rect, ...Rect[]], height: number): Rect =>
  around.findLast(({ top, bottom }) => bottom - top <= height) ?? own

/**
 * On a narrow screen a card lies along the lower edge: how far the page scrolls for what it
 * explains; null where the page ends before, and the card lies along the upper edge.
 */
export function scrolledFor(bottom: number, free: number, left: number): number | null {
  const by = bottom > free ? bottom - free + GAP : 0
  return by <= left ? by : null
}
