/** Positions of books, and what boards are given to draw them; each is asked for once. */
import { games } from '../api/rest'
import type { Lang, SceneInfo } from '../api/types'
import type { BoardModule, BoardProps } from '../board/types'
import { loadBoard } from '../boards'
import { learn } from '../lib/i18n.svelte'
import { Pointer } from '../table/pointing.svelte'
import { namedSeats } from '../table/seats'

export interface Drawing {
  board: BoardModule
  given: BoardProps
}

const read = new Map<string, Promise<Drawing | null>>()
const nothing = { send: async () => {}, preview: async () => null, why: async () => null }

/** What is drawn of a scene; null for a game that has no drawing. */
export function drawingOf(game: string, scene: string, lang: Lang): Promise<Drawing | null> {
  const key = `${game} ${scene} ${lang}`
  const known = read.get(key) ?? makeDrawing(game, scene, lang)
  read.set(key, known)
  known.catch(() => read.delete(key))
  return known
}

async function makeDrawing(game: string, scene: string, lang: Lang): Promise<Drawing | null> {
  const [board, found] = await Promise.all([loadBoard(game), games.scene(game, scene, lang)])
  if (!board) return null
  await learn(board.texts)
  return { board, given: givenOf(found) }
}

/** What a board is given of a position that nobody plays. */
export function givenOf({ position, names }: SceneInfo): BoardProps {
  return {
    position,
    table: position.view.table,
    memory: position.view.memory,
    me: position.seat,
    seats: namedSeats(names, position),
    pointing: new Pointer(nothing),
    news: [],
    since: [],
    turn: [],
    fresh: new Set(),
  }
}
