/** The bar of a lesson keeps its height: what needs more room in it is written smaller. */

/** From the usual letters to the smallest, and these without the chapter's name. */
const SIZES = ['usual', 'small', 'smallest', 'bare'] as const

/**
 * Write the words of a card and the remark on them so that they fit the room that the bar has: the
 * least height of a wide screen, or what the card takes without a remark. Only where even the
 * smallest letters need more does it grow.
 */
export function fit(says: HTMLElement, remark: HTMLElement): void {
  says.style.height = ''
  says.dataset.size = SIZES[0]
  const least = parseFloat(getComputedStyle(says).minHeight)
  const room = least || heightWithout(says, remark)
  const fits = (size: string): boolean => {
    says.dataset.size = size
    return says.offsetHeight <= room + 1
  }
  if (SIZES.some(fits) && !least) says.style.height = `${room}px`
}

function heightWithout(says: HTMLElement, remark: HTMLElement): number {
  remark.hidden = true
  const height = says.offsetHeight
  remark.hidden = false
  return height
}
