/** What lies over a board for a while (`data-layer`): a report, cards to choose from. */

export interface Span {
  left: number
  top: number
  right: number
  bottom: number
}

/** How much of a thing must be covered for it to count as hidden. */
const HIDDEN = 0.2

/** Whether a layer covers so much of a thing that one does not see it. */
export function hides(layer: Span, thing: Span): boolean {
  const across = Math.min(layer.right, thing.right) - Math.max(layer.left, thing.left)
  const down = Math.min(layer.bottom, thing.bottom) - Math.max(layer.top, thing.top)
  const size = (thing.right - thing.left) * (thing.bottom - thing.top)
  return across > 0 && down > 0 && across * down > HIDDEN * size
}

/**
 * Lay aside what hides these things, to speak of them: what can be closed is closed, the rest
 * comes back with the function that is returned.
 */
export function layAside(things: readonly Element[]): () => void {
  const over = [...document.querySelectorAll<HTMLElement>('[data-layer]')].filter((layer) =>
    things.some(
      (thing) =>
        !layer.contains(thing) &&
        !thing.contains(layer) &&
        hides(layer.getBoundingClientRect(), thing.getBoundingClientRect()),
    ),
  )
  const hidden = over.filter((layer) => {
    const close = layer.querySelector<HTMLElement>('[data-close]')
    close?.click()
    return !close
  })
  for (const layer of hidden) layer.style.visibility = 'hidden'
  return () => {
    for (const layer of hidden) layer.style.visibility = ''
  }
}
