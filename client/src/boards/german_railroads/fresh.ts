/** What is new since my last turn, and what a scoring phase brought. */
import type { Happened } from '../../api/types'
import { freshBy, type Marked } from '../../board/fresh'
import { PRINTED } from './components'

const spaceIn: Marked = ({ args }) => [PRINTED.names.spaces[args.space ?? -1]]

const MARKED: Record<string, Marked> = {
  'gr.placed': spaceIn,
  'gr.relocated': spaceIn,
  'gr.emil.hired': () => ['eng_hire'],
  'gr.foundry.shown': ({ args }) => [`foundry:${PRINTED.names.foundries[args.foundry ?? -1]}`],
}

/** Spaces where someone has come, and foundries that were turned up, by name. */
export function freshSpaces(since: readonly Happened[]): ReadonlySet<string> {
  return freshBy(MARKED, since)
}

/** Points by seat from one source. */
export interface Scored {
  source: string
  points: number[]
}

const IN_ROUND = ['railroad-1', 'railroad-2', 'railroad-3', 'stars', 'medal', 'industry']

/** The scoring phase that these lines tell of; null: none. */
export function scoredIn(news: readonly Happened[], seats: number): Scored[] | null {
  const rows = IN_ROUND.map((source) => ({ source, points: Array<number>(seats).fill(0) }))
  for (const { key, seat, args } of news) {
    if (key !== 'gr.points.scored') continue
    const row = rows.find(({ source }) => source === PRINTED.names.points[args.source ?? -1])
    if (row) row.points[seat] = (row.points[seat] ?? 0) + (args.points ?? 0)
  }
  return rows.some(({ points }) => points.some((gained) => gained > 0)) ? rows : null
}
