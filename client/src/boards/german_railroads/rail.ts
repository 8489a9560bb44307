/** A railroad as segments of cells to draw: what is printed on a space, and what has come there. */
import type { LaneCell, Player, Printed, PrintedCell } from './view'

export interface Cell extends PrintedCell, LaneCell {
  /** The colour of the track that lies here, by number. */
  fill: number | null
  head: number | null
  /** The reach ends here. */
  reach: boolean
  /** The reach covers it. */
  covered: boolean
  /** The extension that lies here. */
  laid: string | null
  /** It belongs to a station with no extension yet. */
  open: boolean
  /** Its station begins here. */
  begins: boolean
}

export interface Segment {
  branch: string | null
  cells: Cell[]
}

/** The stretches of a railroad, without the branch that was not chosen. */
export function segmentsOf(
  { railroads, extensions }: Printed,
  player: Player,
  rr: number,
): Segment[] {
  const lane = player.lanes[rr]
  function cellOf(cell: PrintedCell, stretch: number, at: number): Cell {
    const { space, station, special } = cell
    const laid = (station && player.extensions[station.number]) ?? null
    const brought = laid && station ? extensions[laid]?.[station.part] : null
    return {
      ...cell,
      head: null,
      ...lane?.cells[stretch]?.[at],
      special: brought ?? special,
      fill: lane?.fill[stretch]?.[at] ?? null,
      reach: lane?.reach === space,
      covered: at < (lane?.covered[stretch] ?? 0),
      laid,
      open: station !== null && laid === null,
      begins: station?.part === 0,
    }
  }
  return (railroads[rr]?.stretches ?? [])
    .map(({ branch, cells }, stretch) => ({
      branch,
      cells: lane?.cells[stretch]?.length ? cells.map((cell, at) => cellOf(cell, stretch, at)) : [],
    }))
    .filter(({ cells }) => cells.length > 0)
}
