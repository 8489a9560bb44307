/** Scrolling to a place of a board. */
import { topInSight } from '../lib/inSight'
import { motion } from '../lib/prefs.svelte'

/** Pixels between a place and the bars above it. */
const ROOM = 8

/** Brings the place of this `data-at` to the top of what can be seen. */
export function goTo(at: string): void {
  const place = document.querySelector(`[data-at="${at}"]`)
  if (!place) return
  const by = place.getBoundingClientRect().top - topInSight() - ROOM
  scrollBy({ top: by, behavior: motion() ? 'smooth' : 'instant' })
}
