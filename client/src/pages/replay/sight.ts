/** What a turn is about comes into sight by itself. */
import { motion } from '../../lib/prefs.svelte'
import { scrollFor, scrollWithin } from '../../lessons/targets'

/** The width from which on all places are shown at once. */
const NARROW = 720

export const isNarrow = (): boolean => innerWidth < NARROW

/** What lies before a seat. */
export function bringBoard(seat: number | undefined): void {
  const own = document.querySelector(`[data-board-of="${seat}"]`)
  if (own) scrollWithin(own)
}

/** What lies highest on the page, in whatever order a board is written. */
export const highest = <Area extends { top: number }>(areas: readonly Area[]): Area | undefined =>
  areas.reduce<Area | undefined>(
    (best, area) => (best && best.top <= area.top ? best : area),
    undefined,
  )

/** On a narrow screen: the first thing that has changed, below what stays `above` it. */
export function bringChanged(above: Element): void {
  const first = highest(
    [...document.querySelectorAll('.look [data-changed]')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect()),
  )
  if (!first) return
  const screen = { width: innerWidth, height: innerHeight }
  const by = scrollFor(first, above.getBoundingClientRect(), screen)
  if (Math.abs(by) > 1) scrollBy({ top: by, behavior: motion() ? 'smooth' : 'instant' })
}
