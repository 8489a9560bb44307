/** The events of Coal Baron as motion. */
import type { LogEntry } from '../../api/types'
import {
  flightsBy,
  own,
  piece,
  sign,
  Telling,
  worker,
  type Flight,
  type Told as Tells,
} from '../../board/flights'
import { COLOURS, LEVELS, SPRITE } from './components'
import type { Table } from './view'

type Args = Record<string, number>

class Teller extends Telling<Table> {
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

type Told = Tells<Teller>

function stock({ args, seat }: LogEntry): string[] {
  return own(args.origin === 0 ? 'cage' : 'storage', seat)
}

const toOrder: Told = (line, telling) =>
  telling.cube(line.args.coal, stock(line), [
    `card:${Object.keys(telling.table.printed.cards)[line.args.card ?? 0]}`,
    ...own('orders', line.seat),
  ])

const takeOrder: Told = ({ seat }, telling) =>
  sign('i-order', [telling.space, 'offer'], own('orders', seat))

const TOLD: Record<string, Told> = {
  'cb.workers.placed': ({ seat, args }, telling) => {
    telling.space = telling.spaceOf(args)
    return telling.worker(seat, own('crew', seat), [telling.space])
  },
  'cb.workers.ousted': ({ seat, args }, telling) =>
    telling.worker(seat, [telling.spaceOf(args)], [`canteen:${seat}`]),
  'cb.bank.visited': ({ seat }, telling) => {
    telling.space = 'space:bank'
    return telling.worker(seat, own('crew', seat), [telling.space])
  },
  'cb.money.received': ({ seat }, telling) => sign('i-coin', [telling.space], own('marks', seat)),
  'cb.tile.bought': ({ seat, args }, telling) => {
    const tile = Object.values(telling.table.printed.tiles)[args.tile ?? 0]
    return sign('i-tile', [telling.space, 'offer'], telling.level(seat, tile?.colour))
  },
  'cb.carts.filled': ({ seat, args }, telling) =>
    Array.from({ length: args.cubes ?? 0 }).flatMap(() =>
      telling.cube(
        args.coal,
        [`supply:${COLOURS[args.coal ?? 0]}`],
        telling.level(seat, args.coal),
      ),
    ),
  'cb.cart.substituted': ({ seat, args }, telling) =>
    telling.cube(args.coal, [`supply:${COLOURS[args.coal ?? 0]}`], telling.level(seat, args.cart)),
  'cb.coal.loaded': ({ seat, args }, telling) => {
    const level = LEVELS.findIndex((name) => name === telling.table.pits[seat]?.level)
    return telling.cube(args.coal, telling.level(seat, level - 1), telling.cage(seat))
  },
  'cb.coal.placed': toOrder,
  'cb.pair.paid': toOrder,
  'cb.coal.stored': ({ seat, args }, telling) =>
    telling.cube(args.coal, telling.cage(seat), own('storage', seat)),
  'cb.order.delivered': ({ seat }) => sign('i-order', own('orders', seat), own('delivered', seat)),
  'cb.order.taken': takeOrder,
  'cb.card.drafted': takeOrder,
  'cb.tile.shown': ({ args }, telling) => sign('i-tile', ['stack:tiles'], [telling.spaceOf(args)]),
  'cb.card.shown': ({ args }, telling) =>
    sign('i-order', ['stack:orders'], [telling.spaceOf(args)]),
}

export const flightsOf = flightsBy(TOLD, Teller)
