/** What is new since my last turn, and what a scoring phase brought. */
import type { LogEntry } from '../../api/types'
import { freshBy, type Marked } from '../../board/fresh'
import { named, SOURCES, spaceNamed } from './components'
import type { Table } from './view'

/** Spaces where someone has come, and foundries that were turned up, by name. */
export function freshOf(since: readonly LogEntry[], { printed }: Table): ReadonlySet<string> {
  const spaceIn: Marked = ({ args }) => [spaceNamed(printed, args.space)]
  return freshBy(
    {
      'gr.placed': spaceIn,
      'gr.relocated': spaceIn,
      'gr.emil.placed': spaceIn,
      'gr.foundry.shown': ({ args }) => [`foundry:${named(printed.foundries, args.foundry)}`],
    },
    since,
  )
}

/** Points by seat from one source. */
export interface Scored {
  source: string
  points: number[]
}

/** The scoring phase that these lines tell of; null: none. */
export function scoredIn(news: readonly LogEntry[], seats: number): Scored[] | null {
  const rows = SOURCES.map((source) => ({ source, points: Array<number>(seats).fill(0) }))
  for (const { key, seat, args } of news) {
    if (key !== 'gr.points.scored') continue
    const row = rows.find(({ source }) => source === SOURCES[args.source ?? -1])
    if (row) row.points[seat] = (row.points[seat] ?? 0) + (args.points ?? 0)
  }
  return rows.some(({ points }) => points.some((gained) => gained > 0)) ? rows : null
}
