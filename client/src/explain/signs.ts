/**
 * Signs without words: things of a board whose meaning is written nowhere beside them, and where a
 * short name fits at each of them without touching anything.
 */
import { explanationOf, SUBJECT, type Subjects } from './subjects'

export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}
export interface Size {
  width: number
  height: number
  lines: readonly string[]
}
export interface SignName extends Rect {
  lines: readonly string[]
  /** The side of its sign that it stands at, and where from its left the sign is. */
  side: 'below' | 'above' | 'right' | 'left'
  at: number
}
/** A name at a sign of the page. */
export interface NamedSign extends SignName {
  element: Element
  /** Where the sign stood when it was named. */
  box: Rect
}
export interface Sign {
  element: Element
  box: Rect
  name: string
  /** What it is named in: the same sign is named once in each. */
  within: Element
}

/** Parts of a board that have a title or stand for themselves. */
const PARTS = '.district, .stat, .bd-card, section, article, .place'
/** What a name may not lie across the edge of. */
const EDGES = `${PARTS}, ${SUBJECT}, [data-pick]`
const WORD = /\p{L}{3,}/u
const HIDDEN = '.sr, option, title, desc, symbol, defs, script, style'
/** Signs that explain themselves by what they lie on: a name there would be read as part of it. */
const NAMELESS = '[data-nameless]'
/** Drawings from this width on are scenes, not signs. */
const SCENE = 120
/** Pieces of a scene that consist of signs, such as tiles, are at most this wide, and drawn all over. */
const LARGEST_PIECE = 180
/** Parts of a scene that are no signs, and are seen whole: a pithead. */
const SOLID = '[data-solid]'
/** What does not move with the page has no names: they would be left behind. */
const STAYS = new Set(['sticky', 'fixed'])
const LEAST = 8
/** Signs are at most this wide. */
const LARGEST = 90
const GAP = 1
const ROOM = 2
/** The line of an edge, which no name lies on. */
const EDGE = 1

const boxOf = (element: Element): Rect => element.getBoundingClientRect()
const isSeen = ({ left, right, top, bottom }: Rect): boolean =>
  right - left >= LEAST && bottom - top >= LEAST

/** The lines of text that are seen within a part of the page, and all of them as one text. */
export function textIn(root: Element): { boxes: Rect[]; words: string } {
  const boxes: Rect[] = []
  const words: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const around = node.parentElement
    if (!node.data.trim() || !around || around.closest(HIDDEN) || !around.checkVisibility())
      continue
    range.selectNodeContents(node)
    const found = [...range.getClientRects()].filter(({ width }) => width > 1)
    if (found.length > 0) words.push(node.data.trim())
    boxes.push(...found)
  }
  return { boxes, words: words.join(' ') }
}

/** The part of a sign that the things that scroll around it show; null when some of it is hidden. */
function shownBox(element: Element): Rect | null {
  const box = boxOf(element)
  if (!isSeen(box) || !element.checkVisibility({ opacityProperty: true })) return null
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
    const { overflow, position } = getComputedStyle(one)
    if (STAYS.has(position)) return null
    if (overflow !== 'visible' && !contains(boxOf(one), box, ROOM)) return null
  }
  return box
}

const isDrawn = (element: Element): boolean =>
  element instanceof SVGElement || element.querySelector('svg') !== null

/** The signs of a place that have no words, each once in the part of the board that it lies in. */
export function signsIn(place: Element, known: Subjects): Sign[] {
  const read = new Map<Element, string>()
  const wordsOf = (part: Element): string => {
    const words = read.get(part) ?? textIn(part).words.toLocaleLowerCase()
    read.set(part, words)
    return words
  }
  return [...place.querySelectorAll<HTMLElement>(SUBJECT)].flatMap((element) => {
    if (element.closest(NAMELESS)) return []
    if (element.querySelector(SUBJECT) || WORD.test(textIn(element).words)) return []
    const name = explanationOf(element.dataset.subject ?? '', known)?.name
    const within = element.closest(PARTS) ?? place
    const box = isDrawn(element) ? shownBox(element) : null
    if (
      !name ||
      !box ||
      box.right - box.left > LARGEST ||
      wordsOf(within).includes(name.toLocaleLowerCase())
    )
      return []
    return [{ element, box, name, within }]
  })
}

/** Boxes that names keep off: text, signs, pieces, and empty places for pieces. */
export function obstaclesIn(place: Element): Rect[] {
  const drawn = [...place.querySelectorAll(`svg, img, i:empty, ${SOLID}`)].map(boxOf)
  const subjects = [...place.querySelectorAll(SUBJECT)]
  const things = subjects.filter((one) => !one.querySelector(SUBJECT))
  const composed = subjects.filter((one) => one instanceof SVGElement && !things.includes(one))
  return [
    ...textIn(place).boxes,
    ...drawn.filter((box) => isSeen(box) && box.right - box.left < SCENE),
    ...things.map(boxOf).filter((box) => isSeen(box) && box.right - box.left < SCENE),
    ...composed.map(boxOf).filter((box) => isSeen(box) && box.right - box.left < LARGEST_PIECE),
  ]
}

/** Boxes that a name lies within or without. */
export const edgesIn = (place: Element): Rect[] =>
  [place, ...place.querySelectorAll(EDGES)].map(boxOf).filter(isSeen)

const touches = (one: Rect, other: Rect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

/** Whether one box lies in another, or `beyond` its edge by some pixels; less than 0: within it. */
const contains = (outer: Rect, inner: Rect, beyond: number): boolean =>
  outer.left <= inner.left + beyond &&
  outer.right >= inner.right - beyond &&
  outer.top <= inner.top + beyond &&
  outer.bottom >= inner.bottom - beyond

/** Where a name may stand at a sign, the best place first: below, above, beside. */
function places({ left, top, right, bottom }: Rect, { width, height }: Size): Rect[] {
  const middle = (left + right - width) / 2
  const beside = (top + bottom - height) / 2
  return [
    [middle, bottom + GAP],
    [left, bottom + GAP],
    [right - width, bottom + GAP],
    [middle, top - GAP - height],
    [left, top - GAP - height],
    [right - width, top - GAP - height],
    [right + GAP, beside],
    [left - GAP - width, beside],
  ].map(([x = 0, y = 0]) => ({ left: x, top: y, right: x + width, bottom: y + height }))
}

/** From where a name points at its sign. */
function pointsAt(sign: Rect, name: Rect): Pick<SignName, 'side' | 'at'> {
  const at = (sign.left + sign.right) / 2 - name.left
  if (name.top >= sign.bottom) return { side: 'below', at }
  if (name.bottom <= sign.top) return { side: 'above', at }
  return { side: name.left >= sign.right ? 'right' : 'left', at }
}

/** The first place for a name that touches nothing and crosses no edge. */
export function placeFor(
  sign: Rect,
  sizes: readonly Size[],
  obstacles: readonly Rect[],
  edges: readonly Rect[],
): SignName | null {
  for (const size of sizes) {
    const found = places(sign, size).find(
      (box) =>
        !obstacles.some((one) => touches(one, box)) &&
        edges.every((edge) => !touches(edge, box) || contains(edge, box, -EDGE)),
    )
    if (found) return { ...found, lines: size.lines, ...pointsAt(sign, found) }
  }
  return null
}

/** A name on one line, then on more of them, at most as many as it has words. */
export function foldings(name: string): string[][] {
  const words = name.split(' ')
  return words.map((_, at) => {
    const each = name.length / (at + 1)
    return words.reduce<string[]>((lines, word) => {
      const last = lines.at(-1)
      const fits =
        last !== undefined && lines.length <= at + 1 && `${last} ${word}`.length <= each + 3
      if (fits) lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
      return lines
    }, [])
  })
}

/** Names at the signs of a place, one for each sign of a part; and signs that no name fits at. */
export function namesIn(
  place: Element,
  known: Subjects,
  sizesOf: (name: string) => readonly Size[],
): { names: NamedSign[]; others: Sign[] } {
  const obstacles = obstaclesIn(place)
  const edges = edgesIn(place)
  const named = new Map<Element, Set<string>>()
  const all = new Set<string>()
  const names: NamedSign[] = []
  const signs = signsIn(place, known)
  for (const { element, box, name, within } of signs) {
    const own = named.get(within) ?? new Set()
    const found = own.has(name) ? null : placeFor(box, sizesOf(name), obstacles, edges)
    if (!found) continue
    named.set(within, own.add(name))
    all.add(name)
    obstacles.push(found)
    names.push({ ...found, element, box })
  }
  const others = new Map(
    signs.filter(({ name }) => !all.has(name)).map((sign) => [sign.name, sign]),
  )
  return { names, others: [...others.values()] }
}

/** Whether a sign is still where it stood: `moved` is how far the page has moved since. */
export function stands({ element, box }: NamedSign, moved: { x: number; y: number }): boolean {
  if (!element.isConnected) return false
  const { left, top } = boxOf(element)
  return Math.abs(left - box.left - moved.x) < ROOM && Math.abs(top - box.top - moved.y) < ROOM
}

const NAMES = ['id', 'tabindex', 'data-pick', 'data-at', 'data-subject', 'data-state', 'aria-label']

/** A copy of a sign that is only looked at. */
export function copyOf({ element }: Sign): Element {
  const copy = element.cloneNode(true) as Element
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    NAMES.forEach((name) => one.removeAttribute(name))
  }
  if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement) return copy
  copy.removeAttribute('transform')
  const { x, y, width, height } = element.getBBox()
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  frame.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  frame.append(copy)
  return frame
}
