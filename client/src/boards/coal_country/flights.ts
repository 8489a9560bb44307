/** The events of Coal Country as motion. */
import type { LogEntry } from '../../api/types'
import {
  flightsBy,
  own,
  piece,
  sign,
  FlightContext,
  inReturn,
  worker,
  type Flight,
  type EventFlights,
} from '../../board/flights'
import { ROWS, TYPES, TYPE_SPRITE, countIn, foremanOn, isCell } from './components'
import { decidesAt, takeOut } from './standing'
import type { Table } from './view'

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
    return this.#toHand(seat, this.named(seat, space))
  }

  #toHand(seat: number, from: string[]): Flight[] {
    const piece = this.seats[seat]?.piece ?? 1
    return [{ symbol: `cc-tok-${piece}`, tint: `s${piece}`, from, to: own('hand', seat) }]
  }

  /** Who has decided goes home from where he is drawn; of a tandem both do. */
  #fromDecision(seat: number): Flight[] {
    return [...this.#toHand(seat, own('acting', seat)), ...this.#toHand(seat, [`second:${seat}`])]
  }

  /** Foremen who have done their work are on their spaces no longer; no event says so. */
  override finish(): Flight[] {
    const { before, table } = this
    if (!before) return []
    return before.companies.flatMap(({ foremen }, seat) => {
      const present = table.companies[seat]?.foremen.map(({ space }) => space) ?? []
      const gone = foremen
        .map(({ space }) => space)
        .filter((space) => !takeOut(present, space))
        .filter((space) => !takeOut(this.#back, foremanOn(seat, space)))
      const [decided, decides] = [decidesAt(before, seat), decidesAt(table, seat)]
      const begins = decides.find((space) => takeOut(gone, space))
      if (begins === 'tandem') takeOut(gone, begins)
      const isOver = decided.length > 0 && (decides.length === 0 || begins !== undefined)
      return [
        ...(isOver ? this.#fromDecision(seat) : []),
        ...gone.flatMap((space) => this.#home(seat, space)),
      ]
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

/** The place of a type of cubes in a storage. */
const stored = (seat: number, type: number | undefined): string[] => [
  `stored:${seat}:${TYPES[type ?? 0]}`,
  ...own('storage', seat),
]

/** Money for goods; what is free only comes. */
const bought = (line: LogEntry, from: string[], goods: Flight[]): Flight[] =>
  line.args.dollars
    ? [...sign('i-dollar', own('cash', line.seat), from), ...inReturn(goods)]
    : goods

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
    ...piece(cube(args.out), stored(seat, args.out), [`market:${TYPES[args.out ?? 0]}`]),
    ...piece(cube(args.wanted), [`market:${TYPES[args.wanted ?? 0]}`], stored(seat, args.wanted)),
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
    ...inReturn(sign('i-dollar', ['district:brokers'], own('cash', seat))),
  ],
  'cc.market.stocked': ({ args }) =>
    several(
      args.cubes,
      piece(cube(args.type), ['district:calendar'], [`market:${TYPES[args.type ?? 0]}`]),
    ),
  'cc.permit.paid': (line, places) => {
    const from = [`permit:${line.args.number}`]
    return bought(line, from, sign('i-tile', from, places.at(line.seat, line.args.space)))
  },
  'cc.bought': (line) => {
    const cubes = TYPES.flatMap((type, number) =>
      several(
        countIn(line.args.cubes, number),
        piece(cube(number), [`market:${type}`], stored(line.seat, number)),
      ),
    )
    return bought(line, ['district:utilities'], cubes)
  },
  'cc.installed': ({ seat, args }, { table }) =>
    piece(cube(args.type), stored(seat, args.type), [
      `cell:${seat}:${table.printed.cells[args.cell ?? 0]}`,
      `seat:${seat}`,
    ]),
  'cc.built': (line, { table }) => {
    const { seat, args } = line
    const name = table.printed.buildings[args.building ?? 0]
    const from = [`building:${ROWS[args.row ?? 0]}:${name}`, 'district:construction']
    const lands = `building:${seat}:${name}`
    const built = sign('i-build', from, [`site:${seat}:${name}`, `seat:${seat}`])
    return bought(
      line,
      from,
      built.map((flight) => ({ ...flight, lands })),
    )
  },
  'cc.denied': (line) => bought(line, ['district:construction'], []),
  'cc.built.over': ({ seat, args }) =>
    several(args.refuse, piece('cc-refuse', own('village', seat), own('refuse', seat))),
  'cc.tile.covered': ({ seat, args }, places) =>
    several(args.refuse, piece('cc-refuse', places.at(seat, args.space), own('refuse', seat))),
  'cc.cleared': ({ seat, args }) =>
    several(args.cubes, piece('cc-refuse', own('refuse', seat), ['district:calendar'])),
  'cc.coal.lost': ({ seat, args }) =>
    several(args.coal, piece('cc-coal', own('coal', seat), ['district:calendar'])),
  'cc.inspected': ({ seat, args: { dollars = 0 } }) =>
    dollars < 0
      ? sign('i-dollar', own('cash', seat), ['district:calendar'])
      : dollars > 0
        ? sign('i-dollar', ['district:calendar'], own('cash', seat))
        : [],
}

export const flightsOf = flightsBy<Table, Places>(FLIGHTS, Places)
