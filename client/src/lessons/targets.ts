/** What a lesson points at, in the page: picks and places of a board by their names. */
import type { Choice, Lesson } from '../api/types'
import type { Rect } from '../table/spatial'

const PLACE = 'place:'
const REPORT = 'report'
/** Numbers that count things: the things themselves are shown before them. */
const COUNTS = '[data-counts]'

/** The selector of a name: a pick, a place of the board (`data-at`), or a whole place of the frame. */
export function selectorOf(name: string): string {
  if (name.startsWith(PLACE)) return `.place.${CSS.escape(name.slice(PLACE.length))}`
  const escaped = CSS.escape(name)
  return `[data-pick="${escaped}"], [data-at="${escaped}"]`
}

/** The names to point at: of a move that is pointed at pick by pick, the one that comes next. */
export function namesAt(lesson: Lesson, card: number, taken: readonly string[]): readonly string[] {
  const { point = [] } = lesson.cards[card] ?? {}
  const last = card === lesson.cards.length - 1
  return last && lesson.shows && isMove(point, lesson.shows)
    ? next(lesson.shows.picks, taken)
    : point
}

function isMove(point: readonly string[], { picks }: Choice): boolean {
  return point.length === picks.length && point.every((name, at) => name === picks[at])
}

function next(picks: readonly string[], taken: readonly string[]): readonly string[] {
  const made = taken.every((pick, at) => pick === picks[at]) ? taken.length : 0
  return picks.slice(Math.min(made, picks.length - 1)).slice(0, 1)
}

/** The elements of these names that can be seen. */
export function visibleOf(names: readonly string[]): Element[] {
  return elementsOf(names).filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0
  })
}

/** The elements of these names; a report that is open lies over the others, and is meant alone. */
export function elementsOf(names: readonly string[]): Element[] {
  const all = names.flatMap((name) => {
    const found = [...document.querySelectorAll<HTMLElement>(selectorOf(name))]
    // a storage may take the option that leads to it: the option itself is meant
    const own = found.filter(({ dataset }) => (dataset.at ?? name) === name)
    const meant = own.length > 0 ? own : found
    const things = meant.filter((element) => !element.closest(COUNTS))
    return things.length > 0 ? things : meant
  })
  const reports = all.filter(({ dataset }) => dataset.at === REPORT)
  return reports.length > 0 ? reports : all
}

/** The tab of a narrow screen on which an element lies. */
export function tabOf(element: Element): string | null {
  const place = element.closest('.place')
  return ['board', 'mine', 'others', 'log'].find((tab) => place?.classList.contains(tab)) ?? null
}

const ROOM = 16
/**
 * On a narrow screen: above a thing the heading that says where it is; below it the tabs, or a
 * board's own dock above them.
 */
const ABOVE = 76
const BELOW = 190

/**
 * How far to scroll so that something is seen below the bar, and above the end of the screen;
 * `held` is the height of the rows that stay below the bar.
 */
export function scrollFor(
  { top, bottom }: { top: number; bottom: number },
  bar: { bottom: number },
  screen: { width: number; height: number },
  held = 0,
): number {
  const narrow = screen.width < 720
  const from = bar.bottom + held + (narrow ? ABOVE : ROOM)
  if (top < from) return top - from
  const until = screen.height - (narrow ? BELOW : ROOM)
  return bottom > until ? Math.min(bottom - until, top - from) : 0
}

/**
 * The box that is brought into sight for a thing: on a wide screen that of one's whole own area, so
 * that what it belongs to is seen with it, if there is room for that.
 */
export function boxToSee(
  element: Element,
  bar: { bottom: number },
  screen: { width: number; height: number },
): DOMRect {
  const own = element.getBoundingClientRect()
  const around = screen.width >= 1280 ? element.closest('.place.mine > *') : null
  const area = around?.getBoundingClientRect()
  return area && area.height <= screen.height - bar.bottom - 2 * ROOM ? area : own
}

/** Bring something into sight within the boxes of a board that scroll; the page itself stays. */
export function scrollWithin(element: Element): void {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue
    const held = box.getBoundingClientRect()
    const bar = { bottom: held.top - ROOM }
    const screen = { width: innerWidth, height: held.bottom }
    box.scrollTop += scrollFor(element.getBoundingClientRect(), bar, screen)
  }
}

/** Whether something stands still on the screen, however the page scrolls. */
export function standsStill(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (getComputedStyle(one).position === 'fixed') return true
  }
  return false
}

/** Things so near each other that their rings would cross have one ring. */
export function joined(boxes: readonly Rect[], near: number): Rect[] {
  const found: Rect[] = []
  for (const box of boxes) {
    let one = box
    let at = found.findIndex((other) => isNear(one, other, near))
    while (at >= 0) {
      one = around(one, ...found.splice(at, 1))
      at = found.findIndex((other) => isNear(one, other, near))
    }
    found.push(one)
  }
  return found
}

const isNear = (one: Rect, other: Rect, near: number): boolean =>
  one.left <= other.right + near &&
  other.left <= one.right + near &&
  one.top <= other.bottom + near &&
  other.top <= one.bottom + near

const around = (...boxes: Rect[]): Rect => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})
