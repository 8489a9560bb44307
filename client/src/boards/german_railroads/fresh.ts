/** What is new since my last turn, by the spaces that are marked. */
import type { Happened } from '../../api/types'
import { PRINTED } from './components'

const ON_SPACES = ['gr.placed', 'gr.relocated']

export function freshSpaces(since: readonly Happened[]): ReadonlySet<string> {
  const names = since.flatMap(({ key, args }) => {
    if (key === 'gr.engineer.hired' || key === 'gr.emil.hired') return ['eng_hire']
    const name = ON_SPACES.includes(key) ? PRINTED.names.spaces[args.space ?? -1] : undefined
    return name ? [name] : []
  })
  return new Set(names)
}

/** What a scoring phase brought: points by seat and source. */
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
