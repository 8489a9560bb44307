/** The lids of the boxes: a picture of each game for those who choose one. */
import type { Component } from 'svelte'

const lids = import.meta.glob<{ default: Component }>('./*/Lid.svelte', { eager: true })

export function gameLid(game: string): Component | undefined {
  return lids[`./${game}/Lid.svelte`]?.default
}
