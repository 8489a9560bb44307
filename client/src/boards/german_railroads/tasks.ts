/** What is asked of a seat, and what it has in its hand. */
import type { Pointing } from '../../board/types'
import { tileOf, type Tile } from './components'
import type { Table } from './view'

/** The only thing that leads on, if it is the first part of every move there is. */
export function onlyBeginning(pointing: Pointing): string | null {
  const [pick, ...others] = [...pointing.beginnings]
  if (!pick || others.length > 0 || pointing.taken.length > 0) return null
  const begins = pointing.moves(pick).every(({ picks }) => picks.length > 1)
  return begins ? pick : null
}

/** What is asked of this seat now, if it is the one that decides. */
export function askedOf({ pending }: Table, seat: number | null): string | null {
  const top = pending.at(-1)
  return top && top.seat === seat ? top.kind : null
}

/** The tile in the hand of whoever decides: a locomotive that seeks its place, or a new factory. */
export function inHand({ pending }: Table): { side: 'loco' | 'fac'; tile: Tile } | null {
  const top = pending.at(-1)
  const tile = tileOf(top?.args.tile)
  return tile && { side: top?.kind === 'hand' ? 'loco' : 'fac', tile }
}
