/** From the first page to a table in one click: whoever has no name yet comes in as a guest. */
import { nonce, tables } from '../api/rest'
import type { GameInfo } from '../api/types'
import { isDrawn } from '../boards'
import { comeIn, iAm, me } from '../lib/me.svelte'
import { go } from '../lib/router.svelte'
import { firstPlan, friendsPlan, newTable, type Plan } from './plan'

async function open(plan: Plan): Promise<void> {
  const guest = me() ? null : await comeIn(null)
  const { id } = await tables.make(newTable(plan, nonce()))
  go(`/table/${id}`)
  if (guest) await iAm(guest)
}

/** A game against one friendly computer player, at once. */
export const playNow = (game: GameInfo): Promise<void> => open(firstPlan(game))

/** A table that waits for friends, with a link for them. */
export const playWithFriends = (game: GameInfo): Promise<void> => open(friendsPlan(game))

/** The game for those who do not choose one: the first that has a board. */
export function usualGame(games: readonly GameInfo[]): GameInfo | undefined {
  return games.find(({ id }) => isDrawn(id)) ?? games[0]
}
