/** The drawings there are; each is loaded when a table of its game is opened. */
import type { BoardModule } from './board'

const drawn = import.meta.glob<{ board: BoardModule }>('./*/index.ts')

export function isDrawn(game: string): boolean {
  return `./${game}/index.ts` in drawn
}

export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = drawn[`./${game}/index.ts`]
  return load ? (await load()).board : null
}
