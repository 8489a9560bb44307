/**
 * A tour of a game for who plays it first: a dozen steps, each pointing at something on the table.
 * A game has its steps in `boards/<game>/tour.ts` and their words in `boards/<game>/tour/*.ftl`:
 * `<words>-<id>` is what a step says, `<words>-<id>-title` its heading.
 */
import type { Texts } from '../lib/i18n.svelte'

/** The tab of a narrow screen on which a thing is. */
export type Tab = 'board' | 'mine' | 'others' | 'log'

export interface TourStep {
  id: string
  /** Selectors of what it speaks of; the first that can be seen counts. None: the middle. */
  at: readonly string[]
  tab: Tab
}

/** What a game has written. */
export interface TourPlan {
  /** How the keys of its words begin. */
  words: string
  steps: readonly TourStep[]
}

export interface Tour extends TourPlan {
  texts: Texts
}

export const MINE = '.place.mine'

/** What every tour begins with: what the game is about, and the line that asks. */
export const FIRST: readonly TourStep[] = [
  { id: 'goal', tab: 'board', at: [] },
  { id: 'asking', tab: 'board', at: ['#asking'] },
]

/** What every tour ends with: the parts of the frame. */
export const LAST: readonly TourStep[] = [
  { id: 'others', tab: 'others', at: ['.place.others'] },
  { id: 'hint', tab: 'board', at: ['[data-tour="hint"]', '[data-tour="undo"]'] },
  { id: 'log', tab: 'log', at: ['.place.log'] },
  { id: 'menu', tab: 'board', at: ['[data-tour="menu"]'] },
]

/** The place of a board's part: its `data-at`. */
export const part = (at: string): string => `[data-at="${at}"]`

export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 14
const EDGE = 8

/**
 * Where a card of this size stands: below what it speaks of, above it, beside it, and if there is
 * room nowhere, or nothing to point at, in the middle.
 */
export function standing(
  card: { width: number; height: number },
  target: Rect | null,
  screen: { width: number; height: number },
): { left: number; top: number } {
  const within = (value: number, size: number, room: number): number =>
    Math.max(EDGE, Math.min(value, room - size - EDGE))
  const middle = {
    left: (screen.width - card.width) / 2,
    top: Math.max(EDGE, (screen.height - card.height) / 2),
  }
  if (!target) return middle
  const { left, top, width, height } = target
  const across = within(left + width / 2 - card.width / 2, card.width, screen.width)
  const down = within(top + height / 2 - card.height / 2, card.height, screen.height)
  const below = top + height + GAP
  const above = top - GAP - card.height
  const right = left + width + GAP
  const before = left - GAP - card.width
  if (below + card.height <= screen.height - EDGE) return { left: across, top: below }
  if (above >= EDGE) return { left: across, top: above }
  if (right + card.width <= screen.width - EDGE) return { left: right, top: down }
  if (before >= EDGE) return { left: before, top: down }
  return { left: middle.left, top: screen.height - card.height - EDGE }
}

const ROOM = 6
const INSET = 2

/** A ring around what of a thing is on the screen, below `top`, with some room; null: nothing is. */
export function ringAround(
  box: Rect,
  screen: { width: number; height: number },
  top: number,
): Rect | null {
  const left = Math.max(INSET, box.left - ROOM)
  const from = Math.max(top + INSET, box.top - ROOM)
  const width = Math.min(screen.width - INSET, box.left + box.width + ROOM) - left
  const height = Math.min(screen.height - INSET, box.top + box.height + ROOM) - from
  return width > 0 && height > 0 ? { left, top: from, width, height } : null
}

/** The first of these that can be seen. */
export function visible(selectors: readonly string[]): Element | null {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector)) {
      const { width, height } = element.getBoundingClientRect()
      if (width > 0 && height > 0) return element
    }
  }
  return null
}
