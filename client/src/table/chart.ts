/** The geometry of the score chart. */

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

/** Heights for labels that must not lie over each other, in order and near where they belong. */
export function apart(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const placed = [...heights]
  let last = -Infinity
  for (const at of order) {
    last = Math.max(placed[at] ?? 0, last + gap)
    placed[at] = last
  }
  return placed
}

const round = (value: number): number => Math.round(value * 10) / 10
