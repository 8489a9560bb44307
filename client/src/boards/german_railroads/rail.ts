/** A railroad as cells to draw: what lies there, what may come there, what is printed below. */
import { boardOf, COLOURS, PRINTED, type PrintedBoard, type PrintedSpecial } from './components'
import type { Player } from './view'

export interface Cell {
  at: number
  /** The colour of the track that lies here, by number; null: none yet. */
  fill: number | null
  /** The colour whose head stands here. */
  head: number | null
  /** Colours whose next step leads here. */
  next: number[]
  special: { need: number; loco: boolean; gives: string; met: boolean } | null
  /** A station with no extension yet begins here, or lies before this cell. */
  station: string | null
  open: boolean
  /** The extension that lies here, and whether it begins or ends in this cell. */
  laid: string | null
  begins: boolean
  ends: boolean
  doubler: 'placed' | 'free' | null
  /** The reach ends here. */
  reach: boolean
  /** The reach covers it. */
  covered: boolean
}

export interface Segment {
  branch: string | null
  cells: Cell[]
}

interface Stretch {
  branch: string | null
  from: number
  to: number
}

const BRANCHES = ['hamburg', 'berlin'] as const

/** The stretches of a railroad: one; the main line in two, or with a switch up to it and behind. */
function stretches(board: PrintedBoard, player: Player, rr: number): Stretch[] {
  const last = board.last[rr] ?? 0
  if (rr > 0) return [{ branch: null, from: 1, to: last }]
  if (!board.common) {
    const half = board.doubler_spaces.length
    return [
      { branch: null, from: 1, to: half },
      { branch: null, from: half + 1, to: last },
    ]
  }
  const branches = BRANCHES.filter((branch) => !player.branch || player.branch === branch)
  return [
    { branch: null, from: 1, to: board.common },
    ...branches.map((branch) => ({
      branch,
      from: (board.common ?? 0) + 1,
      to: board.branch_last?.[branch] ?? last,
    })),
  ]
}

export function segmentsOf(name: string, player: Player, rr: number): Segment[] {
  const board = boardOf(name)
  return stretches(board, player, rr).map(({ branch, from, to }) => ({
    branch,
    cells: Array.from({ length: to - from + 1 }, (_, at) =>
      cellOf(board, player, rr, branch, from + at),
    ),
  }))
}

function cellOf(
  board: PrintedBoard,
  player: Player,
  rr: number,
  branch: string | null,
  at: number,
): Cell {
  const tracks = player.tracks[rr] ?? []
  const colours = coloursOf(board, player, rr, branch)
  const reach = player.lanes[rr]?.reach ?? 0
  const onMine = branch === null || player.branch === branch
  const here = tracks.map((space) => onMine && space >= at).lastIndexOf(true)
  const head = onMine ? tracks.indexOf(at) : -1
  const station = stationAt(board, player, rr, at)
  const doubler = rr === 0 ? board.doubler_spaces.indexOf(at) : -1
  return {
    at,
    fill: here < 0 ? null : here,
    head: head < 0 ? null : head,
    next: colours.filter((colour) => (tracks[colour] ?? 0) + 1 === at),
    special: specialAt(board, player, rr, branch, at),
    station: station?.begins ? station.name : null,
    open: station !== null && station.laid === null,
    laid: station?.laid ?? null,
    begins: station?.begins ?? false,
    ends: station?.ends ?? false,
    doubler: doubler < 0 ? null : doubler < player.doublers ? 'placed' : 'free',
    reach: reach === at,
    covered: reach >= at,
  }
}

function coloursOf(
  board: PrintedBoard,
  player: Player,
  rr: number,
  branch: string | null,
): number[] {
  const way = branch ?? player.branch
  const onBranch = rr === 0 && way ? board.branch_colours?.[way] : undefined
  const count = onBranch ?? board.colours[rr] ?? 0
  return Array.from({ length: count }, (_, colour) => colour)
}

interface AtStation {
  name: string
  index: number
  cell: number
  laid: string | null
  begins: boolean
  ends: boolean
}

function stationAt(board: PrintedBoard, player: Player, rr: number, at: number): AtStation | null {
  const stations = board.stations ?? []
  const index = stations.findIndex(
    (station) =>
      station.rr === board.railroads[rr] && at >= station.at && at < station.at + station.size,
  )
  const station = stations[index]
  if (!station) return null
  return {
    name: station.name,
    index,
    cell: at - station.at + 1,
    laid: player.extensions[index] ?? null,
    begins: at === station.at,
    ends: at === station.at + station.size - 1,
  }
}

function specialAt(
  board: PrintedBoard,
  player: Player,
  rr: number,
  branch: string | null,
  at: number,
): Cell['special'] {
  const station = stationAt(board, player, rr, at)
  const extension = station?.laid ? PRINTED.extensions[station.laid] : undefined
  const laid = extension?.cells.find(({ c }) => c === station?.cell)
  const printed = board.special.find(
    (special: PrintedSpecial) =>
      special.rr === board.railroads[rr] &&
      special.at === at &&
      (special.branch ?? null) === branch,
  )
  const special = laid ?? printed
  if (!special) return null
  const met = player.specials.some(
    ({ railroad, space, branch: on }) => railroad === rr && space === at && (!on || on === branch),
  )
  return {
    need: COLOURS.indexOf(special.need),
    loco: special.loco,
    gives: special.gives,
    met,
  }
}

/** What a lane would score if the round ended now. */
export function laneNow(player: Player, rr: number): number {
  const lane = player.lanes[rr]
  return lane ? lane.track + lane.stars + lane.medal : 0
}

/** What all lanes and the industry would score if the round ended now. */
export function roundNow(player: Player): number {
  return player.lanes.reduce((sum, _, rr) => sum + laneNow(player, rr), player.industry)
}
