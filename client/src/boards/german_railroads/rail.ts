/** A railroad as cells to draw: what lies there, what may come there, what is printed below. */
import { colourOf } from './components'
import type { Player, Printed, Railroad, Special } from './view'

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

interface Part {
  branch: string | null
  from: number
  to: number
}

/** The parts of a railroad: one; the main line in two, or with a switch up to it and behind. */
function partsOf({ railroads, doubler_spaces }: Printed, player: Player, rr: number): Part[] {
  const { whole, switch: common, branches } = railroadOf(railroads, rr)
  if (rr > 0) return [{ branch: null, from: 1, to: whole.last }]
  if (common === null) {
    const half = doubler_spaces.length
    return [
      { branch: null, from: 1, to: half },
      { branch: null, from: half + 1, to: whole.last },
    ]
  }
  const ways = Object.entries(branches).filter(
    ([branch]) => !player.branch || player.branch === branch,
  )
  return [
    { branch: null, from: 1, to: common },
    ...ways.map(([branch, { last }]) => ({ branch, from: common + 1, to: last })),
  ]
}

function railroadOf(railroads: readonly Railroad[], rr: number): Railroad {
  const railroad = railroads[rr]
  if (!railroad) throw new Error(`there is no railroad ${rr}`)
  return railroad
}

export function segmentsOf(printed: Printed, player: Player, rr: number): Segment[] {
  return partsOf(printed, player, rr).map(({ branch, from, to }) => ({
    branch,
    cells: Array.from({ length: to - from + 1 }, (_, at) =>
      cellOf(printed, player, rr, branch, from + at),
    ),
  }))
}

function cellOf(
  printed: Printed,
  player: Player,
  rr: number,
  branch: string | null,
  at: number,
): Cell {
  const tracks = player.tracks[rr] ?? []
  const colours = coloursOf(printed, player, rr, branch)
  const reach = player.lanes[rr]?.reach ?? 0
  const onMine = branch === null || player.branch === branch
  const here = tracks.map((space) => onMine && space >= at).lastIndexOf(true)
  const head = onMine ? tracks.indexOf(at) : -1
  const station = stationAt(printed, player, rr, at)
  const doubler = rr === 0 ? printed.doubler_spaces.indexOf(at) : -1
  return {
    at,
    fill: here < 0 ? null : here,
    head: head < 0 ? null : head,
    next: colours.filter((colour) => (tracks[colour] ?? 0) + 1 === at),
    special: specialAt(printed, player, rr, branch, at),
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
  { railroads }: Printed,
  player: Player,
  rr: number,
  branch: string | null,
): number[] {
  const { whole, branches } = railroadOf(railroads, rr)
  const { colours } = branches[branch ?? player.branch ?? ''] ?? whole
  return Array.from({ length: colours }, (_, colour) => colour)
}

interface AtStation {
  name: string
  cell: number
  laid: string | null
  begins: boolean
  ends: boolean
}

function stationAt(
  { railroads }: Printed,
  player: Player,
  rr: number,
  at: number,
): AtStation | null {
  const stations = railroads.flatMap((railroad, of) =>
    railroad.stations.map((station) => ({ ...station, of })),
  )
  const index = stations.findIndex(
    ({ of, space, size }) => of === rr && at >= space && at < space + size,
  )
  const station = stations[index]
  if (!station) return null
  return {
    name: station.name,
    cell: at - station.space + 1,
    laid: player.extensions[index] ?? null,
    begins: at === station.space,
    ends: at === station.space + station.size - 1,
  }
}

function specialAt(
  printed: Printed,
  player: Player,
  rr: number,
  branch: string | null,
  at: number,
): Cell['special'] {
  const station = stationAt(printed, player, rr, at)
  const extension = station?.laid ? printed.extensions[station.laid] : undefined
  const laid = extension?.specials.find(({ space }) => space === station?.cell)
  const { whole, branches } = railroadOf(printed.railroads, rr)
  const { specials } = branches[branch ?? ''] ?? whole
  const special = laid ?? specials.find(({ space }) => space === at)
  if (!special) return null
  const met = player.specials.some(
    ({ railroad, space, branch: on }) => railroad === rr && space === at && (!on || on === branch),
  )
  return { ...shown(special), met }
}

/** A special space as it is drawn where nobody has met it. */
export function shown({ need, locomotive, gives }: Special): NonNullable<Cell['special']> {
  return { need: colourOf(need), loco: locomotive, gives, met: false }
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
