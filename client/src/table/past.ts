/** What went before the news of a position, for their motion. */
import type { Past } from '../board/flights'
import type { Received } from './table.svelte'

type Seen = Pick<Received, 'position' | 'story' | 'news'>

/** The table before the news, if nothing lies between; and what of their turn was known already. */
export function pastOf(before: Seen, { position, story, news }: Seen): Past<never> {
  const first = news[0]?.number ?? 0
  const turn = news[0]?.turn
  const { seat, seq, view } = before.position
  const goesOn = seat === position.seat && position.since <= seq && seq < first
  return {
    table: goesOn ? (view.table as never) : null,
    lines: story.filter((line) => line.turn === turn && line.number < first),
  }
}
