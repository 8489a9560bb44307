/** One message a picture: what comes all at once is dealt with bit by bit, and the page stays fluid. */

/** Pictures stop while nobody looks; messages do not. */
const MAX_WAIT = 100

/** Calls back when the next picture has been drawn. */
export function afterPicture(call: () => void): void {
  let called = false
  const once = (): void => {
    if (called) return
    called = true
    call()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, MAX_WAIT)
}

export class Pace<T> {
  readonly #deal: (message: T) => void
  #waiting: T[] = []
  #drawing = false

  constructor(deal: (message: T) => void) {
    this.#deal = deal
  }

  /** Deal with a message now, or after those before it. */
  add(message: T): void {
    if (this.#drawing) this.#waiting.push(message)
    else this.#next(message)
  }

  /** Deal with all that wait. */
  flush(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const message of waiting) this.#deal(message)
  }

  /** Deal with a message; those after it come in any case, in their order. */
  #next(message: T): void {
    if (typeof requestAnimationFrame !== 'undefined') {
      this.#drawing = true
      afterPicture(() => {
        this.#drawing = false
        const next = this.#waiting.shift()
        if (next !== undefined) this.#next(next)
      })
    }
    this.#deal(message)
  }
}
