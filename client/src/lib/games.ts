/** The games of this server, in words; asked for once a language. */
import { games } from '../api/rest'
import type { GameInfo, Lang } from '../api/types'

const asked = new Map<Lang, Promise<GameInfo[]>>()

/** All of them; who asks again while they are on their way waits for the same answer. */
export function loadGames(lang: Lang): Promise<GameInfo[]> {
  const found = asked.get(lang) ?? games.list(lang)
  asked.set(lang, found)
  found.catch(() => asked.delete(lang))
  return found
}
