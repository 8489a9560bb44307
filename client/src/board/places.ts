/** Where things of the page are, for pieces that travel from one to the other. */

/** How large a piece is that has no picture of its own. */
export const SIZE = 28
/** What stays on the screen when the page is moved. */
const BARS = 'header.top, [data-held], nav.tabs'

/** What stands for an element: itself, or its part of a board that is far away. */
function drawn(element: Element): Element {
  if (element.checkVisibility({ contentVisibilityAuto: true })) return element
  return element.checkVisibility() ? (element.closest('.bd-part') ?? element) : element
}

/** Whether an element is behind one of the tabs of a narrow screen. */
function isBehindTab(element: Element): boolean {
  const place = element.closest<HTMLElement>('[data-place]')?.dataset.place
  const tab = document.querySelector(`[data-tab-of="${place}"]`)
  return tab !== null && tab.checkVisibility() && !element.checkVisibility()
}

export interface Point {
  x: number
  y: number
}

/** A place of the page; its element is null where only a part of the board stands for it. */
export interface Place extends Point {
  element: Element | null
  /** Which of the names of the place was found, and its corner in the page. */
  rank: number
  corner: Point
  /** It is in a bar, and stays on the screen when the page is moved. */
  fixed: boolean
  /** It is behind a tab: nothing of it is shown. */
  behind: boolean
}

/** The box of an element; of one that has none itself (`display: contents`) that of its last part. */
function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect()
  const last = element.lastElementChild
  return box.width === 0 && last ? last.getBoundingClientRect() : box
}

const BEHIND = { x: 0, y: 0, corner: { x: 0, y: 0 }, element: null, fixed: false, behind: true }

/** The first of these names that is shown; if none is, one that is behind a tab. */
function placeOf(names: readonly string[]): Place | null {
  let behind: Place | null = null
  for (const [rank, name] of names.entries()) {
    for (const element of document.querySelectorAll(`[data-at="${name}"]`)) {
      const shown = drawn(element)
      const { left, top, width, height } = boxOf(shown)
      if (width === 0 || height === 0) {
        if (isBehindTab(element)) behind ??= { ...BEHIND, rank }
        continue
      }
      const middle = { x: left + width / 2, y: top + height / 2 }
      const own = shown === element ? element : null
      const fixed = shown.closest(BARS) !== null
      return { ...middle, element: own, rank, corner: { x: left, y: top }, fixed, behind: false }
    }
  }
  return behind
}

/** Places by their names, each measured once. */
export function finder(): (names: readonly string[]) => Place | null {
  const known = new Map<string, Place | null>()
  return (names) => {
    const key = names.join()
    const place = known.get(key) ?? placeOf(names)
    known.set(key, place)
    return place
  }
}

export function middleOf(piece: Element): Point {
  const { left, top, width, height } = piece.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** From a thing to what is part of it there is no way. */
export function areNested(one: Element | null, other: Element | null): boolean {
  if (!one || !other || one === other) return false
  return one.contains(other) || other.contains(one)
}

/** The part of the page that the bars leave. */
export interface Sight {
  top: number
  end: number
}

/** Whether a place of the page has gone below a bar: what waits there would hide the bar. */
export function isCovered({ fixed, y }: Pick<Place, 'fixed' | 'y'>, { top, end }: Sight): boolean {
  return !fixed && (y < top || y > end)
}

/** Neither too near to be noticed, nor beyond the screen. */
export function isSeen(from: Point, to: Point, least: number): boolean {
  const isFar = Math.hypot(from.x - to.x, from.y - to.y) >= least
  return isFar && (onScreen(from) || onScreen(to))
}

export function onScreen({ x, y }: Point): boolean {
  return x > -SIZE && x < innerWidth + SIZE && y > -SIZE && y < innerHeight + SIZE
}

/** What is beyond the screen or below a bar comes from its edge, or goes there. */
export function nearest({ x, y }: Point, fixed: boolean, { top, end }: Sight): Point {
  const within = (at: number, least: number, most: number): number =>
    Math.max(least, Math.min(at, most))
  const high = fixed ? within(y, 0, innerHeight) : within(y, top + SIZE / 2, end - SIZE / 2)
  return { x: within(x, 0, innerWidth), y: high }
}
