/** What scrolls must be reachable by keyboard; what fits need not be. */
import type { Attachment } from 'svelte/attachments'

export const scrollable: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    if (element.scrollWidth > element.clientWidth) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  const observer = new ResizeObserver(look)
  observer.observe(element)
  return () => observer.disconnect()
}

/** Whether more of it lies below; a pixel may be lost in rounding. */
export const hasMore = (
  box: Pick<HTMLElement, 'scrollHeight' | 'scrollTop' | 'clientHeight'>,
): boolean => box.scrollHeight - box.scrollTop - box.clientHeight > 1

/** Marks with `data-more` what goes on below its edge: base.css lets it fade there. */
export const fading: Attachment<HTMLElement> = (element) => {
  const look = (): void => void element.toggleAttribute('data-more', hasMore(element))
  const observer = new ResizeObserver(look)
  for (const one of [element, ...element.children]) observer.observe(one)
  element.addEventListener('scroll', look, { passive: true })
  return () => {
    observer.disconnect()
    element.removeEventListener('scroll', look)
  }
}
