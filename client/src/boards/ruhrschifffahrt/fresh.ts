/** What is new since my last turn, by the names of the things that are marked. */
import type { LogEntry } from '../../api/types'
import { freshBy, type Marked } from '../../board/fresh'
import { namesOf } from './names'
import type { Table } from './view'

/** Names of spaces; `barge:0`, `option:pilot`, `depot:mark`, `column:belgium`, `turn`, `export`. */
export type Fresh = ReadonlySet<string>

export function freshOf(since: readonly LogEntry[], table: Table): Fresh {
  const nameOf = namesOf(table)
  const thing =
    (kind: string, before = ''): Marked =>
    ({ args }) => [`${before}${nameOf(kind, args[kind])}`]
  const barge: Marked = ({ seat }) => [`barge:${seat}`]
  const option: Marked = ({ seat, args }) => [`option:${nameOf('option', args.option)}:${seat}`]
  const exported: Marked = () => ['export']
  return freshBy(
    {
      'rs.demand.placed': thing('space'),
      'rs.demand.taken': thing('space'),
      'rs.die.brought': thing('storage'),
      'rs.die.supplied': thing('storage'),
      'rs.die.hauled': thing('storage'),
      'rs.die.returned': thing('storage'),
      'rs.die.removed': thing('storage'),
      'rs.barge.started': barge,
      'rs.coal.sold': barge,
      'rs.option.skipped': option,
      'rs.option.chosen': option,
      'rs.option.free': option,
      'rs.lock.built': thing('obstacle'),
      'rs.city.built': thing('city'),
      'rs.depot.built': thing('territory', 'depot:'),
      'rs.port.built': thing('column', 'column:'),
      'rs.port.shifted': ({ args }) => [`column:${nameOf('column', args.to)}`],
      'rs.export.raised': exported,
      'rs.export.lowered': exported,
      'rs.die.tracked': thing('coal', 'track:'),
    },
    since,
  )
}
