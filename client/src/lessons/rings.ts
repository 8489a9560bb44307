/** Rings around what a lesson speaks of: they cross no words and no neighbours. */
import { textIn } from '../explain/signs'
import type { Rect } from '../table/spatial'

/** How thick a ring is, and how far it stands from its thing; at the least it lies within it. */
export const LINE = 3
const ROOMS = [4, 0, -LINE] as const
/** How near things have one ring. */
export const NEAR = 4
const PARTS = '.stat, .district, .bd-card, section, article, .place'
const THINGS = '[data-pick], [data-at]'

const touches = (one: Rect, other: Rect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

const hasMiddleOf = (outer: Rect, { left, top, right, bottom }: Rect): boolean => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return outer.left <= x && x <= outer.right && outer.top <= y && y <= outer.bottom
}

/** The ring around a box, as near as it must be to touch none of these. */
export function ringAround(box: Rect, others: readonly Rect[]): Rect {
  const { left, top, right, bottom } = box
  const isFree = (strip: Rect): boolean => !others.some((other) => touches(other, strip))
  const across = ROOMS.find((room) => {
    const out = room + LINE
    return (
      isFree({ ...box, left: left - out, right: left }) &&
      isFree({ ...box, left: right, right: right + out })
    )
  })
  const down = ROOMS.find((room) => {
    const out = room + LINE
    return (
      isFree({ ...box, top: top - out, bottom: top }) &&
      isFree({ ...box, top: bottom, bottom: bottom + out })
    )
  })
  const [x, y] = [across ?? -LINE, down ?? -LINE]
  return { left: left - x, top: top - y, right: right + x, bottom: bottom + y }
}

/** Words and things beside these, in the parts of the board that they lie in. */
export function neighboursOf(elements: readonly Element[]): Rect[] {
  const parts = new Set(elements.flatMap((one) => one.parentElement?.closest(PARTS) ?? []))
  const isOwn = (box: Rect): boolean =>
    elements.some((one) => {
      const own = one.getBoundingClientRect()
      return hasMiddleOf(own, box) || hasMiddleOf(box, own)
    })
  return [...parts].flatMap((part) => {
    const things = [...part.querySelectorAll(THINGS)].map((one) => one.getBoundingClientRect())
    return [...textIn(part).boxes, ...things].filter((box) => !isOwn(box))
  })
}
