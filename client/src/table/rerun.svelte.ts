/** Seeing again what happened since my last decision: the positions of this session, one by one. */
import type { LogEntry } from '../api/types'
import type { Audience, Told } from './table.svelte'

const MOST_KEPT = 80
const STEP = 900

export class Rerun {
  /** The past position that is shown; null: the present. */
  showing = $state.raw<Told | null>(null)

  #kept: Told[] = []
  #of: Audience = null
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Keep a position that came. */
  keep(audience: Audience, told: Told): void {
    if (audience !== this.#of) this.#kept = []
    this.#of = audience
    if (this.#kept.at(-1) === told) return
    if (told.news.length === 0) this.#kept = []
    this.#kept = [...this.#kept, told].slice(-MOST_KEPT)
  }

  /** Begin with the position before these lines; false if it is not known any more. */
  start(audience: Audience, lines: readonly LogEntry[]): boolean {
    const first = lines[0]
    if (!first || audience !== this.#of) return false
    const from = this.#kept.findLastIndex(({ position }) => position.seq < first.number)
    if (from < 0) return false
    this.#show(this.#kept.slice(from))
    return true
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.showing = null
  }

  #show(steps: readonly Told[]): void {
    clearTimeout(this.#timer)
    const [first, ...rest] = steps
    this.showing = first && rest.length > 0 ? first : null
    if (this.showing) this.#timer = setTimeout(() => this.#show(rest), STEP)
  }
}
