/** Much to draw at once comes in stages, one a picture, so that none of them takes long. */

/** How many of so many stages may be drawn by now. To be called while a component is made. */
export function stages(most: number): { readonly reached: number } {
  let reached = $state(1)
  $effect(() => {
    if (reached >= most) return undefined
    const next = requestAnimationFrame(() => (reached += 1))
    return () => cancelAnimationFrame(next)
  })
  return {
    get reached() {
      return reached
    },
  }
}
