/** Seeing again what happened since my last decision: the positions of this session, one by one. */
import type { LogEntry, Turn } from '../api/types'
import type { Audience, Received } from './table.svelte'

const MAX_STORED = 80
const STEP = 900
/** How long the last position of a turn stays: its line can be read. */
const LAST_STEP = 2000

/** What is seen again now: a turn, and its place among those that are. */
export interface Caption {
  turn: Turn
  at: number
  count: number
}

export class Rerun {
  /** The past position that is shown; null: the present. */
  showing = $state.raw<Received | null>(null)
  caption = $state.raw<Caption | null>(null)

  #stored: Received[] = []
  #of: Audience = null
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Keep a position that came. */
  keep(audience: Audience, received: Received): void {
    if (audience !== this.#of) this.#stored = []
    this.#of = audience
    const last = this.#stored.at(-1)
    if (last === received) return
    // the same position has come again, with or without a text, or in another language
    if (last && received.news.length === 0 && last.position.seq === received.position.seq) {
      this.#stored = this.#stored.with(-1, { ...received, news: last.news })
      return
    }
    if (received.news.length === 0) this.#stored = []
    this.#stored = [...this.#stored, received].slice(-MAX_STORED)
  }

  /**
   * Begin with the position before these lines, which tell of these turns; false if it is not known
   * any more.
   */
  start(audience: Audience, lines: readonly LogEntry[], turns: readonly Turn[]): boolean {
    const first = lines[0]
    if (!first || audience !== this.#of) return false
    const from = this.#stored.findLastIndex(({ position }) => position.seq < first.number)
    if (from < 0) return false
    this.#show(this.#stored.slice(from), turns)
    return true
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.showing = null
    this.caption = null
  }

  /** The last one is the present: it is shown as long as the others, so that its motion is seen. */
  #show([first, ...rest]: readonly Received[], turns: readonly Turn[]): void {
    if (!first) {
      this.stop()
      return
    }
    const numbers = turnsIn(first)
    const at = turns.findLastIndex(({ number }) => numbers.has(number))
    const turn = turns[at]
    if (turn) this.caption = { turn, at: at + 1, count: turns.length }
    this.showing = first
    const goesOn = rest[0] && (!turn || turnsIn(rest[0]).has(turn.number))
    this.#timer = setTimeout(() => this.#show(rest, turns), goesOn ? STEP : LAST_STEP)
  }
}

/** The turns that what was new in a position belongs to. */
const turnsIn = ({ news }: Received): ReadonlySet<number> => new Set(news.map(({ turn }) => turn))
