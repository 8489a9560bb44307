/** Marks on a board what some lines have changed: where their pieces came from and went to. */
import { untrack } from 'svelte'
import type { LogEntry } from '../api/types'
import type { Flight } from '../board/flights'

const MARK = 'data-changed'

/** The places of motion by name; each is a list of which the first that is drawn is meant. */
export function placesOf(lines: readonly (readonly Flight[])[]): readonly (readonly string[])[] {
  const places = lines.flat().flatMap(({ from, to, keeps }) => (keeps ? [to] : [from, to]))
  return [...new Map(places.map((place) => [place.join(), place])).values()]
}

/** The elements of a place, without those that stand for a whole seat. */
function elementsOf(place: readonly string[]): Element[] {
  for (const name of place) {
    if (name.startsWith('seat:') && place.length > 1) continue
    const found = [...document.querySelectorAll(`[data-at="${CSS.escape(name)}"]`)]
    if (found.length > 0) return found
  }
  return []
}

/** Mark these places; what it returns takes the marks away. */
export function mark(places: readonly (readonly string[])[]): () => void {
  const marked = places.flatMap(elementsOf)
  for (const element of marked) element.setAttribute(MARK, '')
  return () => {
    for (const element of marked) element.removeAttribute(MARK)
  }
}

/** The places of the frame that hold a mark. */
export function markedPlaces(): string[] {
  const marked = document.querySelectorAll<HTMLElement>(`[data-place]:has([${MARK}])`)
  return [...marked].map(({ dataset }) => dataset.place ?? '')
}

/** Keep marked what these lines have changed; to be called while a component is made. */
export function markChanged(
  lines: () => readonly LogEntry[],
  motion: (lines: readonly LogEntry[]) => readonly (readonly Flight[])[],
  marked: (places: readonly string[]) => void,
): void {
  $effect(() => {
    const now = lines()
    let unmark = (): void => undefined
    // when what has come is laid out
    const frame = requestAnimationFrame(() => {
      unmark = mark(placesOf(untrack(() => motion(now))))
      marked(markedPlaces())
    })
    return () => {
      cancelAnimationFrame(frame)
      unmark()
    }
  })
}
