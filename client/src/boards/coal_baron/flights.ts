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

  spaceOf(args: Args): string {
    return `space:${this.table.spaces[args.space ?? -1]?.name ?? 'none'}`
  }

  worker(seat: number, from: string[], to: string[]): Flight[] {
    return worker(this.seats[seat], from, to)
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

const toOrder: Flights = (line, context) =>
  context.cube(line.args.coal, stock(line), [
    `card:${Object.keys(context.table.printed.cards)[line.args.card ?? 0]}`,
    ...own('orders', line.seat),
  ])

const takeOrder: Flights = ({ seat }, context) =>
  sign('i-order', [context.space, 'offer'], own('orders', seat))

const FLIGHTS: Record<string, Flights> = {
  'cb.workers.placed': ({ seat, args }, context) => {
    context.space = context.spaceOf(args)
    return context.worker(seat, own('crew', seat), [context.space])
  },
  'cb.workers.ousted': ({ seat, args }, context) =>
    context.worker(seat, [context.spaceOf(args)], [`canteen:${seat}`]),
  'cb.bank.visited': ({ seat }, context) => {
    context.space = 'space:bank'
    return context.worker(seat, own('crew', seat), [context.space])
  },
  'cb.money.received': ({ seat }, context) => sign('i-coin', [context.space], own('marks', seat)),
  'cb.tile.bought': ({ seat, args }, context) => {
    const tile = Object.values(context.table.printed.tiles)[args.tile ?? 0]
    return sign('i-tile', [context.space, 'offer'], context.level(seat, tile?.colour))
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
  'cb.card.shown': ({ args }, context) =>
    sign('i-order', ['stack:orders'], [context.spaceOf(args)]),
}

export const flightsOf = flightsBy(FLIGHTS, Context)
