/** Tells each piece of news once, when it comes. */
import { untrack } from 'svelte'
import type { Happened } from '../api/types'

/** To be called while a component is made; `news` reads the board's property. */
export function onNews(
  news: () => readonly Happened[],
  tell: (news: readonly Happened[]) => void,
): void {
  let told: readonly Happened[] = []
  $effect(() => {
    const now = news()
    if (now === told) return
    told = now
    untrack(() => tell(now))
  })
}
