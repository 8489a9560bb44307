/** What is new since my last turn, and what a scoring phase brought. */
import type { LogEntry } from '../../api/types'
import { freshBy, type Marked } from '../../board/fresh'
import { nameIn } from './components'
import type { Table } from './view'

/** Spaces where someone has come, and foundries that were turned up, by name. */
export function freshOf(since: readonly LogEntry[], { printed }: Table): ReadonlySet<string> {
  const spaceIn: Marked = ({ args }) => [nameIn(printed, 'space', args.space)]
  return freshBy(
    {
      'gr.placed': spaceIn,
      'gr.relocated': spaceIn,
      'gr.emil.placed': spaceIn,
      'gr.foundry.shown': ({ args }) => [`foundry:${nameIn(printed, 'foundry', args.foundry)}`],
    },
    since,
  )
}

/** Whether someone plays on in the round: I myself, or for a spectator anybody. */
export function playsOn(news: readonly LogEntry[], me: number | null): boolean {
  return news.some(
    ({ key, seat }) =>
      ['gr.placed', 'gr.passed', 'gr.track.moved'].includes(key) && (me === null || seat === me),
  )
}

/** Points by seat from one source. */
export interface Scored {
  source: string
  points: number[]
}

/** The scoring phase that these lines report; null: none. */
export function scoredIn(news: readonly LogEntry[], { printed, players }: Table): Scored[] | null {
  const rows = printed.round_sources.map((source) => ({ source, points: players.map(() => 0) }))
  for (const { key, seat, args } of news) {
    if (key !== 'gr.points.scored') continue
    const row = rows.find(({ source }) => source === nameIn(printed, 'source', args.source))
    if (row) row.points[seat] = (row.points[seat] ?? 0) + (args.points ?? 0)
  }
  return rows.some(({ points }) => points.some((gained) => gained > 0)) ? rows : null
}
