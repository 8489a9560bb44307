/** What a coach says, by the moves that are possible; and which points have fallen. */
import type { Choice, CoachTip, Row } from '../api/types'

/** Whether a move is written like a pattern: `*` stands for anything. */
export function isLike(move: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*')
  if (rest.length === 0) return move === pattern
  if (!move.startsWith(first)) return false
  let at = first.length
  for (const [number, part] of rest.entries()) {
    const found = number === rest.length - 1 ? lastOf(move, part, at) : move.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return true
}

function lastOf(move: string, part: string, from: number): number {
  return move.endsWith(part) && move.length - part.length >= from ? move.length - part.length : -1
}

/** The first tip that matches a legal move. */
export function tipFor(tips: readonly CoachTip[], legal: readonly Choice[]): CoachTip | null {
  const fits = ({ moves }: CoachTip): boolean =>
    legal.some(({ move }) => moves.some((pattern) => isLike(move, pattern)))
  return tips.find(fits) ?? null
}

/** Points that a seat got or lost from a source. */
export interface Fallen {
  seat: number
  source: string
  words: string
  points: number
}

/** The points that have fallen between two sheets; secret ones are left out. */
export function fallen(before: readonly Row[], after: readonly Row[]): Fallen[] {
  const old = new Map(before.map((row) => [row.source, row.points]))
  return after.flatMap(({ source, words, points }) =>
    points.flatMap((now, seat) => {
      const was = old.has(source) ? old.get(source)?.[seat] : 0
      if (now === null || was === null || was === undefined || now === was) return []
      return [{ seat, source, words, points: now - was }]
    }),
  )
}
