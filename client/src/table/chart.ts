/** The geometry of the score chart. */
import type { ReplayTurn } from '../api/types'
import { roundsOf } from './rounds'

export interface Scale {
  /** Values at which a line is ruled. */
  marks: number[]
  least: number
  most: number
}

const ROUND = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]

/** A scale with at most six ruled lines that holds all values and zero. */
export function scale(values: readonly number[]): Scale {
  const low = Math.min(0, ...values)
  const high = Math.max(5, ...values)
  const step = ROUND.find((size) => (high - low) / size <= 5) ?? 1000
  const least = Math.floor(low / step) * step
  const most = Math.ceil(high / step) * step
  const count = Math.round((most - least) / step)
  return { least, most, marks: Array.from({ length: count + 1 }, (_, at) => least + at * step) }
}

/** A path that goes along and then up: scores jump, they do not glide. */
export function stairs(points: readonly { x: number; y: number }[]): string {
  return points
    .map(({ x, y }, at) => (at === 0 ? `M${round(x)} ${round(y)}` : `H${round(x)}V${round(y)}`))
    .join('')
}

export interface RoundMark {
  /** Where the round begins. */
  x: number
  /** Where its name stands. */
  middle: number
  label: string
  /** How wide its background is; every other round has one. */
  shaded: number
}

/** Where some round has less room than this, all have their numbers for names. */
const NAME_ROOM = 56

/** About how wide a sign of a name is, and the room between two names. */
const SIGN = 7
const BETWEEN = 4

/** Where rounds begin, from the turns of a game: the first step of each. */
export function roundMarks(
  turns: readonly ReplayTurn[],
  x: (step: number) => number,
  end: number,
): RoundMark[] {
  const begun = roundsOf(turns)
  const starts = begun.map(({ first }) => round(x(first - 1)))
  const room = Math.min(...starts.map((start, at) => (starts[at + 1] ?? end) - start))
  const marks = begun.map(({ words }, at) => {
    const left = starts[at] ?? 0
    const right = starts[at + 1] ?? end
    const label = room < NAME_ROOM ? shortName(words) : words
    return { x: left, middle: round((left + right) / 2), label, shaded: at % 2 ? right - left : 0 }
  })
  return withoutTouching(marks)
}

/** Where names would touch each other, every second one is left out, or more: the last stays. */
function withoutTouching(marks: readonly RoundMark[]): RoundMark[] {
  const half = ({ label }: RoundMark): number => (label.length * SIGN) / 2
  for (let each = 1; ; each += 1) {
    const named = marks.filter((_, at) => (marks.length - 1 - at) % each === 0)
    const touching = named.some((mark, at) => {
      const next = named[at + 1]
      return next && mark.middle + half(mark) + BETWEEN > next.middle - half(next)
    })
    if (!touching)
      return marks.map((mark) => (named.includes(mark) ? mark : { ...mark, label: '' }))
  }
}

/** The last word of the name of a round: its number. */
const shortName = (words: string): string => words.split(' ').at(-1) ?? words

const round = (value: number): number => Math.round(value * 10) / 10
