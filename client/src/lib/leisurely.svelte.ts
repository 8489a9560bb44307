/** What nobody sees need not hold up what somebody sees. */

const LATEST = 500

/** Calls back when there is time; what it returns takes that back. */
function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, LATEST / 4)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(call, { timeout: LATEST })
  return () => cancelIdleCallback(idle)
}

/**
 * A value that follows at once while it is seen, and otherwise when there is time. To be called
 * while a component is made.
 */
export function leisurely<T>(value: () => T, seen: () => boolean): { readonly current: T } {
  let shown = $state.raw(value())
  $effect(() => {
    const now = value()
    if (seen()) shown = now
    else return whenIdle(() => (shown = now))
    return undefined
  })
  const current = $derived(seen() ? value() : shown)
  return {
    get current() {
      return current
    },
  }
}
