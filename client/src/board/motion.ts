/** Lets pieces travel over the page; it never stands in the way, and stays away when unwanted. */
import type { Attachment } from 'svelte/attachments'
import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { endInSight, topInSight } from '../lib/inSight'
import { CARD, isSign, type Flight } from './flights'
import { ghostOf, pictureOf, type Drawn, type Picture } from './ghosts'
import {
  areNested,
  finder,
  isCovered,
  isSeen,
  middleOf,
  nearest,
  onScreen,
  SIZE,
  type Place,
  type Point,
} from './places'
import { Arrivals, keep, picturesOf } from './waits'

/** A piece that goes no further than this stays where it is. */
const LEAST_WAY = 4
/** One line begins so long after the other; a long story is shown no slower than this. */
const STEP = 160
const MAX_DURATION = 2000
/** How large a card is of which nothing is drawn. */
const CARD_SIZE = { width: 44, height: 60 }
/** Pieces of one kind that go the same way follow each other so closely. */
const BEHIND = 50
/** What becomes no piece is there at this part of its time, and fades. */
const FADES = 0.9
/** How small a piece begins that grows where it stands, as a part of its size. */
const SMALL = 0.3
const EASING = 'cubic-bezier(0.3,0.7,0.2,1)'

/** How long the next picture of the page takes to come, in milliseconds. */
const PICTURE = 16
/** How much later than expected the last piece may arrive before nothing waits for it any more. */
const MAX_LATE = 500
/** How much has happened whose ways are known with the next picture, however late that comes. */
let unknown = 0
/** When the last thing begins that is on its way, and when all of it has arrived. */
let last = 0
let end = 0
const arrivals = new Arrivals()
const running = new Set<Animation>()
/** Counts the times that motion was ended: what was seen before is not shown any more. */
let ended = 0
/** How long what comes now waits for what is on its way: pieces travel in the order of play. */
const backlog = (): number => Math.min(MAX_DURATION, Math.max(0, last - performance.now()))

/** How long pieces are still on their way, in milliseconds; a busy page draws them late. */
export function remaining(): number {
  const known = end - performance.now()
  const goesOn = unknown > 0 || (running.size > 0 && known > -MAX_LATE)
  return Math.max(goesOn ? PICTURE : 0, known)
}

/** What waits until nothing is on its way. */
const patient = new Set<() => void>()

/** Calls back when nothing is on its way, now or later; what it returns calls that off. */
export function whenStill(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    clearTimeout(timer)
    const wait = remaining()
    if (wait > 0) {
      timer = setTimeout(look, Math.ceil(wait))
      return
    }
    patient.delete(look)
    call()
  }
  patient.add(look)
  look()
  return () => {
    patient.delete(look)
    clearTimeout(timer)
  }
}

/** Ends all motion: every piece is where it goes. */
export function finish(): void {
  ended += 1
  last = end = unknown = 0
  arrivals.clear()
  for (const motion of [...running]) motion.finish()
  for (const look of [...patient]) look()
}

/** Remembers a motion that has begun, until it ends. */
function track(motion: Animation): Animation {
  running.add(motion)
  const forget = (): void => void running.delete(motion)
  motion.addEventListener('finish', forget)
  motion.addEventListener('cancel', forget)
  return motion
}

/** How long a piece travels, in milliseconds: the token, 0 where motion is reduced. */
function travelTime(): number {
  const token = getComputedStyle(document.documentElement).getPropertyValue('--travel').trim()
  const time = Number.parseFloat(token)
  return token.endsWith('ms') ? time : time * 1000
}

/**
 * The pieces of a flight's kind at a place: small drawings, or parts of a large one. A sign stands
 * for a number, and is no piece.
 */
function piecesAt(flight: Flight, element: Element | null): SVGGraphicsElement[] {
  if (!element || isSign(flight)) return []
  const { symbol } = flight
  const uses = element.querySelectorAll<SVGUseElement>(`use[href="#${symbol}"]`)
  return [...uses].map((use) => {
    const drawing = use.closest('svg')
    const isOne = drawing && element.contains(drawing) && drawing.querySelectorAll('use').length < 2
    return isOne ? drawing : use
  })
}

/** What is seen of a flight before the page changes. */
interface Before {
  /** Where it begins: the piece itself, or else the place. */
  start: Place | null
  /** The pieces that are already where it goes. */
  there: ReadonlySet<Element>
  /** Whether the piece itself stands where it begins, and not only its place. */
  stood: boolean
  /** What flies, where that is gone afterwards. */
  picture: Picture | null
}

function look(lines: readonly (readonly Flight[])[]): Before[][] {
  const find = finder()
  return lines.map((flights) =>
    flights.map((flight, number) => {
      const place = find(flight.from)
      const leaving = piecesAt(flight, place?.element ?? null).at(-1 - ahead(flights, number))
      const start = place && leaving ? { ...place, ...middleOf(leaving) } : place
      const goal = find(flight.to)?.element ?? null
      const stood = leaving !== undefined || isDrawn(flight.lands, goal)
      const picture = flight.leaves ? leavingFrom(place) : null
      return { start, there: new Set(piecesAt(flight, goal)), stood, picture }
    }),
  )
}

function leavingFrom(place: Place | null): Picture | null {
  if (!(place?.element instanceof HTMLElement)) return null
  return { ghost: pictureOf(place.element), box: place.element.getBoundingClientRect() }
}

/** Whether a piece that a flight names can be seen: not where it goes, that is its forerunner. */
function isDrawn(name: string | undefined, goal: Element | null): boolean {
  if (name === undefined) return false
  const named = document.querySelectorAll(`[data-piece="${name}"]`)
  return [...named].some((piece) => !goal?.contains(piece) && piece.checkVisibility())
}

/** Where a flight begins: where the piece stood, moved with its place; or what stands for that now. */
function startOf(before: Place | null, now: Place | null): Place | null {
  if (before?.behind || now?.behind) return now ?? before
  if (!before || (now && now.rank < before.rank)) return now
  if (!now || before.rank < now.rank) return { ...before, element: null }
  if (!before.element || !now.element) return now
  const x = before.x + now.corner.x - before.corner.x
  return { ...now, x, y: before.y + now.corner.y - before.corner.y }
}

interface Way {
  flight: Flight
  delay: number
  from: Point
  to: Point
  /** The piece that arrives: hidden while it is on its way, and what it looks like there. */
  piece: Drawn | null
  /** Whether it is seen where it begins until it goes: it stood there, and was not just brought. */
  waits: boolean
  picture: Picture | null
  /** Only one end is shown: the piece grows where it arrives, or dwindles where it leaves. */
  stays: 'grows' | 'dwindles' | null
}

/** Finds the piece that has arrived with a flight: each new piece of a place with one flight. */
function lander(): (flight: Flight, to: Place, there: ReadonlySet<Element>) => Way['piece'] {
  const taken = new Set<Element>()
  return (flight, { element }, there) => {
    const { lands, replaces } = flight
    if (lands !== undefined) {
      const named = document.querySelectorAll<Drawn>(`[data-piece="${lands}"]`)
      return [...named].findLast((piece) => piece.checkVisibility()) ?? null
    }
    const pieces = piecesAt(flight, element).filter((piece) => !taken.has(piece))
    const found = pieces.find((piece) => replaces || !there.has(piece)) ?? null
    if (found) taken.add(found)
    return found
  }
}

/**
 * Where the pieces go, and when; all is measured before anything is put into the page. A piece that
 * goes on from where it has just come waits until it is there; lines that move the same kind of
 * piece follow each other closely.
 */
function waysOf(
  lines: readonly (readonly Flight[])[],
  before: readonly (readonly Before[])[],
  duration: number,
): Way[] {
  const step = Math.min(STEP, MAX_DURATION / Math.max(1, lines.length))
  const find = finder()
  const sight = { top: topInSight(), end: endInSight() }
  const landed = lander()
  const ways: Way[] = []
  let begin = backlog()
  let previous = { kind: '', takes: 0 }
  for (const [line, flights] of lines.entries()) {
    const kind = kindOf(flights[0])
    const alike = kind === previous.kind
    const due = begin + (alike ? Math.min(BEHIND, previous.takes) : previous.takes)
    const known = ways.length
    for (const [number, flight] of flights.entries()) {
      const seen = before[line]?.[number]
      const from = startOf(seen?.start ?? null, find(flight.from))
      const to = find(flight.to)
      if (!from || !to || (from.behind && to.behind)) continue
      const piece = landed(flight, to, seen?.there ?? new Set())
      const earlier = ways.findLast((way) => goesOn(way.flight, flight))
      const stays = from.behind ? 'grows' : to.behind ? 'dwindles' : null
      const end = to.behind ? from : endOf(to, piece)
      const start = from.behind ? end : (earlier?.to ?? from)
      if (!piece && areNested(from.element, to.element)) continue
      if (stays ? !onScreen(end) : !isSeen(start, end, piece ? LEAST_WAY : SIZE)) continue
      const asked = flight.answers ? ways.slice(known).findLast((way) => !way.flight.answers) : null
      const turn = (asked ? asked.delay + duration : due) + ahead(flights, number) * BEHIND
      const delay = Math.max(turn, earlier ? earlier.delay + duration : 0)
      if (earlier && piece) earlier.piece ??= piece
      const waits = !earlier && (seen?.stood ?? false) && !isCovered(from, sight)
      const goal = nearest(end, (to.behind ? from : to).fixed, sight)
      const leaves = stays ? goal : (earlier?.to ?? nearest(from, from.fixed, sight))
      const picture = seen?.picture ?? null
      ways.push({ flight, delay, from: leaves, to: goal, piece, waits, picture, stays })
    }
    const holds = flights.some((flight) => flight.holds)
    if (holds || ways.length > known) {
      begin = due
      const answers = flights.some((flight) => flight.answers) ? duration : 0
      previous = holds ? { kind: '', takes: duration } : { kind, takes: step + answers }
    }
  }
  const now = performance.now()
  last = now + begin + previous.takes
  end = Math.max(last, ...ways.map(({ delay }) => now + delay + duration))
  const times = ways.map(({ flight, delay, piece }) => {
    const begins = now + delay
    return { flight, begins, ends: begins + duration * (piece ? 1 : FADES) }
  })
  arrivals.add(times)
  return ways
}

const kindOf = (flight: Flight | undefined): string => `${flight?.symbol} ${flight?.tint}`

/** Where a flight ends: at the piece itself, if it can be seen. */
function endOf(to: Place, piece: Element | null): Point {
  const middle = piece ? middleOf(piece) : to
  return onScreen(middle) ? middle : to
}

/** How many pieces of the same kind go the same way before this one. */
export function ahead(flights: readonly Flight[], number: number): number {
  const way = ({ symbol, from, to }: Flight): string => [symbol, ...from, '>', ...to].join()
  const own = flights[number]
  return own ? flights.slice(0, number).filter((one) => way(one) === way(own)).length : 0
}

/** Whether a piece goes on from where another flight has brought it. */
function goesOn(earlier: Flight, later: Flight): boolean {
  return earlier.symbol === later.symbol && earlier.to.join() === later.from.join()
}

interface Travel {
  ghost: Drawn
  frames: Keyframe[]
  delay: number
  piece: Drawn | null
  fill: FillMode
}

function travelOf({ flight, delay, from, to, piece, waits, picture, stays }: Way): Travel {
  const isCard = piece instanceof HTMLElement
  const isPiece = isCard || !isSign(flight)
  const shown = isCard || (piece instanceof SVGSVGElement && isPiece) ? piece : null
  const ghost = picture?.ghost ?? ghostOf(flight, shown)
  const small = flight.tint === CARD ? CARD_SIZE : { width: SIZE, height: SIZE }
  const box = picture?.box ?? (piece && isPiece ? piece.getBoundingClientRect() : small)
  Object.assign(ghost.style, { width: `${box.width}px`, height: `${box.height}px` })
  const around = ({ x, y }: Point): string =>
    `translate(${x - box.width / 2}px, ${y - box.height / 2}px)`
  const staying = [
    { transform: `${around(to)} scale(${SMALL})`, opacity: 0 },
    { transform: around(to), opacity: 1 },
  ]
  if (stays === 'dwindles') staying.reverse()
  const travelling = [
    { transform: around(from), opacity: 1 },
    { transform: around(to), opacity: 1, offset: piece ? 1 : FADES },
    ...(piece ? [] : [{ transform: around(to), opacity: 0 }]),
  ]
  const frames = stays ? staying : travelling
  return { ghost, frames, delay, piece, fill: waits ? 'backwards' : 'none' }
}

function fly({ ghost, frames, delay, piece, fill }: Travel, duration: number): void {
  document.body.append(ghost)
  const motion = track(ghost.animate(frames, { duration, delay, fill, easing: EASING }))
  motion.onfinish = motion.oncancel = () => ghost.remove()
  if (piece) track(piece.animate({ visibility: ['hidden', 'hidden'] }, delay + duration))
}

/** Lets pieces of a drawing travel together over points of it, after what is on its way. */
export function travel(pieces: readonly Element[], points: readonly Point[]): void {
  const duration = travelTime()
  if (!(duration > 0) || document.hidden) return
  const frames = points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }))
  const delay = backlog()
  for (const piece of pieces)
    track(piece.animate(frames, { duration, delay, fill: 'backwards', easing: EASING }))
  end = Math.max(end, performance.now() + delay + duration)
}

const waitOf = (names: readonly string[]): number => arrivals.wait(names, performance.now())

/** Where each marker was drawn last. */
const drawnAt = new WeakMap<Element, Point>()

/**
 * Lets a marker of a track go on when what moves it has arrived at one of these places, the first
 * at which anything moves; if nothing does, at once.
 */
export function glides(names: readonly string[], to: Point): Attachment {
  return (marker) => {
    const from = drawnAt.get(marker)
    drawnAt.set(marker, to)
    const duration = travelTime()
    if (!from || (from.x === to.x && from.y === to.y)) return
    if (!(duration > 0) || document.hidden) return
    const frames = [from, to].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }))
    const motion = track(marker.animate(frames, { duration, fill: 'backwards', easing: EASING }))
    motion.pause()
    const begun = ended
    // when the ways are known
    requestAnimationFrame(() => {
      if (ended !== begun) return
      motion.effect?.updateTiming({ delay: waitOf(names) })
      motion.play()
    })
  }
}

/** Lets what a piece draws behind it grow from the left, as fast as the piece travels. */
export function grow(_: Element): TransitionConfig {
  const css = (part: number): string => `clip-path: inset(0 ${100 - 100 * part}% 0 0)`
  return { duration: travelTime(), delay: backlog(), easing: cubicOut, css }
}

/**
 * Shows the motion of each line, one line after the other, from the next picture on. To be called
 * before the page changes: pieces begin where they stand then.
 */
export function show(lines: readonly (readonly Flight[])[]): void {
  const least = travelTime()
  if (lines.length === 0 || document.hidden || !(least > 0)) return
  const before = look(lines)
  const numbers = picturesOf(lines.flat())
  unknown += 1
  const begun = ended
  requestAnimationFrame(() => {
    if (ended !== begun) return
    unknown -= 1
    const duration = travelTime()
    if (!(duration > 0)) return
    for (const travel of waysOf(lines, before, duration).map(travelOf)) fly(travel, duration)
    keep(numbers, waitOf, track)
  })
}
