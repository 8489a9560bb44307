/** A value that comes whole again and again, as one thing of which only what differs changes. */
import { untrack } from 'svelte'

type Plain = Record<string, unknown>

/** What never changes stays as it is: reading it need not be noticed. */
const CONSTANT = 'printed'

function isObject(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null
}

/** Changes in `shown`, which is like `before`, what is another in `now`. */
export function adapt(shown: Plain, before: Plain, now: Plain): void {
  for (const key of Object.keys(before)) if (!(key in now)) delete shown[key]
  if (Array.isArray(shown) && Array.isArray(now)) shown.length = now.length
  for (const [key, value] of Object.entries(now)) {
    const old = before[key]
    if (old === value || (key === CONSTANT && old !== undefined)) continue
    if (isObject(old) && isObject(value) && Array.isArray(old) === Array.isArray(value)) {
      adapt(shown[key] as Plain, old, value)
    } else {
      shown[key] = copied(value)
    }
  }
}

/** A copy that is the mirror's own; what is constant is no plain object, so it is not watched. */
function copied<T>(value: T): T {
  if (!isObject(value)) return value
  const copy = structuredClone(value) as Plain
  if (isObject(copy[CONSTANT])) Object.setPrototypeOf(copy[CONSTANT], null)
  return copy as T
}

/**
 * Shows one thing whose parts change as those of `value` do. Whatever reads a part is notified only
 * when that part changes. To be called while a component is made.
 */
export function mirrored<T>(value: () => T): { readonly current: T } {
  let before = value()
  let shown = $state(copied(before))
  $effect.pre(() => {
    const now = value()
    untrack(() => {
      if (isObject(shown) && isObject(before) && isObject(now)) adapt(shown, before, now)
      else shown = copied(now)
      before = now
    })
  })
  return {
    get current() {
      return shown
    },
  }
}
