/** Arrow keys on a board: from one thing that can be pointed at to the next in that direction. */

export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const DIRECTIONS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** How far another box is in a direction; sideways counts double, and none behind counts at all. */
function distance(from: Rect, to: Rect, direction: Direction): number {
  const dx = (to.left + to.right - from.left - from.right) / 2
  const dy = (to.top + to.bottom - from.top - from.bottom) / 2
  const [ahead, aside] = {
    ArrowLeft: [-dx, dy],
    ArrowRight: [dx, dy],
    ArrowUp: [-dy, dx],
    ArrowDown: [dy, dx],
  }[direction] as [number, number]
  return ahead <= 1 ? Infinity : ahead + 2 * Math.abs(aside)
}

/** The nearest of some boxes in a direction; -1 if there is none. */
export function nearest(from: Rect, boxes: readonly Rect[], direction: Direction): number {
  const far = boxes.map((box) => distance(from, box, direction))
  const least = Math.min(...far)
  return Number.isFinite(least) ? far.indexOf(least) : -1
}

const OPEN = '[data-pick]:is([data-state="selectable"], [data-state="taken"])'
const ANY = '[data-pick]:not([data-state="idle"])'

/** The things on the page that can be pointed at, as far as they are drawn. */
const drawn = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.getClientRects().length > 0,
  )

/**
 * Moves the focus among the things on the page that are selectable or taken; with Shift also to the
 * greyed ones, which say why not.
 */
export function wander(event: KeyboardEvent): void {
  const at = document.activeElement
  if (!DIRECTIONS.includes(event.key) || !at?.matches('[data-pick]')) return
  const things = drawn(event.shiftKey ? ANY : OPEN).filter((element) => element !== at)
  const boxes = things.map((element) => element.getBoundingClientRect())
  const found = things[nearest(at.getBoundingClientRect(), boxes, event.key as Direction)]
  if (!found) return
  event.preventDefault()
  found.focus()
}

/** The place in reading order: boxes whose middles are at one height stand in one row. */
export function firstBox(boxes: readonly Rect[]): number {
  const middle = ({ top, bottom }: Rect): number => (top + bottom) / 2
  const highest = boxes.toSorted((one, other) => middle(one) - middle(other))[0]
  if (!highest) return -1
  const row = boxes.filter((box) => middle(box) <= highest.bottom)
  return boxes.indexOf(row.toSorted((one, other) => one.left - other.left)[0] ?? highest)
}

/** Gives the focus to the first button of what is asked, or to the first thing on the board. */
export function focusFirst(): boolean {
  const buttons = drawn(`#asking ${OPEN}`)
  const things = buttons.length > 0 ? buttons : drawn(`[data-place] ${OPEN}`)
  const first = things[firstBox(things.map((thing) => thing.getBoundingClientRect()))]
  first?.focus()
  return first !== undefined
}

/** Takes the focus from a thing on the board back to what is asked. */
export function leaveBoard(): void {
  if (document.activeElement?.matches('[data-place] [data-pick]')) {
    document.querySelector<HTMLElement>('#asking')?.focus()
  }
}
