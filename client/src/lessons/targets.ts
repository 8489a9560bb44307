/** What a lesson points at, in the page: picks and places of a board by their names. */
import type { Choice, Lesson } from '../api/types'

const PLACE = 'place:'

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

export function elementsOf(names: readonly string[]): Element[] {
  return names.flatMap((name) => {
    const found = [...document.querySelectorAll<HTMLElement>(selectorOf(name))]
    // a storage may take the option that leads to it: the option itself is meant
    const own = found.filter(({ dataset }) => (dataset.at ?? name) === name)
    return own.length > 0 ? own : found
  })
}

/** The tab of a narrow screen on which an element lies. */
export function tabOf(element: Element): string | null {
  const place = element.closest('.place')
  return ['board', 'mine', 'others', 'log'].find((tab) => place?.classList.contains(tab)) ?? null
}

const ROOM = 16
/** On a narrow screen: above a thing the heading that says where it is; the tabs below. */
const ABOVE = 76
const BELOW = 160

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
