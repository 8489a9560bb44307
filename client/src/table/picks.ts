/**
 * How a move is pointed at: a move is a sequence of picks, unique and prefix-free among the legal
 * moves of a position. This module knows nothing else of any game.
 */
import type { Choice } from '../api/types'

export type Picks = readonly string[]

/** Picks that begin so are no things on a board: the frame draws them as buttons. */
export const BUTTON = 'button:'

export function isButton(pick: string): boolean {
  return pick.startsWith(BUTTON)
}

/** What a thing is, by its pick: `storage` of `storage:e3`. */
export const kindOf = (pick: string): string => pick.slice(0, pick.lastIndexOf(':'))

/**
 * These moves, and once more those that have a shortcut, as what their last pick alone means: where
 * no move begins with it, that pick makes the only move that it can mean, or asks for the others.
 */
export function withShortcuts(legal: readonly Choice[]): readonly Choice[] {
  const begins = new Set(legal.map(({ picks }) => picks[0]))
  const open = legal.filter(({ shortcut, picks }) => shortcut && !begins.has(picks.at(-1)))
  if (open.length === 0) return legal
  const meant = Map.groupBy(open, ({ picks }) => picks.at(-1) ?? '')
  const short = [...meant].flatMap(([last, choices]) =>
    choices.map((choice) => ({
      ...choice,
      picks: choices.length === 1 ? [last] : [last, ...choice.picks.slice(0, -1)],
    })),
  )
  return [...legal, ...short]
}

/** The moves that begin with what has been taken. */
export function movesUnder(legal: readonly Choice[], taken: Picks): Choice[] {
  return legal.filter(({ picks }) => taken.every((pick, at) => picks[at] === pick))
}

/** The moves that pointing at each thing could still become, by what may be pointed at next. */
export function leadsFrom(legal: readonly Choice[], taken: Picks): Map<string, Choice[]> {
  const leads = new Map<string, Choice[]>()
  for (const choice of movesUnder(legal, taken)) {
    const next = choice.picks[taken.length]
    if (next === undefined) continue
    const known = leads.get(next)
    if (known) known.push(choice)
    else leads.set(next, [choice])
  }
  return leads
}

/** What may be pointed at next. */
export function nextPicks(legal: readonly Choice[], taken: Picks): Set<string> {
  return new Set(leadsFrom(legal, taken).keys())
}

/** The move that is complete with these picks, if there is one. */
export function completed(legal: readonly Choice[], taken: Picks): Choice | undefined {
  return movesUnder(legal, taken).find(({ picks }) => picks.length === taken.length)
}

/**
 * What is taken after pointing at a thing: one more if it goes on, one less if it was the last,
 * a new beginning if another move begins there, and nothing changed otherwise.
 */
export function afterPick(legal: readonly Choice[], taken: Picks, pick: string): Picks {
  if (nextPicks(legal, taken).has(pick)) return [...taken, pick]
  if (taken.at(-1) === pick) return taken.slice(0, -1)
  if (nextPicks(legal, []).has(pick)) return [pick]
  return taken
}

/** What is still taken when other moves have become legal: the longest beginning that leads on. */
export function stillTaken(legal: readonly Choice[], taken: Picks): Picks {
  let left = taken
  while (left.length > 0 && nextPicks(legal, left).size === 0) left = left.slice(0, -1)
  return left
}
