/** The groups of the main board, and who stands where. */
import type { Pointing, SeatInfo } from '../../board/types'
import type { Space, Table } from './view'

export const GROUPS = {
  track: [
    'black2',
    'gray2',
    'brown1',
    'natural1',
    'white1',
    'any2',
    'black3',
    'gray3',
    'brown2',
    'natural2',
    'white2',
    'bg1',
  ],
  loco: ['loco1', 'loco2', 'loco3'],
  industry: ['ind1', 'ind2', 'ind1black1'],
  aux: ['doubler', 'coins2', 'temp'],
  order: ['order1', 'order2', 'last_round'],
  coal: ['coal_take', 'coal_foundry', 'coal_combined'],
} as const
export type GroupName = keyof typeof GROUPS

/** The spaces of a group that there are in this round. */
export function openIn(table: Table, group: GroupName): string[] {
  return GROUPS[group].filter((name) => table.open.includes(name))
}

export interface Standing {
  /** Null: Emil. */
  seat: SeatInfo | null
  workers: number
  coins: number
  black: number
}

/** Who stands on a space; on the one that is never blocked there may be several. */
export function standingOn(table: Table, name: string, seats: readonly SeatInfo[]): Standing[] {
  if (name === 'bg1') {
    return seats.flatMap((seat) => {
      const [workers, coins, black] = table.players[seat.seat]?.on_bg1 ?? [0, 0, 0]
      return workers + coins + black > 0 ? [{ seat, workers, coins, black }] : []
    })
  }
  const found = table.spaces.find((space: Space) => space.name === name)
  if (!found || found.owner === '-') return []
  const seat = seats[seatOf(found.owner)] ?? null
  return [{ seat, workers: found.workers, coins: found.coins, black: found.black }]
}

/** The number in `seat-2`; -1 for Emil and everywhere else. */
export function seatOf(owner: string): number {
  return owner.startsWith('seat-') ? Number(owner.slice('seat-'.length)) : -1
}

/** Whether a space can be had only by paying in another way than printed. */
export function isPaidOtherwise(pointing: Pointing, space: string): boolean {
  if (pointing.selectable.has(space)) return false
  const ways = [...pointing.selectable].filter((pick) => pick.startsWith('pay:'))
  return ways.some((way) => pointing.moves(way).some(({ picks }) => picks.at(-1) === space))
}

/** Other ways to pay than as printed: how many coins stand in for workers, and the black worker. */
export const WAYS_TO_PAY = [
  { way: 'black', coins: 0, black: true },
  { way: 'coin', coins: 1, black: false },
  { way: 'coin-black', coins: 1, black: true },
  { way: '2coins', coins: 2, black: false },
  { way: '2coins-black', coins: 2, black: true },
  { way: '3coins', coins: 3, black: false },
] as const

export interface Price {
  workers: number
  coins: number
}

/** What a space costs: as printed, or in the way to pay that is chosen, where it can be had so. */
export function priceOf(pointing: Pointing, space: string, printed: Price): Price {
  const chosen = WAYS_TO_PAY.find(({ way }) => pointing.taken.includes(`pay:${way}`))
  if (!chosen || !pointing.selectable.has(space)) return printed
  const { workers, coins } = printed
  return { workers: workers - chosen.coins, coins: coins + chosen.coins }
}

/** Engineers at a place of the strip, or in front of a seat. */
export function engineersAt(table: Table, place: string): string[] {
  return Object.entries(table.engineers)
    .filter(([, where]) => where === place)
    .map(([name]) => name)
}

export function foundriesAt(table: Table, place: string): string[] {
  return Object.entries(table.foundries)
    .filter(([, where]) => where === place)
    .map(([name]) => name)
}
