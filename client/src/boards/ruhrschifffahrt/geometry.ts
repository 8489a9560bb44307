/** How the river lies: one function of the width over the spaces in their order. */

export interface Point {
  x: number
  y: number
}
export interface Spot extends Point {
  row: number
  /** Downriver is to the right (1) or to the left (-1). */
  way: 1 | -1
}
export interface Area extends Point {
  width: number
  height: number
}
export interface Band extends Area {
  territory: string | null
}
export interface River {
  width: number
  height: number
  /** Cities have their places in two rows, and the harbour a row of its own. */
  narrow: boolean
  /** Of all spaces but the port, from upriver. */
  spots: Spot[]
  port: Area
  /** The line of the water, and where on it each space lies, the port last. */
  line: Point[]
  stops: number[]
  bands: Band[]
  borders: { x: number; top: number; bottom: number }[]
}

const FROM_WIDE = 860
const WIDE = 1084
const ROW = 112
const FIRST = 60
const BEND = 46
const NARROW_PITCH = 51
/** From the edge of a narrow river to its first space: the ring around a space lies within. */
const NARROW_END = 31
const NARROW_ROW = 118
const NARROW_FIRST = 58
/** How far the water swings out where it turns there. */
const NARROW_REACH = 22
const HARBOUR = 106
/** Above the port, so that what marks it keeps off the name of the last city. */
const QUAY = 18
const BERTHS = 4
/** How far a barge is drawn above its space. */
export const ABOVE = 49
/** The most points of the way of a barge. */
const MAX_STEPS = 24

interface Row {
  y: number
  way: 1 | -1
  xs: number[]
  /** Where the water turns after this row, and the space that lies in the turn. */
  turn: { x: number; reach: number; held: boolean } | null
}

const evenly = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => from + ((to - from) * at) / Math.max(1, count - 1))

function wideRows(count: number): Row[] {
  const least = Math.floor((count - 2) / 3)
  const first = count - 2 - 2 * least
  return [
    {
      y: FIRST,
      way: 1,
      xs: evenly(36, 990, first),
      turn: { x: 1000, reach: BEND, held: true },
    },
    {
      y: FIRST + ROW,
      way: -1,
      xs: evenly(986, 102, least),
      turn: { x: 84, reach: BEND, held: true },
    },
    { y: FIRST + 2 * ROW, way: 1, xs: evenly(102, 912, least), turn: null },
  ]
}

function narrowRows(count: number, width: number): Row[] {
  const within = width - 2 * NARROW_END
  const fit = Math.max(6, Math.floor(within / NARROW_PITCH) + 1)
  const most = Math.ceil(count / Math.ceil(count / fit)) // no row is left half empty
  const pitch = within / (most - 1)
  const rows: Row[] = []
  for (let from = 0; from < count; from += most) {
    const way = rows.length % 2 === 0 ? 1 : -1
    const all = Array.from(
      { length: Math.min(most, count - from) },
      (_, at) => NARROW_END + pitch * at,
    )
    const xs = way === 1 ? all : all.map((x) => width - x)
    const end = way === 1 ? width - NARROW_END : NARROW_END
    const y = NARROW_FIRST + rows.length * NARROW_ROW
    rows.push({ y, way, xs, turn: { x: end, reach: NARROW_REACH, held: false } })
  }
  return rows
}

/** The water swings a little; where it turns it lies still. */
function swing({ y, turn }: Row, before: Row | undefined, x: number): number {
  const still = [turn?.x, before?.turn?.x].filter((end) => end !== undefined)
  const calm = Math.min(1, ...still.map((end) => Math.abs(x - end) / 70))
  return y + 6 * calm * Math.sin((x / 131) * 2 * Math.PI)
}

class Drawing {
  line: Point[] = []
  stops: number[] = []
  spots: Spot[] = []

  flow(row: Row, before: Row | undefined, from: number, to: number): void {
    const steps = Math.max(1, Math.round(Math.abs(to - from) / 7))
    for (let at = 1; at <= steps; at += 1) {
      const x = from + ((to - from) * at) / steps
      this.line.push({ x, y: swing(row, before, x) })
    }
  }

  hold(spot: Spot): void {
    this.stops.push(this.line.length - 1)
    this.spots.push(spot)
  }

  turn(row: Row, at: number, next: number): void {
    if (!row.turn) return
    const { x, reach, held } = row.turn
    const half = (next - row.y) / 2
    for (let step = 1; step <= 24; step += 1) {
      const angle = (step / 24) * Math.PI - Math.PI / 2
      this.line.push({
        x: x + row.way * reach * Math.cos(angle),
        y: row.y + half + half * Math.sin(angle),
      })
      const spot = { x: x + row.way * reach, y: row.y + half, row: at + 1, way: row.way }
      if (held && step === 12) this.hold(spot)
    }
  }
}

/** What lies on the river, as far as it matters here. */
type Lies = readonly { territory: string | null }[]

export function layRiver(places: Lies, measured: number): River {
  const narrow = measured < FROM_WIDE
  const count = places.length - 1
  const width = narrow ? Math.max(320, measured) : WIDE
  const rows = narrow ? narrowRows(count, width) : wideRows(count)
  const pitch = narrow ? NARROW_ROW : ROW
  const end = (rows.at(-1)?.y ?? 0) + pitch / 2
  const height = narrow ? end + 6 + HARBOUR : end
  const port = narrow
    ? { x: 8, y: end + QUAY, width: width - 16, height: HARBOUR - QUAY - 8 }
    : { x: 946, y: height - 88, width: 132, height: 66 }
  const drawing = new Drawing()
  drawing.line.push({ x: -30, y: rows[0]?.y ?? 0 })
  rows.forEach((row, at) => {
    const before = rows[at - 1]
    for (const x of row.xs) {
      drawing.flow(row, before, drawing.line.at(-1)?.x ?? 0, x)
      drawing.hold({ x, y: swing(row, before, x), row: at, way: row.way })
    }
    const next = rows[at + 1]
    if (row.turn && (next || narrow)) {
      drawing.flow(row, before, drawing.line.at(-1)?.x ?? 0, row.turn.x)
      drawing.turn(row, at, next?.y ?? port.y + 34)
    } else {
      drawing.flow(row, before, drawing.line.at(-1)?.x ?? 0, port.x + 20)
    }
  })
  drawing.stops.push(drawing.line.length - 1)
  const land = layLand(drawing.spots, places, rows.length, pitch, width, narrow)
  if (narrow)
    land.bands.push({ x: -2, y: end, width: width + 4, height: HARBOUR + 8, territory: null })
  return { width, height, narrow, port, ...land, ...drawing }
}

/** Pixels between a tag and the edge of the drawing. */
const EDGE = 2

/** How far a tag at `x` moves, with so much of it on either side, to lie within the drawing. */
export function moveWithin(width: number, x: number, left: number, right: number): number {
  return Math.max(left + EDGE, Math.min(x, width - right - EDGE)) - x
}

/** The territories row by row; between two of them a border. */
function layLand(
  spots: readonly Spot[],
  places: Lies,
  rows: number,
  pitch: number,
  width: number,
  narrow: boolean,
): Pick<River, 'bands' | 'borders'> {
  const bands: Band[] = []
  const borders: River['borders'] = []
  const offset = narrow ? NARROW_FIRST - pitch / 2 : FIRST - pitch / 2
  for (let row = 0; row < rows; row += 1) {
    const top = row === 0 ? 0 : offset + row * pitch
    const bottom = offset + (row + 1) * pitch
    const here = spots
      .map(({ x, row: of }, at) => ({ x, of, territory: places[at]?.territory ?? null }))
      .filter(({ of }) => of === row)
      .sort((a, b) => a.x - b.x)
    if (!narrow && row === rows - 1) here.push({ x: 972, of: row, territory: null })
    let from = -2
    here.forEach(({ x, territory }, at) => {
      const next = here[at + 1]
      if (next && next.territory === territory) return
      const to = next ? (x + next.x) / 2 : width + 2
      bands.push({ x: from, y: top, width: to - from, height: bottom - top, territory })
      if (next) borders.push({ x: to, top, bottom })
      from = to
    })
  }
  return { bands, borders }
}

/** Around the middle of a territory's sign nothing grows; and two trees stand so far apart. */
const SIGN = { width: 62, height: 22 }
const APART = 24

/** A line through points, for `d` of a path. */
export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

/** The water from one space to another, both by their place in the river. */
export function between({ line, stops }: River, from: number, to: number): Point[] {
  return line.slice(stops[from] ?? 0, (stops[to] ?? 0) + 1)
}

/** The way of a barge between two spaces, above the water; upriver too. */
export function wayOf(river: River, from: number, to: number): Point[] {
  const way = between(river, Math.min(from, to), Math.max(from, to))
  const steps = Math.min(MAX_STEPS, way.length)
  const above = Array.from({ length: steps }, (_, step) => {
    const { x, y } =
      way[Math.round((step * (way.length - 1)) / Math.max(1, steps - 1))] ?? river.port
    return { x, y: y - ABOVE }
  })
  return from < to ? above : above.reverse()
}

/** The berths of the port, from the one that is filled last, within the harbour. */
export function berthsOf({ port, narrow }: River): (Area & { number: number })[] {
  const across = narrow ? BERTHS : 2
  const width = (port.width - 6) / across
  const height = narrow ? port.height - 26 : (port.height - 6) / 2
  return Array.from({ length: BERTHS }, (_, at) => ({
    number: BERTHS - at,
    x: 3 + (at % across) * width,
    y: (narrow ? 23 : 3) + Math.floor(at / across) * height,
    width,
    height,
  }))
}

/** Arrows between the spaces, pointing downriver. */
export function arrows({ line, stops }: River): (Point & { turn: number })[] {
  return stops.slice(0, -1).map((stop, at) => {
    const middle = Math.round((stop + (stops[at + 1] ?? stop)) / 2)
    const [before, here, after] = [line[middle - 1], line[middle], line[middle + 1]]
    if (!before || !here || !after) return { x: -99, y: 0, turn: 0 }
    const turn = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI
    return { ...here, turn: Math.round(turn) }
  })
}

/** Trees and hills along the borders of the rows: always the same ones, and none below a sign. */
export function scenery(
  { bands }: River,
  signs: readonly Point[] = [],
): (Point & { kind: number })[] {
  let seed = 17
  const next = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647
  const things = bands.flatMap(({ x, y, width, height, territory }) => {
    if (territory === null) return []
    return Array.from({ length: Math.round(width / 70) }, () => ({
      x: x + 14 + next() * Math.max(1, width - 38),
      y: (next() < 0.5 ? y + 16 : y + height - 10) + next() * 8,
      kind: Math.floor(next() * 3),
    }))
  })
  const isBelow = (thing: Point, sign: Point): boolean =>
    Math.abs(thing.x - sign.x) < SIGN.width && Math.abs(thing.y - sign.y) < SIGN.height
  return things.filter(
    (thing, at) =>
      !signs.some((sign) => isBelow(thing, sign)) &&
      !things
        .slice(0, at)
        .some((other) => Math.hypot(thing.x - other.x, thing.y - other.y) < APART),
  )
}
