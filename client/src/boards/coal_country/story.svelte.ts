/** The story of this game as far as it was received; boards are given only what is new. */
import { untrack } from 'svelte'
import type { LogEntry, Position } from '../../api/types'
import { useBoard } from './components'
import { chapters, mergeStories, type Chapter } from './round'

class Story {
  lines = $state.raw<readonly LogEntry[]>([])
  seat: number | null = null
  first = -1

  add(position: Position, since: readonly LogEntry[]): void {
    const other = position.seat !== this.seat || (position.story[0]?.number ?? 0) < this.first
    if (other) this.first = position.story[0]?.number ?? -1
    this.seat = position.seat
    this.lines = mergeStories(other ? [] : this.lines, since, position.story)
  }
}

const story = new Story()

/** To be called while a component is made: the lines of this round, by area. */
export function useChapters(): () => Chapter[] {
  const board = useBoard()
  $effect.pre(() => {
    const { position, since } = board()
    untrack(() => story.add(position, since))
  })
  return () => {
    const { position, table } = board()
    const lines = story.lines.filter(({ number }) => number <= position.seq)
    return chapters(lines, table.printed)
  }
}
