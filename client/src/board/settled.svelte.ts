/** What would change the layout of a board waits until pieces have arrived: they land where they aim. */
import { untrack } from 'svelte'
import { whenStill } from './motion'

/**
 * A value that follows when nothing is on its way; null: it stays as it is. To be called while a
 * component is made.
 */
export function settled<T>(value: () => T | null): { readonly current: T | null } {
  let shown = $state.raw(untrack(value))
  $effect.pre(() => {
    const now = value()
    if (now === null) return undefined
    return whenStill(() => (shown = now))
  })
  return {
    get current() {
      return shown
    },
  }
}
