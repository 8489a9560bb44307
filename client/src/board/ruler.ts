/** The score track as a ruler: its ends, its ticks, and markers that never hide each other. */

export interface Ruler {
  low: number
  high: number
  /** After this many points a tick, a longer one, and a number. */
  tick: number
  number: number
}

const EDGE = 20
/** Ticks and numbers stand no closer than this many pixels. */
const TICK_ROOM = 4
const NUMBER_ROOM = 30

/** The first of these distances, in points, that leaves the room that is needed. */
function roomy(steps: readonly number[], point: number, room: number): number {
  return steps.find((step) => step * point >= room) ?? steps.at(-1) ?? 1
}

/** From 0 (or below) to `least` (or beyond), with as many ticks as the width can bear. */
export function rulerFor(scores: readonly number[], width: number, least = 100): Ruler {
  const low = Math.min(0, Math.floor(Math.min(0, ...scores) / 10) * 10)
  const high = Math.max(least, Math.ceil(Math.max(0, ...scores) / 20) * 20)
  const point = (width - 2 * EDGE) / (high - low)
  return {
    low,
    high,
    tick: roomy([1, 5, 10], point, TICK_ROOM),
    number: roomy([10, 20, 50, 100], point, NUMBER_ROOM),
  }
}

export function along(score: number, { low, high }: Ruler, width: number): number {
  return EDGE + ((score - low) / (high - low)) * (width - 2 * EDGE)
}

/** Places for markers or labels of one size, in order, as near as they can lie and none beyond the edge. */
export function apart(wanted: readonly number[], size: number, width: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const groups: { members: number[]; middle: number }[] = []
  for (const at of order) {
    let group = { members: [at], middle: wanted[at] ?? 0 }
    for (let before = groups.at(-1); before && touch(before, group, size); before = groups.at(-1)) {
      groups.pop()
      const members = [...before.members, ...group.members]
      const sum = members.reduce((so, member) => so + (wanted[member] ?? 0), 0)
      group = { members, middle: sum / members.length }
    }
    groups.push(group)
  }
  const places = [...wanted]
  for (const { members, middle } of groups) {
    const half = ((members.length - 1) * size) / 2
    const centre = Math.max(half + size / 2, Math.min(middle, width - half - size / 2))
    members.forEach((member, at) => (places[member] = centre - half + at * size))
  }
  return places
}

interface Group {
  members: readonly number[]
  middle: number
}

function touch(left: Group, right: Group, size: number): boolean {
  return right.middle - left.middle < ((left.members.length + right.members.length) * size) / 2
}

/** How wide a letter beside a marker is, about, and how much room a marker takes to either side. */
const LETTER = 6.6
const HALF = 13
/** Words stand no farther from their marker, when others are between. */
const NEAR = 60

/** Where words beside a marker hide no other: to its right, to its left, or nowhere. */
export function sideOf(
  at: number,
  words: string,
  others: readonly number[],
  width: number,
): { x: number; anchor: 'start' | 'end' } | null {
  const long = words.length * LETTER
  const free = (left: number, right: number): boolean =>
    left >= 0 && right <= width && others.every((x) => x + HALF <= left || x - HALF >= right)
  const behind = [at, ...others].filter((x) => x >= at && x - at < NEAR).map((x) => x + HALF)
  const right = behind.sort((a, b) => a - b).find((x) => free(x, x + long))
  if (right !== undefined) return { x: right, anchor: 'start' }
  return free(at - HALF - long, at - HALF) ? { x: at - HALF, anchor: 'end' } : null
}
