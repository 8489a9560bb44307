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

/** Moves the focus among the things on the page that are selectable, taken or greyed. */
export function wander(event: KeyboardEvent): void {
  const at = document.activeElement
  if (!DIRECTIONS.includes(event.key) || !at?.matches('[data-pick]')) return
  const things = [...document.querySelectorAll<HTMLElement>('[data-pick]')].filter(
    (element) => element !== at && element.dataset.state !== 'idle',
  )
  const boxes = things.map((element) => element.getBoundingClientRect())
  const found = things[nearest(at.getBoundingClientRect(), boxes, event.key as Direction)]
  if (!found) return
  event.preventDefault()
  found.focus()
}
