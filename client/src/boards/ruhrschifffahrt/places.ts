/** The table as the board draws it: the river in its order, who lies where, what is asked. */
import { t } from '../../lib/i18n.svelte'
import type { SeatInfo } from '../../board/types'
import type { Choosing } from './choosing.svelte'
import type { Spot } from './geometry'
import type { Pending, RiverSpace, Table } from './view'

export interface Place extends RiverSpace {
  name: string
}

/** What a space of the river is drawn from. */
export interface SpaceProps {
  place: Place
  spot: Spot
  choosing: Choosing
  /** The option or the trip that is shown leads here; past an obstacle it loses a pip. */
  led: boolean
}

/** Every space of the river, from upriver to the port. */
export const placesOf = ({ printed }: Table): Place[] =>
  Object.entries(printed.river).map(([name, space]) => ({ name, ...space }))

/** The seats whose barges lie at a place, the first that came first. */
export function bargesAt(table: Table, name: string): number[] {
  return table.players
    .map(({ place, arrival }, seat) => ({ place, arrival, seat }))
    .filter(({ place }) => place === name)
    .sort((a, b) => a.arrival - b.arrival)
    .map(({ seat }) => seat)
}

/** The names of seats in a row, each once with how often it occurs, as messages take them. */
export function listed(seats: readonly (SeatInfo | undefined)[], me: number | null): string {
  const counts = new Map<SeatInfo, number>()
  for (const seat of seats) if (seat) counts.set(seat, (counts.get(seat) ?? 0) + 1)
  const names = [...counts].map(([{ seat, name }, count]) =>
    t('rs-owner', { name: seat === me ? t('you') : name, count }),
  )
  return names.join(', ') || 'none'
}

/** What choosing the option for a storage goes on with: the die is brought, the barge starts. */
export const followingOn = (storage: string): string[] => [`bring/${storage}`, `start/${storage}`]

/** What is asked, of whom. */
export const askedOf = (table: Table): Pending | null => table.pending.at(-1) ?? null

/** The pips of a die of this coal that has left the transport track and looks for a storage, or 0. */
export function leavingDie(table: Table, coal: string): number {
  const asked = askedOf(table)
  return asked?.kind === 'return' && asked.args.coal === coal ? Number(asked.args.pips) : 0
}

/** The pips of the die that an empty storage of this coal would get if it were chosen, or 0. */
export function dieToCome(table: Table, coal: string): number {
  if (!['bring', 'start'].includes(askedOf(table)?.kind ?? '')) return leavingDie(table, coal)
  return table.track.find((column) => column.coal === coal)?.dice[0] ?? 0
}

/** Whether a lock is asked for that comes with another, so that it costs nothing. */
export const isLockFree = (table: Table): boolean => askedOf(table)?.kind === 'second-lock'

/** The option of whoever goes on to choose a storage; doing without one counts too. */
export function optionChosen(table: Table): string | null {
  const asked = askedOf(table)
  if (!asked || !['bring', 'improve', 'start'].includes(asked.kind)) return null
  return table.players[asked.seat]?.option ?? null
}
