/** The table as the board draws it: the river in its order, who lies where, who goes when. */
import { PHASES } from './names'
import type { Obstacle, Space, Storage, Table } from './view'

export type Place =
  | { kind: 'storage'; name: string; storage: Storage }
  | { kind: 'obstacle'; name: string; obstacle: Obstacle }
  | { kind: 'space'; name: string; space: Space }

/** Every space of the river, from upriver to the port. */
export function placesOf(table: Table): Place[] {
  const storages = new Map(table.storages.map((storage) => [storage.name, storage]))
  const obstacles = new Map(table.obstacles.map((obstacle) => [obstacle.name, obstacle]))
  const spaces = new Map(table.spaces.map((space) => [space.name, space]))
  return table.printed.river.flatMap((name): Place[] => {
    const storage = storages.get(name)
    if (storage) return [{ kind: 'storage', name, storage }]
    const obstacle = obstacles.get(name)
    if (obstacle) return [{ kind: 'obstacle', name, obstacle }]
    const space = spaces.get(name)
    return space ? [{ kind: 'space', name, space }] : []
  })
}

export const territoryOf = (place: Place): string | null =>
  place.kind === 'storage'
    ? place.storage.territory
    : place.kind === 'obstacle'
      ? place.obstacle.territory
      : place.space.territory

/** The seats whose barges lie at a place, the first that came first. */
export function bargesAt(table: Table, name: string): number[] {
  return table.players
    .map(({ place, arrival }, seat) => ({ place, arrival, seat }))
    .filter(({ place }) => place === name)
    .sort((a, b) => a.arrival - b.arrival)
    .map(({ seat }) => seat)
}

/** Phases in which the players act one after the other. */
const IN_ORDER = ['event', 'option', 'sale', 'purchase']

/** Where a seat stands in the phase: it has acted, acts now, or comes later. */
export type Turn = 'done' | 'now' | 'later'

export interface Going {
  seat: number
  turn: Turn
}

/** The seats in the order of this phase; empty before it is known, and after the last turn. */
export function goingOf(table: Table): Going[] {
  const known = new Set(table.order).size === table.players.length
  if (!known || !PHASES.some(({ name }) => name === table.phase)) return []
  const going = IN_ORDER.includes(table.phase)
  const now = askedOf(table)?.seat
  return table.order.map((seat, at) => ({
    seat,
    turn: seat === now ? 'now' : going && at < table.at ? 'done' : 'later',
  }))
}

/** What is asked, of whom. */
export const askedOf = (table: Table): { kind: string; seat: number } | null =>
  table.pending.at(-1) ?? null

/** The cheapest of the options that may be chosen and lead to each storage. */
export function waysOf(table: Table, lit: ReadonlySet<string>): Map<string, string> {
  const ways = new Map<string, string>()
  const cost = (option: string): number => table.fees[option] ?? 0
  for (const [option, storages] of Object.entries(table.leads)) {
    if (!lit.has(`option:${option}`)) continue
    for (const storage of storages) {
      const known = ways.get(storage)
      if (known === undefined || cost(option) < cost(known)) ways.set(storage, option)
    }
  }
  return ways
}
