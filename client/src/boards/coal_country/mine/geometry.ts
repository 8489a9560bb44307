/** Where the cells of a mine lie on the drawing; the village is below. */
import { cellAt, isCell, spellCell, STEP_OF, type Point } from '../components'
import type { Company, Shaft } from '../view'

export const TILE = 110
export const PITCH = 114
/** The mark of an unfinished tunnel stands on the edge of a tile, and is seen whole. */
export const MARGIN = 10
export const VILLAGE = 43
/** What is seen of a row of open cells where nothing is done. */
export const PEEK = 26
/** This many rows have room, whatever is done in them. */
const FEW_ROWS = 2

export interface Plan {
  left: number
  right: number
  top: number
  columns: number
  width: number
  height: number
  /** How much of the highest row lies beyond the upper edge. */
  hidden: number
  /** Open cells that share an edge with a tile. */
  open: readonly string[]
}

/** A tile that is about to be laid, turned as it is pointed at. */
export interface Trying {
  cell: string
  kind: number
  turned: number
  /** It would be cut off from the entrance. */
  cut: boolean
}

function beside({ x, y }: Point): Point[] {
  return Object.values(STEP_OF).map((step) => ({ x: x + step.x, y: y + step.y }))
}

/**
 * The plan of a mine: its tiles, and round them what could be dug next, so that nothing jumps.
 * Where nobody can be placed (`resting`) a high mine shows only the edge of an empty row above it,
 * unless one of its cells is `busy`.
 */
export function planOf(
  company: Company,
  around = true,
  resting = false,
  busy: readonly string[] = [],
): Plan {
  const tiles = new Set(company.mine.map(({ cell }) => cell))
  const points = [...tiles].map(cellAt)
  const open = points
    .flatMap(beside)
    .filter(({ y }) => y >= 0)
    .map(spellCell)
    .filter((name) => !tiles.has(name))
  const manned = company.foremen.map(({ space }) => space).filter(isCell)
  const all = [...points, ...manned.map(cellAt), ...(around ? open.map(cellAt) : [])]
  const left = Math.min(-1, ...all.map(({ x }) => x))
  const right = Math.max(1, ...all.map(({ x }) => x))
  const top = Math.max(around ? 1 : 0, ...all.map(({ y }) => y))
  const used = [...points, ...manned.map(cellAt), ...busy.map(cellAt)]
  const empty = resting && top >= FEW_ROWS && used.every(({ y }) => y < top)
  const hidden = empty ? PITCH - PEEK : 0
  return {
    left,
    right,
    top,
    columns: right - left + 1,
    width: (right - left + 1) * PITCH + 2 * MARGIN,
    height: (top + 1) * PITCH + MARGIN + VILLAGE - hidden,
    hidden,
    open: [...new Set(open)],
  }
}

/** The corner of a cell. */
export function cornerOf(plan: Plan, name: string): Point {
  const { x, y } = cellAt(name)
  return {
    x: MARGIN + 2 + (x - plan.left) * PITCH,
    y: MARGIN + (plan.top - y) * PITCH - plan.hidden,
  }
}

export const MIDDLE = TILE / 2

/** From the middle of a tile to a side, a little beyond where the tunnel goes on. */
export function arm(side: string, beyond: boolean, off = 0): string {
  const far = MIDDLE + (beyond ? 2.5 : 0)
  const { x, y } = STEP_OF[side] ?? { x: 0, y: 0 }
  const [dx, dy] = x === 0 ? [off, 0] : [0, off]
  return `M${MIDDLE + dx} ${MIDDLE + dy}l${x * far} ${-y * far}`
}

/**
 * The tunnel along an arm, so wide to each side, as a face: a frame around a tile keeps clear of a
 * broad stroke as if it reached out to all sides.
 */
export function tunnel(side: string, beyond: boolean, half: number): string {
  const far = MIDDLE + (beyond ? 2.5 : 0)
  const { x, y } = STEP_OF[side] ?? { x: 0, y: 0 }
  return x === 0
    ? `M${MIDDLE - half} ${MIDDLE}h${2 * half}v${-y * far}h${-2 * half}z`
    : `M${MIDDLE} ${MIDDLE - half}h${x * far}v${2 * half}h${-x * far}z`
}

/** Where the mark of an unfinished tunnel stands. */
export function edgeOf(side: string): Point {
  const { x, y } = STEP_OF[side] ?? { x: 0, y: 0 }
  return { x: MIDDLE + x * (MIDDLE - 1), y: MIDDLE - y * (MIDDLE - 1) }
}

export function shaftAt(company: Company | undefined, cell: string): Shaft | undefined {
  return company?.mine.find((shaft) => shaft.cell === cell)
}
