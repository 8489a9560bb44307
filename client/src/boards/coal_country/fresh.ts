/** What is new since my last turn, by the places that are marked. */
import type { LogEntry } from '../../api/types'
import { freshBy } from '../../board/fresh'
import { TYPES, countIn } from './components'
import type { Table } from './view'

export function freshOf(since: readonly LogEntry[], { printed }: Table): ReadonlySet<string> {
  const { buildings, cells, spaces } = printed
  return freshBy(
    {
      'cc.building.shown': ({ args }) => [`building:top:${buildings[args.building ?? -1]}`],
      'cc.market.stocked': ({ args }) => [`market:${TYPES[args.type ?? -1]}`],
      'cc.bought': ({ args }) =>
        TYPES.filter((_, number) => countIn(args.cubes, number) > 0).map(
          (type) => `market:${type}`,
        ),
      'cc.permit.paid': ({ args }) => [`permit:${args.number}`],
      'cc.tile.laid': ({ seat, args }) => [`cell:${seat}:${spaces[args.space ?? -1]}`],
      'cc.installed': ({ seat, args }) => [`cell:${seat}:${cells[args.cell ?? -1]}`],
      'cc.built': ({ seat, args }) => [`site:${seat}:${buildings[args.building ?? -1]}`],
    },
    since,
  )
}
