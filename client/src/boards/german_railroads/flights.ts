/** The events of German Railroads as motion. */
import {
  flightsBy,
  own,
  piece,
  sign,
  FlightContext,
  worker,
  type EventFlights,
} from '../../board/flights'
import { nameIn, SPRITE } from './components'
import type { Table } from './view'

type Args = Record<string, number>

class RailroadFlights extends FlightContext<Table> {
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

type Flying = EventFlights<RailroadFlights>

/** Whether a worker is among what an event says was put on a space, and not coins alone. */
const hasWorker = ({ pieces = 0 }: Args): boolean => pieces >= 100 || pieces % 10 > 0

/** A tile that comes to a gap of the industry track. */
const toGap: Flying = ({ seat }) => piece('gr-fac', ['supply'], own('industry', seat))

/** A sign that comes from the space that is used to one place of the seat. */
const gained =
  (symbol: string, place: string): Flying =>
  ({ seat }, context) =>
    sign(symbol, [context.space], own(place, seat))

const FLIGHTS: Record<string, Flying> = {
  'gr.placed': ({ seat, args }, context) => {
    context.space = `space:${context.named('space', args)}`
    const from = own('crew', seat)
    return hasWorker(args)
      ? worker(context.seats[seat], from, [context.space])
      : sign('i-coin', own('coins', seat), [context.space])
  },
  'gr.relocated': ({ seat, args }, context) => {
    context.space = `space:${context.named('space', args)}`
    return worker(context.seats[seat], [`order:${seat}`], [context.space])
  },
  'gr.track.moved': ({ seat, args }, context) => {
    const space = args.space ?? 1
    return piece(
      `gr-tr-${SPRITE[args.colour ?? 0] ?? 'k'}`,
      space > 1 ? context.rail(seat, args, space - 1) : own('crew', seat),
      context.rail(seat, args, space),
    )
  },
  'gr.space.reached': ({ seat, args }, context) =>
    sign('i-check', context.rail(seat, args, args.space ?? 1), own('now', seat)),
  'gr.loco.placed': ({ seat, args }, context) =>
    piece('gr-loco', ['supply'], [`slot:${seat}:${context.named('slot', args)}`, `seat:${seat}`]),
  'gr.loco.returned': ({ seat }) => piece('gr-fac', [`seat:${seat}`, `now:${seat}`], ['supply']),
  'gr.factory.built': toGap,
  'gr.factory.replaced': toGap,
  'gr.marker.moved': ({ seat, args }, context) => [
    {
      symbol: 'gr-marker',
      tint: `s${context.seats[seat]?.piece ?? 1}`,
      from: [`industry:${seat}:${(args.place ?? 1) - 1}`, `seat:${seat}`],
      to: [`industry:${seat}:${args.place ?? 0}`, `seat:${seat}`],
    },
  ],
  'gr.coins.taken': gained('i-coin', 'coins'),
  'gr.coal.taken': gained('i-coal', 'coal'),
  'gr.doubler.placed': gained('i-gr-double', 'now'),
  'gr.engineer.hired': ({ seat }) => sign('i-engineer', ['space:eng_hire'], own('desk', seat)),
  'gr.card.taken': ({ seat, args }, context) =>
    sign('i-gr-card', [`card:${context.named('card', args)}`, 'pile'], own('desk', seat)),
  'gr.endbonus.kept': ({ seat }) => sign('i-gr-card', ['pile'], own('end', seat)),
  'gr.token.used': ({ seat }) => sign('i-gr-q', own('tokens', seat), own('now', seat)),
  'gr.income.taken': ({ seat }) => sign('i-gr-income', ['offer', 'supply'], own('income', seat)),
  'gr.foundry.taken': ({ seat, args }, context) =>
    sign('i-gr-foundry', [context.foundry(args), 'foundry-pile'], own('foundries', seat)),
  'gr.foundry.shown': ({ args }, context) =>
    sign('i-gr-foundry', ['foundry-pile'], [context.foundry(args)]),
  'gr.boilerman.taken': ({ seat }) => sign('i-gr-flame', ['foundry-pile'], own('now', seat)),
}

export const flightsOf = flightsBy(FLIGHTS, RailroadFlights)
