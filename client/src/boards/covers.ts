/** The covers of the boxes: a picture of each game for those who choose one. */
import type { Component } from 'svelte'

const covers = import.meta.glob<{ default: Component }>('./*/GameCover.svelte', { eager: true })

export function gameCover(game: string): Component | undefined {
  return covers[`./${game}/GameCover.svelte`]?.default
}
