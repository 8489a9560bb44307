/** Moves that are made one after the other: each when the position after the one before is shown. */
import type { Choice } from '../api/types'

export class Plan {
  #moves: readonly string[] = []
  /** The move that was made last, and the number of the position that it was made in. */
  #made: { move: string; seq: number } | null = null

  /** These moves follow on one that is made in this position. */
  begin(move: string, then: readonly string[], seq: number): void {
    this.#moves = then
    this.#made = { move, seq }
  }

  /** Someone makes a move: the plan goes on if it is its own. */
  notice(move: string): void {
    if (move !== this.#made?.move) this.end()
  }

  /** The move that is next in this position; if it cannot be made, the plan has ended. */
  next(seq: number, legal: readonly Choice[]): Choice | undefined {
    const [move, ...rest] = this.#moves
    if (move === undefined || !this.#made || seq <= this.#made.seq) return undefined
    const choice = legal.find((each) => each.move === move)
    if (choice) this.begin(move, rest, seq)
    else this.end()
    return choice
  }

  end(): void {
    this.#moves = []
    this.#made = null
  }
}
