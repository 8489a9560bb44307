/** Where the jumps of a replay lead: by step, by turn, by round, by seat. A line is one of its steps. */
import type { Replay, ReplayTurn, Step } from '../../api/types'
import { roundsOf } from '../../table/rounds'

/** The turn that a line belongs to; before the first line none. */
export function turnAt(turns: readonly ReplayTurn[], line: number): ReplayTurn | null {
  return turns.find(({ first, last }) => first <= line && line <= last) ?? null
}

/** Lines that are one step to a reader: one that says something, and those after it that do not. */
export interface Stop {
  /** The lines that say something. */
  steps: readonly Step[]
  first: number
  last: number
}

/** The steps of a turn as a reader counts them; together they hold every line of it. */
export function stopsOf(steps: readonly Step[], { first, last }: ReplayTurn): Stop[] {
  const stops: Stop[] = []
  for (const step of steps.slice(first - 1, last)) {
    const before = stops.at(-1)
    const worded = step.words.length > 0 ? [step] : []
    if (before && (worded.length === 0 || before.steps.length === 0))
      stops[stops.length - 1] = {
        ...before,
        steps: [...before.steps, ...worded],
        last: step.line,
      }
    else stops.push({ steps: worded, first: step.line, last: step.line })
  }
  return stops
}

/** The words of a step, unless its turn is named by them already. */
export const wordsOf = ({ steps }: Stop, { turn }: ReplayTurn): string[] =>
  steps.flatMap(({ words }) => words).filter((words) => words !== turn.words)

/** The end of the next step; at the end it stays. */
export function stepOn({ turns, steps }: Pick<Replay, 'turns' | 'steps'>, line: number): number {
  const turn = turns.find(({ last }) => last > line)
  return turn ? (stopsOf(steps, turn).find(({ last }) => last > line)?.last ?? line) : line
}

/** Where a replay opens: when the table is laid out, if that takes moves of chance. */
export function opening([first]: readonly ReplayTurn[]): number {
  return first && first.turn.seat < 0 ? first.last : 0
}

/** Where it goes on while it plays: nobody waits for a set-up that lays out piece after piece. */
export function playOn(replay: Pick<Replay, 'turns' | 'steps'>, line: number): number {
  return line < opening(replay.turns) ? opening(replay.turns) : stepOn(replay, line)
}

/** The end of the step before; before the first step the beginning. */
export function stepBack({ turns, steps }: Pick<Replay, 'turns' | 'steps'>, line: number): number {
  const turn = turns.findLast(({ first }) => first < line)
  const before = turn && stopsOf(steps, turn).findLast(({ last }) => last < line)
  return before?.last ?? turnBack(turns, line)
}

/** The end of the next turn; at the end it stays. */
export function turnOn(turns: readonly ReplayTurn[], line: number): number {
  return turns.find(({ last }) => last > line)?.last ?? line
}

/** The end of the turn before; before the first turn the beginning. */
export function turnBack(turns: readonly ReplayTurn[], line: number): number {
  return turns.findLast(({ last }) => last < line)?.last ?? 0
}

/** The beginning of the next round (1) or of the one before (-1). */
export function roundFrom(turns: readonly ReplayTurn[], line: number, by: 1 | -1): number {
  const begun = roundsOf(turns).map(({ opens }) => opens)
  if (by > 0) return begun.find((opens) => opens > line) ?? line
  return begun.findLast((opens) => opens < line) ?? 0
}

/** The end of the next turn of a seat; if there is none it stays. */
export function seatOn(turns: readonly ReplayTurn[], line: number, seat: number): number {
  return turns.find(({ turn, last }) => turn.seat === seat && last > line)?.last ?? line
}

/** Where a key leads; null: the replay does not use it. */
export function keyTo(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  replay: Pick<Replay, 'turns' | 'steps'>,
  line: number,
  seats: number,
): number | null {
  const { turns, steps } = replay
  if (key === 'ArrowLeft') return shiftKey ? stepBack(replay, line) : turnBack(turns, line)
  if (key === 'ArrowRight') return shiftKey ? stepOn(replay, line) : turnOn(turns, line)
  if (key === 'PageUp') return roundFrom(turns, line, -1)
  if (key === 'PageDown') return roundFrom(turns, line, 1)
  if (key === 'Home') return 0
  if (key === 'End') return steps.length
  const seat = Number(key) - 1
  return /^[1-9]$/.test(key) && seat < seats ? seatOn(turns, line, seat) : null
}
