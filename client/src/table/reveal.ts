/** Keeps what is being chosen in sight, between the prompt bar and what lies over the bottom. */

export interface Span {
  top: number
  bottom: number
}

/** How far to scroll so that a thing is within a span; its top comes first if it is too tall. */
export function scrollNeeded(thing: Span, span: Span): number {
  if (thing.top < span.top) return thing.top - span.top
  if (thing.bottom <= span.bottom) return 0
  return Math.min(thing.bottom - span.bottom, thing.top - span.top)
}

/**
 * How far to scroll to what can be chosen: to all of it where that has room (`whole`), else to the
 * first, unless one of them can be seen.
 */
export function scrollToChoice(things: readonly Span[], span: Span, whole: boolean): number {
  const [first] = things
  if (!first) return 0
  const all = together(first, things, span)
  if (whole && all !== first) return scrollNeeded(all, span)
  return things.some((thing) => scrollNeeded(thing, span) === 0) ? 0 : scrollNeeded(first, span)
}

/** A thing together with others that it is chosen by as well, where all of them fit into a span. */
export function together(thing: Span, others: readonly Span[], span: Span): Span {
  const top = Math.min(thing.top, ...others.map((other) => other.top))
  const bottom = Math.max(thing.bottom, ...others.map((other) => other.bottom))
  return bottom - top <= span.bottom - span.top ? { top, bottom } : thing
}
