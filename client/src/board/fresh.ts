/** What is new since my last turn, by the names of the things that are marked. */
import type { LogEntry } from '../api/types'

/** Which things one kind of event makes new. */
export type Marked = (line: LogEntry) => readonly (string | undefined)[]

export function freshBy(
  marked: Readonly<Record<string, Marked>>,
  since: readonly LogEntry[],
): ReadonlySet<string> {
  const names = since.flatMap((line) => marked[line.key]?.(line) ?? [])
  return new Set(names.filter((name) => name !== undefined))
}
