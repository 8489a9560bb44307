/** The events of German Railroads as motion. */
import {
  flightsBy,
  own,
  piece,
  sign,
  Telling,
  worker,
  type Told as Tells,
} from '../../board/flights'
import { nameIn, SPRITE } from './components'
import type { Table } from './view'

type Args = Record<string, number>

class Teller extends Telling<Table> {
  /** Where the seat that acts last put its workers. */
  space = 'supply'

  /** The name of what an argument numbers. */
  named(arg: string, args: Args): string {
    return nameIn(this.table.printed, arg, args[arg]) ?? 'none'
  }

  foundry(args: Args): string {
    return `foundry:${this.named('foundry', args)}`
  }

  rail(seat: number, args: Args, space: number): string[] {
    return [`rail:${seat}:${this.named('railroad', args)}:${space}`, `seat:${seat}`]
  }
}

type Told = Tells<Teller>

/** Whether a worker is among what an event says was put on a space, and not coins alone. */
const hasWorker = ({ pieces = 0 }: Args): boolean => pieces >= 100 || pieces % 10 > 0

/** A tile that comes to a gap of the industry track. */
const toGap: Told = ({ seat }) => piece('gr-fac', ['supply'], own('industry', seat))

/** A sign that comes from the space that is used to one place of the seat. */
const gained =
  (symbol: string, place: string): Told =>
  ({ seat }, telling) =>
    sign(symbol, [telling.space], own(place, seat))

const TOLD: Record<string, Told> = {
  'gr.placed': ({ seat, args }, telling) => {
    telling.space = `space:${telling.named('space', args)}`
    const from = own('crew', seat)
    return hasWorker(args)
      ? worker(telling.seats[seat], from, [telling.space])
      : sign('i-coin', own('coins', seat), [telling.space])
  },
  'gr.relocated': ({ seat, args }, telling) => {
    telling.space = `space:${telling.named('space', args)}`
    return worker(telling.seats[seat], [`order:${seat}`], [telling.space])
  },
  'gr.track.moved': ({ seat, args }, telling) => {
    const space = args.space ?? 1
    return piece(
      `gr-tr-${SPRITE[args.colour ?? 0] ?? 'k'}`,
      space > 1 ? telling.rail(seat, args, space - 1) : own('crew', seat),
      telling.rail(seat, args, space),
    )
  },
  'gr.space.reached': ({ seat, args }, telling) =>
    sign('i-check', telling.rail(seat, args, args.space ?? 1), own('now', seat)),
  'gr.loco.placed': ({ seat, args }, telling) =>
    piece('gr-loco', ['supply'], [`slot:${seat}:${telling.named('slot', args)}`, `seat:${seat}`]),
  'gr.loco.returned': ({ seat }) => piece('gr-fac', [`seat:${seat}`, `now:${seat}`], ['supply']),
  'gr.factory.built': toGap,
  'gr.factory.replaced': toGap,
  'gr.marker.moved': ({ seat, args }, telling) => [
    {
      symbol: 'gr-marker',
      tint: `s${telling.seats[seat]?.piece ?? 1}`,
      from: [`industry:${seat}:${(args.place ?? 1) - 1}`, `seat:${seat}`],
      to: [`industry:${seat}:${args.place ?? 0}`, `seat:${seat}`],
    },
  ],
  'gr.coins.taken': gained('i-coin', 'coins'),
  'gr.coal.taken': gained('i-coal', 'coal'),
  'gr.doubler.placed': gained('i-gr-double', 'now'),
  'gr.engineer.hired': ({ seat }) => sign('i-engineer', ['space:eng_hire'], own('desk', seat)),
  'gr.card.taken': ({ seat, args }, telling) =>
    sign('i-gr-card', [`card:${telling.named('card', args)}`, 'pile'], own('desk', seat)),
  'gr.endbonus.kept': ({ seat }) => sign('i-gr-card', ['pile'], own('end', seat)),
  'gr.token.used': ({ seat }) => sign('i-gr-q', own('tokens', seat), own('now', seat)),
  'gr.income.taken': ({ seat }) => sign('i-gr-income', ['offer', 'supply'], own('income', seat)),
  'gr.foundry.taken': ({ seat, args }, telling) =>
    sign('i-gr-foundry', [telling.foundry(args), 'foundry-pile'], own('foundries', seat)),
  'gr.foundry.shown': ({ args }, telling) =>
    sign('i-gr-foundry', ['foundry-pile'], [telling.foundry(args)]),
  'gr.boilerman.taken': ({ seat }) => sign('i-gr-flame', ['foundry-pile'], own('now', seat)),
}

export const flightsOf = flightsBy(TOLD, Teller)
