/** The story as this board has heard it; boards are told only what is new. */
import { untrack } from 'svelte'
import type { LogEntry, Position } from '../../api/types'
import { mended } from './round'

class Heard {
  lines = $state.raw<readonly LogEntry[]>([])
  seat: number | null = null
  first = -1

  hear(position: Position, since: readonly LogEntry[]): void {
    const anew = position.seat !== this.seat || (position.story[0]?.number ?? 0) < this.first
    if (anew) this.first = position.story[0]?.number ?? -1
    this.seat = position.seat
    this.lines = mended(anew ? [] : this.lines, since, position.story)
  }
}

const heard = new Heard()

/** To be called while a component is made: keeps what is told, and reads it up to now. */
export function listening(
  position: () => Position,
  since: () => readonly LogEntry[],
): () => readonly LogEntry[] {
  $effect.pre(() => {
    const [now, told] = [position(), since()]
    untrack(() => heard.hear(now, told))
  })
  return () => heard.lines.filter(({ number }) => number <= position().seq)
}
