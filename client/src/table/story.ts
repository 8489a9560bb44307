/** The story of one audience: lines as they were received, less those that were taken back. */
import type { LogEntry, Position, Turn } from '../api/types'

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

/** The name of a turn without a seat: the first prepares the table, later ones refill it. */
export function nameOfTableTurn({ together, number }: Pick<Turn, 'together' | 'number'>): string {
  if (together) return 'turn-together'
  return number > 1 ? 'turn-refilled' : 'turn-table'
}

/** What a turn's scoring is called: that of its round, or of the last round and of the game. */
export const nameOfScoring = ({ ends_game }: Pick<Turn, 'ends_game'>): string =>
  ends_game ? 'game-scored' : 'round-scored'

/** The turns that a seat has had, alone or with all others. */
export const turnsOf = (turns: readonly Turn[], seat: number): Turn[] =>
  turns.filter((turn) => turn.seat === seat || turn.together)

/** What happened after the last line of this seat in a turn of its own, or of all together. */
export function sinceOwn(
  story: readonly LogEntry[],
  turns: readonly Turn[],
  seat: number | null,
): readonly LogEntry[] {
  if (seat === null) return []
  const own = new Set(turnsOf(turns, seat).map(({ number }) => number))
  const last = story.findLastIndex((line) => line.seat === seat && own.has(line.turn))
  return last < 0 ? [] : story.slice(last + 1)
}

/** The lines of the last turn, without what was taken back. */
export function turnNow({
  story,
  turns,
}: {
  story: readonly LogEntry[]
  turns: readonly Turn[]
}): readonly LogEntry[] {
  const last = turns.at(-1)?.number
  return story.filter(({ turn, back_to }) => turn === last && back_to === null)
}

/**
 * The turns of others that these lines tell of: neither the end of an own turn, nor what the table
 * does, which has no words. One without a seat may still have a turn, as Emil in German Railroads.
 */
export function turnsOfOthers(
  lines: readonly LogEntry[],
  turns: readonly Turn[],
  seat: number | null,
): Turn[] {
  const shown = new Set(lines.map(({ turn }) => turn))
  const theirs = turns.filter((turn) => turn.together || (turn.seat !== seat && turn.words !== ''))
  return theirs.filter(({ number }) => shown.has(number))
}

/** The turns of others that a log lists above the last own one. */
export function turnsSinceOwn(
  story: readonly LogEntry[],
  turns: readonly Turn[],
  seat: number | null,
): Turn[] {
  const since = sinceOwn(story, turns, seat)
  const own = story[story.length - since.length - 1]?.turn
  return turnsOfOthers(since, turns, seat).filter(({ number }) => number !== own)
}

/**
 * What someone else did last since the own turn, or else what happened; before the first own turn,
 * what someone did last.
 */
export function latestOfOthers(
  story: readonly LogEntry[],
  turns: readonly Turn[],
  seat: number | null,
): Turn | undefined {
  if (seat === null || turnsOf(turns, seat).length > 0) {
    const since = turnsSinceOwn(story, turns, seat)
    return since.findLast((turn) => turn.seat >= 0) ?? since.at(-1)
  }
  return turns.findLast((turn) => turn.seat >= 0 && turn.words !== '')
}

/** A turn with the lines that tell of it. */
export interface TurnLines {
  turn: Turn
  lines: readonly LogEntry[]
}

/** The turns after a position has come: as they stand now, without those that were taken back. */
export function turnsAfter(
  turns: readonly Turn[],
  story: readonly LogEntry[],
  position: Pick<Position, 'turns'>,
): Turn[] {
  const shown = new Set(story.map(({ turn }) => turn))
  const all = new Map([...turns, ...position.turns].map((turn) => [turn.number, turn]))
  return [...all.values()]
    .filter(({ number }) => shown.has(number))
    .sort((one, other) => one.number - other.number)
}

/** The lines of a story by their turns, in order. */
export function byTurn(story: readonly LogEntry[], turns: readonly Turn[]): TurnLines[] {
  const lines = new Map<number, LogEntry[]>()
  for (const line of story) {
    const known = lines.get(line.turn)
    if (known) known.push(line)
    else lines.set(line.turn, [line])
  }
  return turns.map((turn) => ({ turn, lines: lines.get(turn.number) ?? [] }))
}

/**
 * The lines that tell of moves taken back: those of whoever has the turn belong to it; after others
 * the turn that they had begun is gone, and they stand for themselves.
 */
export function takenBack({ turn, lines }: TurnLines): { within: LogEntry[]; after: LogEntry[] } {
  const back = lines.filter(({ back_to }) => back_to !== null)
  const isWithin = ({ seat }: LogEntry): boolean => turn.together || seat === turn.seat
  return { within: back.filter(isWithin), after: back.filter((line) => !isWithin(line)) }
}

/** What a turn of someone else has brought a seat: its lines whose keys are worth naming. */
export function broughtTo(
  seat: number | null,
  { turn, lines }: TurnLines,
  keys: Readonly<Record<string, string>>,
): LogEntry[] {
  if (seat === null || turn.seat < 0 || turn.seat === seat) return []
  return lines.filter((line) => line.seat === seat && line.back_to === null && line.key in keys)
}

/** The lines that stand: without those that undo another one, and without that one. */
function standing(lines: readonly LogEntry[]): LogEntry[] {
  const found: LogEntry[] = []
  for (const line of lines) {
    const undone = line.undoes ? found.findLastIndex((one) => undoes(line, one)) : -1
    if (undone < 0) found.push(line)
    else found.splice(undone, 1)
  }
  return found
}

function undoes(line: LogEntry, one: LogEntry): boolean {
  const isSame = Object.entries(line.args).every(([name, value]) => one.args[name] === value)
  return one.key === line.undoes && one.seat === line.seat && isSame
}

/**
 * The lines of a turn as they are listed: without those that were undone or only count what another
 * line tells, and those of one kind in a row that each add an item as one line with all items.
 */
export function listed(lines: readonly LogEntry[], lang: string): LogEntry[] {
  const groups: LogEntry[][] = []
  for (const line of standing(lines)) {
    const group = groups.at(-1)
    if (line.counted) continue
    if (line.item && group?.[0]?.key === line.key && group[0].seat === line.seat) group.push(line)
    else groups.push([line])
  }
  return groups.flatMap((group) => joined(group, lang))
}

function joined([first, ...rest]: readonly LogEntry[], lang: string): LogEntry[] {
  if (!first || rest.length === 0) return first ? [first] : []
  const items = [first, ...rest].map(({ item }) => item)
  const all = new Intl.ListFormat(lang, { type: 'conjunction' }).format(items)
  return [{ ...first, words: first.words.replace(first.item, () => all) }]
}

/** A sentence in pieces: the names of players stand out, also with a capital where it begins. */
export function withNames(
  words: string,
  names: readonly string[],
): { text: string; name: boolean }[] {
  const found = [...names].filter(Boolean).sort((one, other) => other.length - one.length)
  if (found.length === 0) return [{ text: words, name: false }]
  const escaped = found.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
  return words
    .split(pattern)
    .map((text, at) => ({ text, name: at % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
