/** What is new since my last turn, by the places that are marked. */
import type { LogEntry } from '../../api/types'
import { freshBy, type Marked } from '../../board/fresh'
import { BUILDINGS, CELLS, SPACES, TYPES, countIn } from './components'

const MARKED: Record<string, Marked> = {
  'cc.building.shown': ({ args }) => [`building:top:${BUILDINGS[args.building ?? -1]}`],
  'cc.market.stocked': ({ args }) => [`market:${TYPES[args.type ?? -1]}`],
  'cc.bought': ({ args }) =>
    TYPES.filter((_, number) => countIn(args.cubes, number) > 0).map((type) => `market:${type}`),
  'cc.permit.paid': ({ args }) => [`permit:${args.number}`],
  'cc.tile.laid': ({ seat, args }) => [`cell:${seat}:${SPACES[args.space ?? -1]}`],
  'cc.installed': ({ seat, args }) => [`cell:${seat}:${CELLS[args.cell ?? -1]}`],
  'cc.built': ({ seat, args }) => [`site:${seat}:${BUILDINGS[args.building ?? -1]}`],
}

export function freshOf(since: readonly LogEntry[]): ReadonlySet<string> {
  return freshBy(MARKED, since)
}
