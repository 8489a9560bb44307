/**
 * One move is shown after the other: a position that comes while pieces are on their way waits for
 * them, but never long.
 */
import { afterPicture } from '../api/pace'

/** No position waits longer than this, in milliseconds. */
const MAX_BEHIND = 2000

/** The motion of the page. */
export interface Motion {
  /** How long pieces are still on their way, in milliseconds. */
  remaining(): number
  finish(): void
}

/** What is shown at once: a position as each audience sees it. */
interface Moment<T> {
  positions: T[]
  /** When the first of them came. */
  at: number
}

interface Seen {
  /** Of which line it is, and who sees it. */
  seq: number
  seat: number | null
}

export class PositionQueue<T extends Seen> {
  readonly #show: (position: T, at: number) => void
  readonly #motion: Motion
  readonly #waiting: Moment<T>[] = []
  /** The number of the position that is shown. */
  #shown = -1
  #timer: ReturnType<typeof setTimeout> | undefined
  #shownAll: (() => void)[] = []

  /** `show` receives the position, and when it came. */
  constructor(show: (position: T, at: number) => void, motion: Motion) {
    this.#show = show
    this.#motion = motion
  }

  /** Show a position now, or after what is on its way. */
  add(position: T): void {
    const last = this.#waiting.at(-1)
    const moment = { positions: [position], at: Date.now() }
    if (last?.positions.every((other) => isSameMoment(other, position)))
      last.positions.push(position)
    else if (last) this.#waiting.push(moment)
    else if (position.seq === this.#shown || this.#motion.remaining() <= 0) this.#deal(moment)
    else {
      this.#waiting.push(moment)
      this.#plan()
    }
  }

  /** Show all that wait. */
  flush(): void {
    clearTimeout(this.#timer)
    for (const moment of this.#waiting.splice(0)) this.#deal(moment)
    this.#tellAll()
  }

  /** Resolves when nothing waits. */
  async isShown(): Promise<void> {
    if (this.#waiting.length > 0) await new Promise<void>((tell) => this.#shownAll.push(tell))
  }

  #tellAll(): void {
    if (this.#waiting.length === 0) for (const tell of this.#shownAll.splice(0)) tell()
  }

  #deal({ positions, at }: Moment<T>): void {
    for (const position of positions) {
      this.#shown = position.seq
      this.#show(position, at)
    }
  }

  /** Wait for what is on its way; what has waited too long is shown with all that came since. */
  #plan(): void {
    clearTimeout(this.#timer)
    const [next] = this.#waiting
    if (!next) return
    const late = Date.now() - next.at - MAX_BEHIND
    const remaining = this.#motion.remaining()
    if (remaining <= 0) this.#next()
    else if (late < 0)
      this.#timer = setTimeout(() => this.#plan(), Math.ceil(Math.min(remaining, -late)))
    else {
      this.#motion.finish()
      this.flush()
    }
  }

  /** Show the next; what it moves is known when it is drawn. */
  #next(): void {
    const next = this.#waiting.shift()
    if (!next) return
    this.#deal(next)
    this.#tellAll()
    afterPicture(() => this.#plan())
  }
}

const isSameMoment = (one: Seen, other: Seen): boolean =>
  one.seq === other.seq && one.seat !== other.seat
