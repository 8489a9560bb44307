/** Tells each piece of news once, when it comes. */
import { untrack } from 'svelte'
import type { LogEntry } from '../api/types'

/** To be called while a component is made; `news` reads the board's property. */
export function onNews(
  news: () => readonly LogEntry[],
  tell: (news: readonly LogEntry[]) => void,
): void {
  let previous: readonly LogEntry[] = []
  $effect(() => {
    const now = news()
    if (now === previous) return
    previous = now
    untrack(() => tell(now))
  })
}
