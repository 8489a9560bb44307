/** While coal comes out of my mine, my mine stays in sight; what is asked next is shown then. */
import type { LogEntry } from '../../../api/types'
import { motion } from '../../../lib/prefs.svelte'

const DUG = new Set(['cc.tile.mined', 'cc.produced'])
/** Milliseconds between looks at what is still on its way. */
const EVERY = 80

export const isDug = (news: readonly LogEntry[], seat: number): boolean =>
  news.some((line) => line.seat === seat && DUG.has(line.key))

/** Calls back when nothing flies any more; what it returns calls that off. */
function whenLanded(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    if (document.querySelector('.bd-flying')) timer = setTimeout(look, EVERY)
    else call()
  }
  // what flies begins with the next picture
  const frame = requestAnimationFrame(() => (timer = setTimeout(look, EVERY)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * Whether coal of this seat is on its way out of its mine, which someone sees; `then` is called
 * when it has arrived. To be called while a component is made.
 */
export function digging(
  news: () => readonly LogEntry[],
  seat: () => number,
  mine: () => Element | undefined,
  then: () => void,
): { readonly current: boolean } {
  let landed = $state.raw<readonly LogEntry[]>([])
  const current = $derived(
    news() !== landed && isDug(news(), seat()) && motion() && Boolean(mine()?.checkVisibility()),
  )
  $effect(() => {
    if (!current) return undefined
    const now = news()
    return whenLanded(() => {
      landed = now
      then()
    })
  })
  return {
    get current() {
      return current
    },
  }
}
