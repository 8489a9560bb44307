/** What is new since my last turn, by the names of the things that are marked. */
import type { LogEntry } from '../../api/types'
import { freshBy, type Marked } from '../../board/fresh'
import { named } from './numbers'
import type { Table } from './view'

/** Names of spaces; `barge:0`, `option:pilot`, `depot:mark`, `column:belgium`, `turn`, `export`. */
export type Fresh = ReadonlySet<string>

export function freshOf(since: readonly LogEntry[], table: Table): Fresh {
  const name = named(table)
  const space: Marked = ({ args }) => [name.space(args.space)]
  const storage: Marked = ({ args }) => [name.storage(args.storage)]
  const barge: Marked = ({ seat }) => [`barge:${seat}`]
  return freshBy(
    {
      'rs.demand.placed': space,
      'rs.demand.taken': space,
      'rs.die.brought': storage,
      'rs.die.supplied': storage,
      'rs.die.hauled': storage,
      'rs.die.returned': storage,
      'rs.die.removed': storage,
      'rs.barge.started': barge,
      'rs.coal.sold': barge,
      'rs.option.skipped': ({ seat }) => [`option:none:${seat}`],
      'rs.option.chosen': ({ seat, args }) => [`option:${name.option(args.option)}:${seat}`],
      'rs.option.free': ({ seat, args }) => [`option:${name.option(args.option)}:${seat}`],
      'rs.lock.built': ({ args }) => [name.obstacle(args.obstacle)],
      'rs.city.built': ({ args }) => [name.city(args.city)],
      'rs.depot.built': ({ args }) => [`depot:${name.territory(args.territory)}`],
      'rs.port.built': ({ args }) => [`column:${name.column(args.column)}`],
      'rs.port.shifted': ({ args }) => [`column:${name.column(args.to)}`],
      'rs.export.raised': () => ['export'],
      'rs.export.lowered': () => ['export'],
      'rs.die.tracked': ({ args }) => [`track:${name.coal(args.coal)}`],
    },
    since,
  )
}
