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
