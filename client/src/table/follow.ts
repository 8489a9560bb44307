/** The view follows the decision: what can be chosen next is brought into sight. */
import { tick } from 'svelte'
import { whenStill } from '../board/motion'
import { topInSight } from '../lib/inSight'
import { motion } from '../lib/prefs.svelte'
import { scrollNeeded, scrollToChoice, type Span } from './reveal'

const SELECTABLE = '[data-pick][data-state="selectable"]'
/** Milliseconds after which a place that nobody saw has been drawn. */
const DRAWN = 600

/** Pixels between what is chosen from and the bars. */
const ROOM = 8

/** The places of a table that have things to point at. */
const PLACES = ['board', 'mine'] as const

/** What can be chosen in a place; rows that stay at the top of several places (`data-held`) do not count. */
const choosable = (place: string): (HTMLElement | SVGElement)[] =>
  [
    ...document.querySelectorAll<HTMLElement | SVGElement>(`[data-place="${place}"] ${SELECTABLE}`),
  ].filter((element) => !element.closest('[data-held]'))

/** What can be chosen, and by which pick: several things may be chosen by one. */
export interface Choosable {
  thing: string
  pick: string
}

/** How many things can be chosen in each place and not in another: what lies in both needs no way. */
export function countPlaces(things: Readonly<Record<string, readonly Choosable[]>>): {
  [place: string]: number
} {
  const places = Object.entries(things)
  return Object.fromEntries(
    places.map(([place, own]) => {
      const others = places.filter(([other]) => other !== place).flatMap(([, found]) => found)
      const elsewhere = new Set(others.map(({ pick }) => pick))
      const alone = own.filter(({ pick }) => !elsewhere.has(pick))
      return [place, new Set(alone.map(({ thing }) => thing)).size]
    }),
  )
}

function choosableNow(leadsOn: (pick: string) => boolean): { [place: string]: number } {
  const things = (place: string): Choosable[] =>
    choosable(place)
      .map(({ dataset: { pick = '', at = pick } }) => ({ thing: at, pick }))
      .filter(({ pick }) => leadsOn(pick))
  return countPlaces(Object.fromEntries(PLACES.map((place) => [place, things(place)])))
}

/** The place to turn to from this one, where nothing can be chosen; null: stay. */
export function placeToTurnTo(
  from: string,
  counts: Readonly<Record<string, number>>,
): string | null {
  if (!(PLACES as readonly string[]).includes(from) || counts[from]) return null
  return PLACES.find((place) => counts[place]) ?? null
}

function turn(from: string): string | null {
  const counts = Object.fromEntries(PLACES.map((place) => [place, choosable(place).length]))
  return placeToTurnTo(from, counts)
}

/** What of the page can be seen: below the prompt bar, above what is fixed to the bottom. */
function inSight(...covers: Element[]): Span {
  const top = topInSight()
  const bars = [...document.querySelectorAll('nav.tabs, .choices'), ...covers]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.height > 0 && bar.top > top)
  const bottom = Math.min(innerHeight, ...bars.map((bar) => bar.top))
  return { top: top + ROOM, bottom: bottom - ROOM }
}

/** On a wide screen a board may mark the part of it that is asked for: all of that is to be seen. */
function partAskedFor(narrow: boolean): DOMRect[] {
  const part = narrow ? null : document.querySelector('[data-place] [data-asked]')
  return part ? [part.getBoundingClientRect()] : []
}

/** A thing with the beginning of the part that is asked for, if both can be seen at once. */
function withHeading(thing: Span, span: Span): Span {
  const tops = [...document.querySelectorAll('[data-place] [data-asked]')]
    .map((part) => part.getBoundingClientRect())
    .filter(({ top, bottom }) => top <= thing.top && thing.bottom <= bottom)
    .map(({ top }) => top)
  const top = Math.max(...tops)
  return thing.bottom - top <= span.bottom - span.top ? { top, bottom: thing.bottom } : thing
}

/** Scrolls to the first thing that can be chosen, if none is in sight; whether it had to. */
function bringIntoSight(narrow: boolean, fromTop: boolean): boolean {
  if (fromTop) scrollTo({ top: 0, behavior: 'instant' })
  const parts = partAskedFor(narrow)
  // what may also be done (`data-optional`) is not what is asked
  const things = PLACES.flatMap(choosable)
    .filter((thing) => !thing.closest('[data-optional]'))
    .map((thing) => thing.getBoundingClientRect())
  const boxes = (parts.length > 0 ? parts : things).filter(
    ({ width, height }) => width > 0 && height > 0,
  )
  const span = inSight()
  const [first] = boxes
  const by = scrollToChoice(boxes, span, narrow)
  if (!first || by === 0) return false
  const behavior = motion() ? 'smooth' : 'instant'
  const isAnySeen = boxes.some((box) => scrollNeeded(box, span) === 0)
  scrollBy({ top: isAnySeen ? by : scrollNeeded(withHeading(first, span), span), behavior })
  return true
}

/** Whether the last thing pointed at was chosen with a key. */
let keyed = false
/** To be called with presses of keys and pointers. */
export function notePress(event: Event): void {
  const { target } = event
  if (!(event instanceof KeyboardEvent)) keyed = false
  else if (target instanceof Element && target.matches('[data-pick]')) keyed = true
}

/** Who chose with a key goes on with keys: if what had the focus is gone, the next choice has it. */
function keepFocus(): void {
  if (!keyed || document.activeElement !== document.body) return
  const [first] = PLACES.flatMap(choosable)
  first?.focus()
}

/** Scrolls to a thing, so that neither a bar nor what `covers` the end of a narrow page hides it. */
export function reveal(element: Element, covers: Element, narrow: boolean): void {
  const span = narrow ? inSight(covers) : inSight()
  scrollBy({ top: scrollNeeded(element.getBoundingClientRect(), span), behavior: 'instant' })
}

/** What follows the decision: a page, and what leads it. */
export interface Follower {
  narrow: boolean
  /** The place that is shown; on a narrow screen, the only one. */
  place(): string
  turnTo(place: string): void
  /** Whether a lesson leads the view to what it speaks of. */
  isLed(): boolean
  leadsOn(pick: string): boolean
  /** Receives how many things that lead on can be chosen in each place. */
  count(choosable: { [place: string]: number }): void
}

/**
 * To be called when something else can be chosen: on a narrow screen the place is shown where the
 * choice is, and on any it is brought into sight. What it returns calls it off.
 */
export function follow(page: Follower): () => void {
  let over = false
  let timer = 0
  async function look(last: boolean): Promise<void> {
    await tick()
    if (over) return
    if (page.isLed()) return keepFocus()
    const to = page.narrow ? turn(page.place()) : null
    if (to === null && page.narrow && !last && choosable(page.place()).length === 0) {
      timer = window.setTimeout(() => void look(true), DRAWN)
      return
    }
    if (to !== null) page.turnTo(to)
    await tick()
    if (over) return
    // parts are drawn when they come near, and then have another height: look once more
    if (bringIntoSight(page.narrow, to !== null)) timer = window.setTimeout(lookAgain, DRAWN)
    keepFocus()
  }
  const lookAgain = (): void => {
    if (!page.isLed()) bringIntoSight(page.narrow, false)
  }
  const report = (): void => page.count(choosableNow((pick) => page.leadsOn(pick)))
  const arrived = whenStill(() => void look(false)) // what was moved is seen where it goes
  void tick().then(() => !over && report())
  const late = window.setTimeout(report, DRAWN) // a place that nobody sees is drawn late
  return () => {
    over = true
    arrived()
    clearTimeout(timer)
    clearTimeout(late)
  }
}
