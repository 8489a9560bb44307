/** Lets pieces travel over the page; it never stands in the way, and stays away when unwanted. */
import type { Flight } from './flights'

const SIZE = 28
/** One line begins so long after the other; a long story is shown no slower than this. */
const STEP = 160
const MAX_DURATION = 2000
const SVG = 'http://www.w3.org/2000/svg'

/** How long a piece travels, in milliseconds: the token, 0 where motion is reduced. */
function travelTime(): number {
  const token = getComputedStyle(document.documentElement).getPropertyValue('--travel').trim()
  const time = Number.parseFloat(token)
  return token.endsWith('ms') ? time : time * 1000
}

/** What stands for an element: itself, its part of a board that is far away, or the tab it is behind. */
function drawn(element: Element): Element {
  if (element.checkVisibility({ contentVisibilityAuto: true })) return element
  if (element.checkVisibility()) return element.closest('.bd-part') ?? element
  const place = element.closest<HTMLElement>('[data-place]')?.dataset.place
  return document.querySelector(`[data-tab-of="${place}"]`) ?? element
}

interface Point {
  x: number
  y: number
}

function middleOf(places: readonly string[]): Point | null {
  for (const place of places) {
    for (const element of document.querySelectorAll(`[data-at="${place}"]`)) {
      const { left, top, width, height } = drawn(element).getBoundingClientRect()
      if (width > 0 && height > 0) return { x: left + width / 2, y: top + height / 2 }
    }
  }
  return null
}

function ghostOf({ symbol, tint }: Flight): SVGSVGElement {
  const ghost = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${symbol}`)
  ghost.append(use)
  ghost.setAttribute('viewBox', symbol.startsWith('i-') ? '0 0 24 24' : '0 0 28 28')
  ghost.setAttribute('class', `bd-flying ${tint}`)
  ghost.setAttribute('aria-hidden', 'true')
  return ghost
}

interface Way {
  flight: Flight
  delay: number
  from: Point
  to: Point
}

/** Where the pieces go; all is measured before anything is put into the page. */
function waysOf(lines: readonly (readonly Flight[])[]): Way[] {
  const step = Math.min(STEP, MAX_DURATION / Math.max(1, lines.length))
  const known = new Map<string, Point | null>()
  const find = (places: readonly string[]): Point | null => {
    const key = places.join()
    const point = known.get(key) ?? middleOf(places)
    known.set(key, point)
    return point
  }
  return lines.flatMap((flights, at) =>
    flights.flatMap((flight): Way[] => {
      const from = find(flight.from)
      const to = find(flight.to)
      if (!from || !to || !isSeen(from, to)) return []
      return [{ flight, delay: at * step, from: nearest(from), to: nearest(to) }]
    }),
  )
}

/** Not behind one and the same tab, nor beyond the screen. */
function isSeen(from: Point, to: Point): boolean {
  return (from.x !== to.x || from.y !== to.y) && (onScreen(from) || onScreen(to))
}

function onScreen({ x, y }: Point): boolean {
  return x > -SIZE && x < innerWidth + SIZE && y > -SIZE && y < innerHeight + SIZE
}

/** What is beyond the screen comes from its edge, or goes there. */
function nearest({ x, y }: Point): Point {
  const within = (at: number, size: number): number => Math.max(0, Math.min(at, size))
  return { x: within(x, innerWidth), y: within(y, innerHeight) }
}

function fly({ flight, delay, from, to }: Way, duration: number): void {
  const ghost = ghostOf(flight)
  const at = ({ x, y }: Point): string => `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px)`
  document.body.append(ghost)
  const frames = [
    { transform: at(from), opacity: 1 },
    { transform: at(to), opacity: 1, offset: 0.9 },
    { transform: at(to), opacity: 0 },
  ]
  const motion = ghost.animate(frames, { duration, delay, easing: 'cubic-bezier(0.3,0.7,0.2,1)' })
  motion.onfinish = motion.oncancel = () => ghost.remove()
}

/** Shows the motion of each line, one line after the other, from the next picture on. */
export function show(lines: readonly (readonly Flight[])[]): void {
  if (lines.length === 0 || document.hidden) return
  requestAnimationFrame(() => {
    const duration = travelTime()
    if (!(duration > 0)) return
    for (const way of waysOf(lines)) fly(way, duration)
  })
}
