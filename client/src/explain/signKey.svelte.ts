/** The signs of a board that no name fits at: the key shows them with their names. */
import type { Sign } from './signs'

class SignKey {
  signs = $state.raw<readonly Sign[]>([])

  show(signs: readonly Sign[]): void {
    const before = this.signs.map(({ name }) => name).join()
    if (signs.map(({ name }) => name).join() !== before) this.signs = signs
  }
}

export const signKey = new SignKey()
