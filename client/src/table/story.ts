/** The story of one audience: lines as they were received, less those that were taken back. */
import type { LogEntry, Position } from '../api/types'

/** The story after a position has come: gone on with, or begun again where something is missing. */
export function continued(
  story: readonly LogEntry[],
  known: number,
  position: Pick<Position, 'since' | 'story'>,
): LogEntry[] {
  const before = position.since === known ? story : []
  return position.story.reduce<LogEntry[]>(withLine, [...before])
}

function withLine(story: LogEntry[], line: LogEntry): LogEntry[] {
  const { back_to } = line
  const valid = back_to === null ? story : story.filter(({ number }) => number <= back_to)
  return [...valid, line]
}

/** What happened after the last line that tells of this seat. */
export function sinceOwn(story: readonly LogEntry[], seat: number | null): readonly LogEntry[] {
  if (seat === null) return []
  const last = story.findLastIndex((line) => line.seat === seat)
  return last < 0 ? [] : story.slice(last + 1)
}
