/** What is the same as before stays the same thing, so that only what has changed is drawn again. */

/** `now`, made of the parts of `before` that are equal to its own; all of `before` if all are. */
export function reuseUnchanged<T>(before: unknown, now: T): T {
  if (before === now || typeof before !== 'object' || typeof now !== 'object') return now
  if (before === null || now === null || Array.isArray(before) !== Array.isArray(now)) return now
  const old = before as Record<string, unknown>
  const fresh = now as Record<string, unknown>
  const keys = Object.keys(fresh)
  let same = keys.length === Object.keys(old).length
  for (const key of keys) {
    fresh[key] = reuseUnchanged(old[key], fresh[key])
    same &&= fresh[key] === old[key] && key in old
  }
  return same ? (before as T) : now
}
