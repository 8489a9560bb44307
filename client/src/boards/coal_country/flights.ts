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
import { ROWS, TYPES, TYPE_SPRITE, countIn, foremanOn, isCell } from './components'
import type { Table } from './view'

/** Takes a name out of a list; false if it is not there. */
function takeOut(names: string[], name: string): boolean {
  const at = names.indexOf(name)
  if (at >= 0) names.splice(at, 1)
  return at >= 0
}

class Places extends FlightContext<Table> {
  /** Foremen of whom an event says that they came back. */
  readonly #back: string[] = []

  /** The name of a space by its number. */
  space(number: number | undefined): string {
    return this.table.printed.spaces[number ?? -1] ?? ''
  }

  /** The place of a space of one seat: its cell in the mine, or the named space. */
  at(seat: number, space: number | undefined): string[] {
    return this.named(seat, this.space(space))
  }

  /** The place of a space by its name. */
  named(seat: number, name: string): string[] {
    return isCell(name)
      ? [`cell:${seat}:${name}`, `seat:${seat}`]
      : [`space:${name}:${seat}`, `others:${name}:${seat}`, `seat:${seat}`]
  }

  /** An event says that a foreman comes back. */
  comeBack(seat: number, space: string): Flight[] {
    this.#back.push(foremanOn(seat, space))
    return this.#home(seat, space)
  }

  #home(seat: number, space: string): Flight[] {
    const piece = this.seats[seat]?.piece ?? 1
    const from = this.named(seat, space)
    return [{ symbol: `cc-tok-${piece}`, tint: `s${piece}`, from, to: own('hand', seat) }]
  }

  /** Foremen who have done their work are on their spaces no longer; no event says so. */
  override finish(): Flight[] {
    const { before, table } = this
    return (before?.companies ?? []).flatMap(({ foremen }, seat) => {
      const present = table.companies[seat]?.foremen.map(({ space }) => space) ?? []
      return foremen.flatMap(({ space }) => {
        const isKnown = takeOut(present, space) || takeOut(this.#back, foremanOn(seat, space))
        return isKnown ? [] : this.#home(seat, space)
      })
    })
  }

  /** Whose foremen I have seen on their way: my own. */
  isMine(seat: number): boolean {
    const { companies } = this.before ?? this.table
    return (companies[seat]?.hand ?? null) !== null
  }
}

const cube = (type: number | undefined): string =>
  `cc-u-${TYPE_SPRITE[TYPES[type ?? 0] ?? 'wood'] ?? 'w'}`

const move: EventFlights<Places> = ({ seat, args }, places) => {
  const lands = foremanOn(seat, places.space(args.space))
  const moved = worker(places.seats[seat], own('hand', seat), places.at(seat, args.space))
  return moved.map((flight) => ({ ...flight, lands }))
}

const back: EventFlights<Places> = ({ seat, args }, places) =>
  places.comeBack(seat, places.space(args.space))

const MAX_FLIGHTS = 6
const several = (count: number | undefined, flights: Flight[]): Flight[] =>
  Array.from({ length: Math.min(count ?? 0, MAX_FLIGHTS) }).flatMap(() => flights)

const FLIGHTS: Record<string, EventFlights<Places>> = {
  'cc.placed': move,
  'cc.placed.value': move,
  'cc.withdrawn': back,
  'cc.opened': (line, places) => (places.isMine(line.seat) ? [] : move(line, places)),
  'cc.rested': back,
  'cc.idle': back,
  'cc.penalty': ({ seat, args }) =>
    args.dollars ? sign('i-fee', own('cash', seat), ['price']) : [],
  'cc.swapped': ({ seat, args }) => [
    ...piece(cube(args.out), own('storage', seat), [`market:${TYPES[args.out ?? 0]}`]),
    ...piece(cube(args.wanted), [`market:${TYPES[args.wanted ?? 0]}`], own('storage', seat)),
  ],
  'cc.tile.mined': ({ seat, args }, places) => [
    ...several(args.coal, piece('cc-coal', places.at(seat, args.space), own('coal', seat))),
    ...several(args.refuse, piece('cc-refuse', places.at(seat, args.space), own('refuse', seat))),
  ],
  'cc.produced': ({ seat, args }) =>
    several(args.coal, piece('cc-coal', [`cell:${seat}:0`, `seat:${seat}`], own('coal', seat))),
  'cc.mined': ({ seat }) => piece('cc-coal', own('coal', seat), ['stock']),
  'cc.sold': ({ seat, args }) => [
    ...several(args.coal, piece('cc-coal', own('coal', seat), ['district:brokers'])),
    ...sign('i-dollar', ['district:brokers'], own('cash', seat)),
  ],
  'cc.market.stocked': ({ args }) =>
    several(
      args.cubes,
      piece(cube(args.type), ['district:calendar'], [`market:${TYPES[args.type ?? 0]}`]),
    ),
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
