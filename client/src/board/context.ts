/** What a board is given, for each of its parts. */
import { createContext } from 'svelte'
import type { BoardProps } from './types'

const [board, provideBoard] = createContext<() => BoardProps>()
export { provideBoard }

/**
 * To be called while a component is made; a game has its own, typed by its view:
 * `const { table, seats } = $derived.by(useBoard())`.
 */
export function boardOf<T, M>(): () => BoardProps<T, M> {
  return board() as () => BoardProps<T, M>
}
