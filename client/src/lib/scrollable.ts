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
