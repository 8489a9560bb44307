/** The events of Coal Baron as motion. */
import type { LogEntry } from '../../api/types'
import {
  back,
  BY_ITSELF,
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
import { backOf, COLOURS, LEVELS, SPRITE, spread } from './components'
import { leaving } from './tunnels'
import type { Table } from './view'

type Args = Record<string, number>

interface Standing {
  place: string
  seat: number
  count: number
}

class Context extends FlightContext<Table> {
  /** Where the seat that acts last put its workers. */
  space = 'offer'
  /** Who has come to stand where, and how many, by place and seat. */
  readonly #standing = new Map<string, Standing>()
  #delivered = 0
  #lifted = false
  /** Where the cages have been moved to, by seat, and what was loaded where. */
  readonly #levels = new Map<number, number>()
  readonly #loaded = new Map<string, number>()

  override begin(): void {
    this.#delivered = 0
    this.#lifted = false
    this.#loaded.clear()
  }

  spaceOf(args: Args): string {
    return `space:${this.table.spaces[args.space ?? -1]?.name ?? 'none'}`
  }

  worker(seat: number, from: string[], to: string[], count = 1): Flight[] {
    return worker(this.seats[seat], from, to, count)
  }

  /** Workers leave for a space. */
  place(seat: number, space: string, count: number): Flight[] {
    this.space = space
    this.#stand(this.#standing, { place: space, seat, count })
    return this.worker(seat, own('crew', seat), [space], count)
  }

  /** Workers leave their space for the canteen. */
  oust(seat: number, space: string, count: number): Flight[] {
    const canteen = `canteen:${seat}`
    this.#standing.delete(`${space} ${seat}`)
    this.#stand(this.#standing, { place: canteen, seat, count })
    return this.worker(seat, [space], [canteen], count)
  }

  /** All workers go home before the next shift: those who stood there, and those who came since. */
  clear(): Flight[] {
    const { before, table } = this
    if (!before || before.shift === table.shift) return []
    const all = new Map<string, Standing>()
    for (const { name, owner, workers } of before.spaces) {
      if (owner !== null) this.#stand(all, { place: `space:${name}`, seat: owner, count: workers })
    }
    for (const [seat, { canteen, bank }] of before.pits.entries()) {
      this.#stand(all, { place: `canteen:${seat}`, seat, count: canteen })
      this.#stand(all, { place: 'space:bank', seat, count: bank })
    }
    for (const standing of this.#standing.values()) this.#stand(all, standing)
    return [...all.values()].flatMap(({ place, seat, count }) =>
      this.worker(seat, [place], own('crew', seat), count),
    )
  }

  #stand(all: Map<string, Standing>, standing: Standing): void {
    if (standing.count > 0) all.set(`${standing.place} ${standing.seat}`, standing)
  }

  /** The cage goes by itself, over all the levels of a turn at once. */
  lift(seat: number, level: number): Flight[] {
    this.#levels.set(seat, level)
    if (this.#lifted) return []
    this.#lifted = true
    return BY_ITSELF
  }

  /** A cube leaves its cart for the cage. */
  load(seat: number, coal: number): Flight[] {
    const pit = (this.before ?? this.table).pits[seat]
    const level = this.#levels.get(seat) ?? LEVELS.findIndex((name) => name === pit?.level)
    const kind = `${seat} ${level} ${coal}`
    const turn = this.#loaded.get(kind) ?? 0
    this.#loaded.set(kind, turn + 1)
    const from = [leaving(seat, level - 1, coal, turn), ...this.level(seat, level - 1)]
    return this.cube(coal, from, this.cage(seat))
  }

  /** The cubes of an order go back to the supply; then its card lies face down with the others. */
  deliver(seat: number, card: string | undefined): Flight[] {
    const from = [`card:${card}`, ...own('orders', seat)]
    const pit = this.before?.pits[seat]
    const cubes = pit?.orders.find((order) => order.card === card)?.cubes ?? []
    const lies = (pit?.delivered ?? 0) + this.#delivered++
    const face = { lands: backOf(seat, lies) }
    return [
      ...spread(cubes).flatMap((colour) => this.cube(colour, from, [`supply:${COLOURS[colour]}`])),
      ...inReturn(back('i-order', from, own('delivered', seat))).map((flight) => ({
        ...flight,
        ...face,
      })),
    ]
  }

  /** What was looked at and not taken goes back to its stack. */
  override finish(): Flight[] {
    const hand = this.before?.hand
    if (!hand || this.table.hand) return []
    return times(hand.size, back(ICONS[hand.pile] ?? 'i-tile', ['offer'], [`stack:${hand.pile}`]))
  }

  cube(colour: number | undefined, from: string[], to: string[]): Flight[] {
    return piece(`cube-${SPRITE[colour ?? 0] ?? 'y'}`, from, to)
  }

  level(seat: number, colour: number | undefined): string[] {
    return [`level:${seat}:${COLOURS[colour ?? 0]}`, `seat:${seat}`]
  }

  cage(seat: number): string[] {
    return [`cage:${seat}`, `seat:${seat}`]
  }
}

type Flights = EventFlights<Context>

/** The sign of each stack, by its name. */
const ICONS: Readonly<Record<string, string>> = { tiles: 'i-tile', orders: 'i-order' }

const times = (count: number, flights: readonly Flight[]): Flight[] =>
  Array.from({ length: count }).flatMap(() => flights)

function stock({ args, seat }: LogEntry): string[] {
  return own(args.origin === 0 ? 'cage' : 'storage', seat)
}

/** The name of an order card that an event tells of. */
const cardOf = ({ args }: LogEntry, { table }: Context): string | undefined =>
  Object.keys(table.printed.cards)[args.card ?? -1]

/** An order card on its way: the card itself, where it is drawn, or else its back. */
function order(card: string | undefined, from: string[], to: string[]): Flight[] {
  const moved = back('i-order', from, to)
  return card ? moved.map((flight) => ({ ...flight, lands: `order:${card}` })) : moved
}

const toOrder: Flights = (line, context) =>
  context.cube(line.args.coal, stock(line), [
    `card:${cardOf(line, context)}`,
    ...own('orders', line.seat),
  ])

const takeOrder: Flights = (line, context) => {
  const card = cardOf(line, context)
  const from = [`offered:${card}`, 'offer', context.space]
  const hand = context.before?.hand
  const leaves = !hand || hand.faces !== null // what only another one sees is taken from the sheet
  return order(card, from, own('orders', line.seat)).map((flight) => ({ ...flight, leaves }))
}

const FLIGHTS: Record<string, Flights> = {
  'cb.workers.placed': ({ seat, args }, context) =>
    context.place(seat, context.spaceOf(args), args.workers ?? 1),
  'cb.workers.ousted': ({ seat, args }, context) =>
    context.oust(seat, context.spaceOf(args), args.workers ?? 1),
  'cb.bank.visited': ({ seat }, context) => [
    ...context.place(seat, 'space:bank', 1),
    ...inReturn(sign('i-coin', ['space:bank'], own('marks', seat))),
  ],
  'cb.shift.ended': (_, context) => context.clear(),
  'cb.money.received': ({ seat }, context) => sign('i-coin', [context.space], own('marks', seat)),
  'cb.tile.bought': ({ seat, args }, context) => {
    const tile = Object.values(context.table.printed.tiles)[args.tile ?? 0]
    const from = ['offer', context.space]
    const to = context.level(seat, tile?.colour)
    const carts = piece(`cart-${SPRITE[tile?.colour ?? 0] ?? 'y'}`, from, to)
    return [
      ...sign('i-coin', own('marks', seat), from),
      ...inReturn(times(tile?.carts ?? 1, carts)),
    ]
  },
  'cb.carts.filled': ({ seat, args }, context) => {
    const from = [`supply:${COLOURS[args.coal ?? 0]}`]
    return times(args.cubes ?? 0, context.cube(args.coal, from, context.level(seat, args.coal)))
  },
  'cb.cart.substituted': ({ seat, args }, context) =>
    context.cube(args.coal, [`supply:${COLOURS[args.coal ?? 0]}`], context.level(seat, args.cart)),
  'cb.coal.loaded': ({ seat, args }, context) => context.load(seat, args.coal ?? 0),
  'cb.coal.placed': toOrder,
  'cb.pair.paid': toOrder,
  'cb.coal.stored': ({ seat, args }, context) =>
    context.cube(args.coal, context.cage(seat), own('storage', seat)),
  'cb.cage.moved': ({ seat, args }, context) => context.lift(seat, args.level ?? 0),
  'cb.order.delivered': (line, context) => context.deliver(line.seat, cardOf(line, context)),
  'cb.element.scored': ({ seat, args }) =>
    sign('i-vp', [`element:${args.element}`, 'clock'], [`score:${seat}`, `seat:${seat}`]),
  'cb.looked': (_, { table: { hand } }) =>
    hand
      ? Array.from({ length: hand.size }, (_, at) =>
          back(ICONS[hand.pile] ?? 'i-tile', [`stack:${hand.pile}`], ['offer']).map((flight) => ({
            ...flight,
            lands: `hand:${at}`,
          })),
        ).flat()
      : [],
  'cb.order.taken': takeOrder,
  'cb.card.drafted': takeOrder,
  'cb.tile.shown': ({ args }, context) => {
    const space = context.spaceOf(args)
    const lands = `tile:${context.table.spaces[args.space ?? -1]?.name}`
    return back('i-tile', ['stack:tiles'], [space]).map((flight) => ({ ...flight, lands }))
  },
  'cb.card.shown': (line, context) =>
    order(cardOf(line, context), ['stack:orders'], [context.spaceOf(line.args)]),
}

export const flightsOf = flightsBy(FLIGHTS, Context)
