/**
 * What waits for pieces on their way: a number keeps its old picture until the last piece that
 * changes it has arrived, or has left. It says so with `data-waits`: the names of places, of which
 * the first that anything moves at counts; none: the place it stands in. What is taken from a place
 * stays until it leaves (`from:offer`). The page itself holds the new number at once, for screen
 * readers and for the board.
 */
import type { Flight } from './flights'

/** Before a name: it only matters when the last piece leaves that place. */
const FROM = 'from:'
/** Any place: what has no flight of its own waits for all that is on its way. */
const ANYWHERE = '*'
const WAITS = 'data-waits'
const WAITING = 'data-waiting'
/** The names of a thing that its picture does not have: it can be neither chosen nor found. */
export const NAMES = [
  ...['data-piece', 'data-subject', 'data-now', 'role', 'aria-label'],
  ...['data-at', 'data-pick', 'data-state', 'id', 'tabindex', WAITS, WAITING],
]

/** A flight, and when it begins and ends. */
interface Timed {
  flight: Pick<Flight, 'from' | 'to'>
  begins: number
  ends: number
}

/** When places are reached and left by what is on its way. */
export class Arrivals {
  readonly #reached = new Map<string, number>()
  readonly #left = new Map<string, number>()

  add(flights: readonly Timed[]): void {
    for (const { flight, begins, ends } of flights) {
      for (const name of [...flight.to, ANYWHERE]) later(this.#reached, name, ends)
      for (const name of flight.from) later(this.#left, name, begins)
    }
  }

  /** How long a number of one of these places waits at this time. */
  wait(names: readonly string[], now: number): number {
    const times = names.map((name) => this.#timeOf(name) ?? now)
    return Math.max(0, (times.find((time) => time > now) ?? now) - now)
  }

  /** When the last that comes to a place or goes from it does so. */
  #timeOf(name: string): number | undefined {
    if (name.startsWith(FROM)) return this.#left.get(name.slice(FROM.length))
    const [reached, left] = [this.#reached.get(name), this.#left.get(name)]
    return reached === undefined || left === undefined ? (reached ?? left) : Math.max(reached, left)
  }

  clear(): void {
    this.#reached.clear()
    this.#left.clear()
  }
}

function later(times: Map<string, number>, name: string, time: number): void {
  times.set(name, Math.max(time, times.get(name) ?? time))
}

/** The places of which a number tells. */
function placesOf(element: Element): string[] {
  const own = element.getAttribute(WAITS)?.split(' ').filter(Boolean) ?? []
  const around = element.closest<HTMLElement | SVGElement>('[data-at]')?.dataset.at
  return own.length > 0 || !around ? own : [around]
}

type Pictures = Map<Element, Element>

/** What was drawn before the page changes: numbers, and places that may have none yet. */
interface Drawn {
  pictures: Pictures
  places: ReadonlySet<Element>
}

/** What was drawn in a part of the page that changes before the board does. */
let early: Pictures = new Map()

/** To be called before a part of the page changes that stands before the board. */
export function remember(part: Element): void {
  const numbers = part.querySelectorAll(`[${WAITS}]`)
  early = new Map([...numbers].map((element) => [element, element.cloneNode(true) as Element]))
}

/** The pictures of all numbers of these flights' places, before the page changes. */
export function picturesOf(flights: readonly Flight[]): Drawn {
  const names = new Set([ANYWHERE, ...flights.flatMap(({ from, to }) => [...from, ...to])])
  const pictures: Pictures = new Map()
  for (const element of document.querySelectorAll(`[${WAITS}]`)) {
    const isMoved = (name: string): boolean => names.has(name.replace(FROM, ''))
    if (!placesOf(element).some(isMoved)) continue
    pictures.set(element, early.get(element) ?? (element.cloneNode(true) as Element))
  }
  early.clear()
  return { pictures, places: new Set(document.querySelectorAll('[data-at]')) }
}

/** The picture that stands for a number, and what ends its time. */
const waiting = new Map<Element, { picture: Element; clock: Animation }>()

/**
 * Shows the old pictures of numbers that have changed for as long as they wait; a number that a
 * place had not is not seen before.
 */
export function keep(
  { pictures, places }: Drawn,
  wait: (names: readonly string[]) => number,
  track: (motion: Animation) => Animation,
): void {
  for (const element of document.querySelectorAll(`[${WAITS}]`)) {
    const before = pictures.get(element) ?? null
    const isNew = !before && places.has(element.closest('[data-at]') ?? element)
    const isChanged = before ? !element.isEqualNode(before) : isNew
    if (!isChanged && !waiting.has(element)) continue
    const time = wait(placesOf(element))
    if (time > 0) keepOne(element, before, track, time)
  }
}

function keepOne(
  element: Element,
  before: Element | null,
  track: (motion: Animation) => Animation,
  time: number,
): void {
  const earlier = waiting.get(element)
  const picture = earlier?.picture ?? pictureOf(before ?? document.createElement('span'))
  if (!earlier) {
    element.setAttribute(WAITING, '')
    element.after(picture)
  }
  const clock = track(picture.animate({ opacity: [1, 1] }, time))
  waiting.set(element, { picture, clock })
  clock.onfinish = clock.oncancel = () => {
    if (waiting.get(element)?.clock !== clock) return
    waiting.delete(element)
    picture.remove()
    element.removeAttribute(WAITING)
  }
}

function pictureOf(before: Element): Element {
  for (const part of [before, ...before.querySelectorAll('*')]) {
    for (const name of NAMES) part.removeAttribute(name)
  }
  before.setAttribute('aria-hidden', 'true')
  return before
}
