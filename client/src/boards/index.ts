/** The drawings there are; each is loaded when a table of its game is opened. */
import type { Tour } from '../tour/tour'
import type { BoardModule } from './board'

const tours = import.meta.glob<{ tour: Tour }>('./*/tour.ts')
const drawn = import.meta.glob<{ board: BoardModule }>('./*/index.ts')

export function isDrawn(game: string): boolean {
  return `./${game}/index.ts` in drawn
}

export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = drawn[`./${game}/index.ts`]
  return load ? (await load()).board : null
}

export async function loadTour(game: string): Promise<Tour | null> {
  const load = tours[`./${game}/tour.ts`]
  return load ? (await load()).tour : null
}
