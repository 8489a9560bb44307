/** Work that belongs to the next picture. */

/**
 * Calls back while the next picture is made, when all that has changed is in the page: who measures
 * sooner has the page laid out twice. What it returns takes that back.
 */
export function withPicture(call: () => void): () => void {
  const next = requestAnimationFrame(call)
  return () => cancelAnimationFrame(next)
}
