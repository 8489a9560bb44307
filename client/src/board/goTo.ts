/** Scrolling to a place of a board. */
import { topInSight } from '../lib/inSight'
import { motion } from '../lib/prefs.svelte'

/** Pixels between a place and the bars above it. */
const ROOM = 8
/** On a narrow screen one part of the table is seen: the page is asked to turn to this one. */
export const TURN_TO = 'bd-turn-to'

/** Brings the place of this `data-at` to the top of what can be seen. */
export function goTo(at: string): void {
  const place = document.querySelector(`[data-at="${at}"]`)
  if (!place) return
  if (place.getClientRects().length > 0) {
    scrollTowards(place)
    return
  }
  const detail = place.closest<HTMLElement>('[data-place]')?.dataset.place
  place.dispatchEvent(new CustomEvent(TURN_TO, { bubbles: true, detail }))
  requestAnimationFrame(() => scrollTowards(place))
}

function scrollTowards(place: Element): void {
  const by = place.getBoundingClientRect().top - topInSight() - ROOM
  scrollBy({ top: by, behavior: motion() ? 'smooth' : 'instant' })
}
