/** What has happened this round, by area: the reveal as a sequence that can be read again. */
import type { LogEntry } from '../../api/types'
import { PLACEMENT } from './components'
import type { Printed } from './view'

/** A line of the log, with the part of the round in which it was written. */
export type Chapter = LogEntry & { area: number }

/** Lines that are shown in another way, or belong to no area. */
const LEFT_OUT = new Set(['cc.opened', 'cc.placed', 'cc.placed.value', 'cc.withdrawn'])

/** The areas in which a line can have been written, by what is printed. */
function areasOf({ key, args }: LogEntry, printed: Printed): readonly number[] {
  if (key !== 'cc.revealed') return [printed.event_areas[key] ?? PLACEMENT]
  const named = printed.space_areas[printed.spaces[args.space ?? -1] ?? '']
  return named === undefined ? printed.cell_areas : [named]
}

/** The lines of the round that is being played, or of the one before if none is yet. */
export function chapters(story: readonly LogEntry[], printed: Printed): Chapter[] {
  const began = story.findLastIndex(({ key }) => key === 'cc.round.began')
  const found: Chapter[] = []
  let now = PLACEMENT
  for (const line of story.slice(began + 1)) {
    now = areasOf(line, printed).find((area) => area >= now) ?? now
    if (!LEFT_OUT.has(line.key)) found.push({ ...line, area: now })
  }
  return found
}

/** The foreman that a seat has shown at the coal brokers this round. */
export function shownAtBrokers(
  lines: readonly LogEntry[],
  { spaces }: Printed,
  of: number,
): number | null {
  const broker = spaces.indexOf('broker')
  const line = lines.find(
    ({ key, seat, args }) => key === 'cc.revealed' && seat === of && args.space === broker,
  )
  return line?.args.value ?? null
}

/** One story out of several parts: each line once, in order, none that was taken back. */
export function mergeStories(...parts: (readonly LogEntry[])[]): LogEntry[] {
  const lines = new Map(parts.flat().map((line) => [line.number, line]))
  const merged: LogEntry[] = []
  for (const line of [...lines.values()].sort((a, b) => a.number - b.number)) {
    const backTo = line.back_to
    if (backTo === null) merged.push(line)
    else while ((merged.at(-1)?.number ?? -1) > backTo) merged.pop()
  }
  return merged
}
