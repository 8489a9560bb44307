/**
 * What things on a table are: an element that is drawn names its subject in `data-subject`, exactly
 * (`special-space:signal`) or in general (`special-space`), and may say in `data-now` what it gives
 * or holds at this moment, in words made from the view. The server has the explanation of each
 * subject of a game in the reader's language; the exact one counts before the general one. A card
 * that shows signs names them in `data-also`: whoever points at the card has them explained too.
 */
import type { SubjectInfo } from '../api/types'

export type Subjects = ReadonlyMap<string, SubjectInfo>

/** A subject of an element, and what it gives now. */
export interface Entry {
  subject: SubjectInfo
  now: string
}

export const SUBJECT = '[data-subject]'
/** More than these would be a page. */
const MAX_ENTRIES = 3

/** The explanation of a subject: the most exact one that there is. */
export function explanationOf(name: string, known: Subjects): SubjectInfo | undefined {
  const parts = name.split(':')
  for (let length = parts.length; length > 0; length -= 1) {
    const found = known.get(parts.slice(0, length).join('-'))
    if (found) return found
  }
  return undefined
}

/** The elements around this one that name a subject, the largest first. */
export function subjectElements(element: Element | null): Element[] {
  const found: Element[] = []
  let at = element?.closest(SUBJECT) ?? null
  while (at) {
    found.unshift(at)
    at = at.parentElement?.closest(SUBJECT) ?? null
  }
  return found
}

/**
 * The smallest thing at a point of the page: a board may lay one thing to be pointed at over its
 * parts, and then the part is meant.
 */
export function subjectAt(x: number, y: number): Element | null {
  const [top = null, ...below] = document
    .elementsFromPoint(x, y)
    .flatMap((element) => element.closest(SUBJECT) ?? [])
  const inner = below.filter((element) => top?.contains(element))
  return inner.reduce<Element | null>(
    (least, element) => (least?.contains(element) ? element : least),
    top,
  )
}

/** What a thing says of itself at this moment. */
export function nowOf(element: Element): string {
  const { now, pick } = (element as HTMLElement).dataset
  // the label of what can be chosen says what choosing does: that is in the preview
  const label = pick === undefined ? element.getAttribute('aria-label') : null
  return now ?? element.getAttribute('title') ?? label ?? ''
}

/** The explanations of an element: of what it is a part of first, of itself and its signs last. */
export function entriesOf(element: Element, known: Subjects): Entry[] {
  const around = subjectElements(element) as HTMLElement[]
  const named = around.map((one) => ({ name: one.dataset.subject ?? '', now: nowOf(one) }))
  const also = around.at(-1)?.dataset.also?.split(' ') ?? []
  const entries = [...named, ...also.map((name) => ({ name, now: '' }))].flatMap(
    ({ name, now }) => {
      const subject = explanationOf(name, known)
      return subject ? [{ subject, now }] : []
    },
  )
  const last = new Map(entries.map((entry) => [entry.subject.id, entry]))
  return [...last.values()].slice(-MAX_ENTRIES)
}

/** All of it as one text, for ears. */
export function spoken(entries: readonly Entry[]): string {
  return entries
    .flatMap(({ subject, now }) => [`${subject.name}:`, now && `${now}.`, subject.does])
    .filter(Boolean)
    .join(' ')
}

/** What can be seen and explained, in the order of the page. */
export function explainable(root: ParentNode = document): Element[] {
  return [...root.querySelectorAll(SUBJECT)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(element).pointerEvents !== 'none',
  )
}
