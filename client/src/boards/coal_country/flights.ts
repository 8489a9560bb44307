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
import { ROWS, TYPES, TYPE_SPRITE, countIn, isCell } from './components'
import type { Table } from './view'

class Places extends FlightContext<Table> {
  /** The place of a space of one seat: its cell in the mine, or the named space. */
  at(seat: number, space: number | undefined): string[] {
    const name = this.table.printed.spaces[space ?? -1] ?? ''
    return [isCell(name) ? `cell:${seat}:${name}` : `space:${name}:${seat}`, `seat:${seat}`]
  }
}

const cube = (type: number | undefined): string =>
  `cc-u-${TYPE_SPRITE[TYPES[type ?? 0] ?? 'wood'] ?? 'w'}`

const move: EventFlights<Places> = ({ seat, args }, places) =>
  worker(places.seats[seat], own('hand', seat), places.at(seat, args.space))

const MAX_FLIGHTS = 6
const several = (count: number | undefined, flights: Flight[]): Flight[] =>
  Array.from({ length: Math.min(count ?? 0, MAX_FLIGHTS) }).flatMap(() => flights)

const FLIGHTS: Record<string, EventFlights<Places>> = {
  'cc.placed': move,
  'cc.revealed': move,
  'cc.penalty': ({ seat }) => sign('i-fee', own('cash', seat), ['price']),
  'cc.swapped': ({ seat, args }) => [
    ...piece(cube(args.out), own('storage', seat), [`market:${TYPES[args.out ?? 0]}`]),
    ...piece(cube(args.wanted), [`market:${TYPES[args.wanted ?? 0]}`], own('storage', seat)),
  ],
  'cc.tile.mined': ({ seat, args }, places) => [
    ...several(args.coal, piece('cc-coal', places.at(seat, args.space), own('coal', seat))),
    ...several(args.refuse, piece('cc-refuse', places.at(seat, args.space), own('refuse', seat))),
  ],
  'cc.mined': ({ seat }) => piece('cc-coal', own('coal', seat), ['stock']),
  'cc.sold': ({ seat, args }) => [
    ...several(args.coal, piece('cc-coal', own('coal', seat), ['stock'])),
    ...sign('i-dollar', ['price'], own('cash', seat)),
  ],
  'cc.permit.paid': ({ seat, args }, places) =>
    sign('i-tile', [`permit:${args.number}`], places.at(seat, args.space)),
  'cc.bought': ({ seat, args }) =>
    TYPES.flatMap((type, number) =>
      several(
        countIn(args.cubes, number),
        piece(cube(number), [`market:${type}`], own('storage', seat)),
      ),
    ),
  'cc.installed': ({ seat, args }, { table }) =>
    piece(cube(args.type), own('storage', seat), [
      `cell:${seat}:${table.printed.cells[args.cell ?? 0]}`,
      `seat:${seat}`,
    ]),
  'cc.built': ({ seat, args }, { table }) => {
    const name = table.printed.buildings[args.building ?? 0]
    const from = [`building:${ROWS[args.row ?? 0]}:${name}`, 'district:construction']
    return sign('i-build', from, [`site:${seat}:${name}`, `seat:${seat}`])
  },
  'cc.built.over': ({ seat, args }) =>
    several(args.refuse, piece('cc-refuse', own('village', seat), own('refuse', seat))),
  'cc.tile.covered': ({ seat, args }, places) =>
    several(args.refuse, piece('cc-refuse', places.at(seat, args.space), own('refuse', seat))),
  'cc.cleared': ({ seat, args }) =>
    several(args.cubes, piece('cc-refuse', own('refuse', seat), ['district:calendar'])),
  'cc.coal.lost': ({ seat, args }) =>
    several(args.coal, piece('cc-coal', own('coal', seat), ['district:calendar'])),
}

export const flightsOf = flightsBy<Table, Places>(FLIGHTS, Places)
