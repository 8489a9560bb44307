/** The events of Coal Country as motion. */
import {
  flightsBy,
  own,
  piece,
  sign,
  FlightContext,
  worker,
  type Flight,
  type EventFlights,
} from '../../board/flights'
import { BUILDINGS, CELLS, ROWS, SPACES, TYPES, TYPE_SPRITE, countIn, pickOf } from './components'
import type { Table } from './view'

/** The place of a space of one seat: its cell in the mine, or the named space. */
function at(seat: number, space: number | undefined): string[] {
  const name = SPACES[space ?? -1] ?? ''
  const cell = CELLS.includes(name)
  return [cell ? `cell:${seat}:${name}` : `${pickOf(name)}:${seat}`, `seat:${seat}`]
}

const cube = (type: number | undefined): string =>
  `cc-u-${TYPE_SPRITE[TYPES[type ?? 0] ?? 'wood'] ?? 'w'}`

const cell = (seat: number, number: number | undefined): string[] => [
  `cell:${seat}:${CELLS[number ?? 0]}`,
  `seat:${seat}`,
]

const MOST = 6
const several = (count: number | undefined, flights: Flight[]): Flight[] =>
  Array.from({ length: Math.min(count ?? 0, MOST) }).flatMap(() => flights)

const FLIGHTS: Record<string, EventFlights<FlightContext<Table>>> = {
  'cc.placed': ({ seat, args }, { seats }) =>
    worker(seats[seat], own('hand', seat), at(seat, args.space)),
  'cc.revealed': ({ seat, args }, { seats }) =>
    worker(seats[seat], own('hand', seat), at(seat, args.space)),
  'cc.penalty': ({ seat }) => sign('i-fee', own('cash', seat), ['price']),
  'cc.swapped': ({ seat, args }) => [
    ...piece(cube(args.out), own('storage', seat), [`market:${TYPES[args.out ?? 0]}`]),
    ...piece(cube(args.wanted), [`market:${TYPES[args.wanted ?? 0]}`], own('storage', seat)),
  ],
  'cc.tile.mined': ({ seat, args }) => [
    ...several(args.coal, piece('cc-coal', at(seat, args.space), own('coal', seat))),
    ...several(args.refuse, piece('cc-refuse', at(seat, args.space), own('refuse', seat))),
  ],
  'cc.mined': ({ seat }) => piece('cc-coal', own('coal', seat), ['stock']),
  'cc.sold': ({ seat, args }) => [
    ...several(args.coal, piece('cc-coal', own('coal', seat), ['stock'])),
    ...sign('i-dollar', ['price'], own('cash', seat)),
  ],
  'cc.permit.paid': ({ seat, args }) =>
    sign('i-tile', [`permit:${args.number}`], at(seat, args.space)),
  'cc.bought': ({ seat, args }) =>
    TYPES.flatMap((type, number) =>
      several(
        countIn(args.cubes, number),
        piece(cube(number), [`market:${type}`], own('storage', seat)),
      ),
    ),
  'cc.installed': ({ seat, args }) =>
    piece(cube(args.type), own('storage', seat), cell(seat, args.cell)),
  'cc.built': ({ seat, args }) => {
    const name = BUILDINGS[args.building ?? 0]
    const from = [`building:${ROWS[args.row ?? 0]}:${name}`, 'district:construction']
    return sign('i-build', from, [`site:${seat}:${name}`, `seat:${seat}`])
  },
  'cc.built.over': ({ seat, args }) =>
    several(args.refuse, piece('cc-refuse', own('village', seat), own('refuse', seat))),
  'cc.tile.covered': ({ seat, args }) =>
    several(args.refuse, piece('cc-refuse', at(seat, args.space), own('refuse', seat))),
  'cc.cleared': ({ seat, args }) =>
    several(args.cubes, piece('cc-refuse', own('refuse', seat), ['district:calendar'])),
  'cc.coal.lost': ({ seat, args }) =>
    several(args.coal, piece('cc-coal', own('coal', seat), ['district:calendar'])),
}

export const flightsOf = flightsBy<Table, FlightContext<Table>>(FLIGHTS, FlightContext)
