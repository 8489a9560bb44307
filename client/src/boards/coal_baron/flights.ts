/** The events of Coal Baron as motion. */
import type { LogEntry } from '../../api/types'
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
import { COLOURS, LEVELS, SPRITE } from './components'
import type { Table } from './view'

type Args = Record<string, number>

class Context extends FlightContext<Table> {
  /** Where the seat that acts last put its workers. */
  space = 'offer'
  /** Who stands where with how many, as far as it is known. */
  readonly #standing = new Map<string, { seat: number; count: number }>()

  spaceOf(args: Args): string {
    return `space:${this.table.spaces[args.space ?? -1]?.name ?? 'none'}`
  }

  worker(seat: number, from: string[], to: string[], count = 1): Flight[] {
    return worker(this.seats[seat], from, to, count)
  }

  /** Workers leave for a space. */
  place(seat: number, space: string, count: number): Flight[] {
    this.space = space
    this.#standing.set(space, { seat, count })
    return this.worker(seat, own('crew', seat), [space], count)
  }

  /** Workers leave their space for the canteen. */
  oust(seat: number, space: string, count: number): Flight[] {
    const canteen = `canteen:${seat}`
    this.#standing.set(canteen, { seat, count })
    return this.worker(seat, [space], [canteen], count)
  }

  /** All workers go home: those who stood there before, and those who came since. */
  clear(): Flight[] {
    const { before } = this
    if (!before) return []
    const found = new Map<string, { seat: number; count: number }>()
    for (const { name, owner, workers } of before.spaces) {
      if (owner !== null) found.set(`space:${name}`, { seat: owner, count: workers })
    }
    for (const [seat, { canteen }] of before.pits.entries()) {
      if (canteen > 0) found.set(`canteen:${seat}`, { seat, count: canteen })
    }
    const all = [...new Map([...found, ...this.#standing])]
    return all.flatMap(([place, { seat, count }]) =>
      this.worker(seat, [place], own('crew', seat), count),
    )
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

function stock({ args, seat }: LogEntry): string[] {
  return own(args.origin === 0 ? 'cage' : 'storage', seat)
}

/** The name of an order card that an event tells of. */
const cardOf = ({ args }: LogEntry, { table }: Context): string | undefined =>
  Object.keys(table.printed.cards)[args.card ?? -1]

/** An order card on its way: the card itself, where it is drawn. */
function order(card: string | undefined, from: string[], to: string[]): Flight[] {
  const moved = sign('i-order', from, to)
  return card ? moved.map((flight) => ({ ...flight, lands: `order:${card}` })) : moved
}

const toOrder: Flights = (line, context) =>
  context.cube(line.args.coal, stock(line), [
    `card:${cardOf(line, context)}`,
    ...own('orders', line.seat),
  ])

const takeOrder: Flights = (line, context) => {
  const card = cardOf(line, context)
  return order(card, [`offered:${card}`, 'offer', context.space], own('orders', line.seat))
}

const FLIGHTS: Record<string, Flights> = {
  'cb.workers.placed': ({ seat, args }, context) =>
    context.place(seat, context.spaceOf(args), args.workers ?? 1),
  'cb.workers.ousted': ({ seat, args }, context) =>
    context.oust(seat, context.spaceOf(args), args.workers ?? 1),
  'cb.bank.visited': ({ seat }, context) => context.place(seat, 'space:bank', 1),
  'cb.shift.ended': (_, context) => context.clear(),
  'cb.money.received': ({ seat }, context) => sign('i-coin', [context.space], own('marks', seat)),
  'cb.tile.bought': ({ seat, args }, context) => {
    const tile = Object.values(context.table.printed.tiles)[args.tile ?? 0]
    const from = ['offer', context.space]
    const carts = piece(
      `cart-${SPRITE[tile?.colour ?? 0] ?? 'y'}`,
      from,
      context.level(seat, tile?.colour),
    )
    return Array.from({ length: tile?.carts ?? 1 }).flatMap(() => carts)
  },
  'cb.carts.filled': ({ seat, args }, context) =>
    Array.from({ length: args.cubes ?? 0 }).flatMap(() =>
      context.cube(
        args.coal,
        [`supply:${COLOURS[args.coal ?? 0]}`],
        context.level(seat, args.coal),
      ),
    ),
  'cb.cart.substituted': ({ seat, args }, context) =>
    context.cube(args.coal, [`supply:${COLOURS[args.coal ?? 0]}`], context.level(seat, args.cart)),
  'cb.coal.loaded': ({ seat, args }, context) => {
    const level = LEVELS.findIndex((name) => name === context.table.pits[seat]?.level)
    return context.cube(args.coal, context.level(seat, level - 1), context.cage(seat))
  },
  'cb.coal.placed': toOrder,
  'cb.pair.paid': toOrder,
  'cb.coal.stored': ({ seat, args }, context) =>
    context.cube(args.coal, context.cage(seat), own('storage', seat)),
  'cb.order.delivered': ({ seat }) => sign('i-order', own('orders', seat), own('delivered', seat)),
  'cb.order.taken': takeOrder,
  'cb.card.drafted': takeOrder,
  'cb.tile.shown': ({ args }, context) => sign('i-tile', ['stack:tiles'], [context.spaceOf(args)]),
  'cb.card.shown': (line, context) =>
    order(cardOf(line, context), ['stack:orders'], [context.spaceOf(line.args)]),
}

export const flightsOf = flightsBy(FLIGHTS, Context)
