/** Seeing again what happened since my last decision: the positions of this session, one by one. */
import type { LogEntry } from '../api/types'
import type { Audience, Received } from './table.svelte'

const MAX_STORED = 80
const STEP = 900

export class Rerun {
  /** The past position that is shown; null: the present. */
  showing = $state.raw<Received | null>(null)

  #stored: Received[] = []
  #of: Audience = null
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Keep a position that came. */
  keep(audience: Audience, received: Received): void {
    if (audience !== this.#of) this.#stored = []
    this.#of = audience
    if (this.#stored.at(-1) === received) return
    if (received.news.length === 0) this.#stored = []
    this.#stored = [...this.#stored, received].slice(-MAX_STORED)
  }

  /** Begin with the position before these lines; false if it is not known any more. */
  start(audience: Audience, lines: readonly LogEntry[]): boolean {
    const first = lines[0]
    if (!first || audience !== this.#of) return false
    const from = this.#stored.findLastIndex(({ position }) => position.seq < first.number)
    if (from < 0) return false
    this.#show(this.#stored.slice(from))
    return true
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.showing = null
  }

  #show(steps: readonly Received[]): void {
    clearTimeout(this.#timer)
    const [first, ...rest] = steps
    this.showing = first && rest.length > 0 ? first : null
    if (this.showing) this.#timer = setTimeout(() => this.#show(rest), STEP)
  }
}
