/** Much to draw at once comes in stages, one a picture, so that none of them takes long. */

import { withPicture } from './picture'

/** The number of stages that may be drawn by now. To be called while a component is made. */
export function stages(most: number): { readonly reached: number } {
  let reached = $state(1)
  $effect(() => {
    if (reached >= most) return undefined
    return withPicture(() => (reached += 1))
  })
  return {
    get reached() {
      return reached
    },
  }
}
