/** The events of German Railroads as motion. */
import {
  flightsBy,
  own,
  piece,
  sign,
  FlightContext,
  worker,
  type EventFlights,
  type Flight,
} from '../../board/flights'
import { INCOMES, nameIn, SPRITE, tileOf } from './components'
import { standingOn } from './spaces'
import type { PrintedCell, Table } from './view'

type Args = Record<string, number>

class RailroadFlights extends FlightContext<Table> {
  /** Where the seat that acts has just come to: what it gains comes from there. */
  space = 'offer'
  /** The space that it has put workers or coins on: a board that is not shown gains from there. */
  origin = 'offer'
  /** Where locomotives lay that others have replaced, by their numbers. */
  readonly displaced = new Map<number, string>()

  /** The name of what an argument numbers. */
  named(arg: string, args: Args): string {
    return nameIn(this.table.printed, arg, args[arg]) ?? 'none'
  }

  foundry(args: Args): string {
    return `foundry:${this.named('foundry', args)}`
  }

  rail(seat: number, args: Args, space: number): string {
    return `rail:${seat}:${this.named('railroad', args)}:${space}`
  }

  /** Someone comes to an action space. */
  use(args: Args): string[] {
    this.space = this.origin = `space:${this.named('space', args)}`
    return [this.space]
  }

  /** Engineers who have gone from one place to another, with both places. */
  moved(): { name: string; from: string; to: string }[] {
    const { before, table } = this
    return Object.entries(table.engineers).flatMap(([name, to]) => {
      const from = before?.engineers[name] ?? to
      return from === to ? [] : [{ name, from, to }]
    })
  }

  /** The railroad's or the track's place that points of a scoring come from. */
  scoring(seat: number, args: Args): string[] {
    const source = this.named('source', args)
    const line = this.table.printed.round_sources.indexOf(source)
    const railroad = this.table.printed.railroads[line]?.name
    if (railroad) return [`lane:${seat}:${railroad}`]
    return source === 'industry' ? [`industry:${seat}`] : []
  }

  /** Where a boilerman has come to since the last picture. */
  manned(seat: number): string[] {
    const [then, now] = [this.before?.players[seat], this.table.players[seat]]
    const { names, gaps } = this.table.printed
    const isNew = (word: string, earlier: string | undefined): boolean =>
      (tileOf(word)?.boilerman ?? false) && !tileOf(earlier)?.boilerman
    const slot = now?.locomotives.findIndex((word, at) => isNew(word, then?.locomotives[at])) ?? -1
    const gap = now?.factories.findIndex((word, at) => isNew(word, then?.factories[at])) ?? -1
    if (slot >= 0) return [`slot:${seat}:${names.slot?.[slot]}`]
    return gap >= 0 ? [`industry:${seat}:${gaps[gap]}`] : []
  }

  /** The spaces on a seat's board that are such. */
  spaces(seat: number, isMeant: (cell: PrintedCell) => boolean): string[] {
    return this.table.printed.railroads.flatMap(({ name, stretches }) =>
      stretches
        .flatMap(({ cells }) => cells)
        .filter(isMeant)
        .map(({ space }) => `rail:${seat}:${name}:${space}`),
    )
  }

  /** The place for the medal on a seat's board. */
  medal(seat: number): string[] {
    return this.spaces(seat, ({ special }) => special?.gives.includes('medal') ?? false)
  }

  /** The space of a seat's board where a station begins. */
  station(seat: number, number: number | undefined): string[] {
    return this.spaces(seat, ({ station }) => station?.number === number && station?.part === 0)
  }

  /** The `?` token that a seat has used since the last picture. */
  token(seat: number): string[] {
    const left = this.table.players[seat]?.tokens ?? []
    const gone = this.before?.players[seat]?.tokens.filter((token) => !left.includes(token)) ?? []
    return gone.slice(0, 1).map((token) => `token:${seat}:${token}`)
  }

  /** The end bonus card that a seat has got since the last picture, where it can be seen. */
  endBonus(seat: number): string | undefined {
    const had = this.before?.players[seat]?.end_bonus_cards
    return this.table.players[seat]?.end_bonus_cards?.find((card) => had && !had.includes(card))
  }

  /** All workers go home; of those on a space one is drawn, with their number. */
  clear(): Flight[] {
    const { before, seats } = this
    if (!before) return []
    const names = ['bg1', ...before.spaces.map(({ name }) => name)]
    return names.flatMap((name) =>
      standingOn(before, name, seats).flatMap(({ seat, workers, black }) =>
        seat && workers + black > 0 ? worker(seat, [`space:${name}`], own('crew', seat.seat)) : [],
      ),
    )
  }
}

type Flying = EventFlights<RailroadFlights>

/** Whether a worker is among what an event says was put on a space, and not coins alone. */
const hasWorker = ({ pieces = 0 }: Args): boolean => pieces >= 100 || pieces % 10 > 0

/** What a flight becomes, if it is named: it is not seen before it has arrived. */
const landing = (flights: Flight[], lands: string | false | undefined): Flight[] =>
  lands ? flights.map((flight) => ({ ...flight, lands })) : flights

/** What is seen where a flight begins goes itself. */
const leaving = (flights: Flight[]): Flight[] =>
  flights.map((flight) => ({ ...flight, leaves: true }))

/** An engineer's card that travels from a place of the strip; where it is not drawn, a sign. */
const engineer = (name: string, from: string[], to: string[]): Flight[] =>
  landing(sign('i-engineer', from, to), `engineer:${name}`)

/** An income marker; the first of its kind is a card, the others are a number on it. */
const income: Flying = ({ seat, args }, context) => {
  const kind = INCOMES[args.income ?? 0] ?? 'none'
  const isFirst = context.before?.players[seat]?.income[args.income ?? 0] === 0
  const taken = sign('i-gr-income', [`offered:${kind}`, 'supply'], own('income', seat))
  return landing(taken, isFirst && `income:${seat}:${kind}`)
}

/** A tile that comes to a gap of the industry track. */
const toGap: Flying = ({ seat, args }, { table }) => {
  const place = table.printed.gaps[args.gap ?? 0]
  return piece('gr-fac', ['supply'], [`industry:${seat}:${place}`, ...own('industry', seat)])
}

/** A sign that comes from the space that is used to one place of the seat. */
const gained =
  (symbol: string, place: string): Flying =>
  ({ seat }, context) =>
    sign(symbol, [context.space, context.origin], own(place, seat))

const FLIGHTS: Record<string, Flying> = {
  'gr.placed': ({ seat, args }, context) => {
    const to = context.use(args)
    return hasWorker(args)
      ? worker(context.seats[seat], own('crew', seat), to)
      : sign('i-coin', own('coins', seat), to)
  },
  'gr.relocated': ({ seat, args }, context) =>
    worker(context.seats[seat], [`order:${seat}`], context.use(args)),
  'gr.round.cleared': (_, context) => context.clear(),
  'gr.track.moved': ({ seat, args }, context) => {
    const space = args.space ?? 1
    const to = context.rail(seat, args, space)
    const from = space > 1 ? context.rail(seat, args, space - 1) : `values:${seat}`
    context.space = to
    return piece(
      `gr-tr-${SPRITE[args.colour ?? 0] ?? 'k'}`,
      [from, context.origin],
      [to, `seat:${seat}`],
    )
  },
  'gr.loco.placed': ({ seat, args: { number = 0, replaced = 0, ...args } }, context) => {
    const slot = `slot:${seat}:${context.named('slot', args)}`
    const from = context.displaced.get(number) ?? `supply:${number}`
    if (replaced > 0) context.displaced.set(replaced, slot)
    const moved = piece('gr-loco', [from, 'supply'], [slot, `seat:${seat}`])
    return moved.map((flight) => ({ ...flight, replaces: true }))
  },
  'gr.loco.returned': ({ seat, args }, context) =>
    piece('gr-fac', [context.displaced.get(args.number ?? 0) ?? '', `seat:${seat}`], ['supply']),
  'gr.factory.built': toGap,
  'gr.factory.replaced': toGap,
  'gr.marker.moved': ({ seat, args }, context) => {
    const place = args.place ?? 1
    context.space = `industry:${seat}:${place}`
    return [
      {
        symbol: 'gr-marker',
        tint: `s${context.seats[seat]?.piece ?? 1}`,
        from: [`industry:${seat}:${place - 1}`, context.origin],
        to: [context.space, `seat:${seat}`],
      },
    ]
  },
  'gr.worker.joined': ({ seat }, context) =>
    worker(context.seats[seat], [context.space, 'supply'], own('crew', seat)),
  'gr.worker.black': gained('i-worker', 'crew'),
  'gr.coins.taken': gained('i-coin', 'coins'),
  'gr.coal.taken': gained('i-coal', 'coal'),
  'gr.doubler.placed': ({ seat, args }, { space, table }) => {
    const last = table.players[seat]?.doublers ?? 0
    return Array.from({ length: args.count ?? 1 }, (_, at) => last - at).flatMap((number) =>
      sign('i-gr-double', [space, 'space:doubler'], own(`doubler:${number}`, seat)),
    )
  },
  'gr.engineer.hired': ({ seat }, context) => {
    const hired = context.moved().find(({ to }) => to === `seat-${seat}`)
    return engineer(hired?.name ?? '', ['hire', 'space:eng_hire'], own('desk', seat))
  },
  'gr.token.used': ({ seat }, context) =>
    sign(
      'i-gr-q',
      [...context.token(seat), ...own('tokens', seat)],
      [context.space, context.origin],
    ),
  'gr.extension.laid': ({ seat, args }, context) =>
    sign(
      'i-gr-rail',
      ['offer', `seat:${seat}`],
      [...context.station(seat, args.station), `seat:${seat}`],
    ),
  'gr.card.taken': ({ seat, args }, context) => {
    const name = context.named('card', args)
    const taken = sign('i-gr-card', [`offered:${name}`, `card:${name}`], own('desk', seat))
    context.space = `desk:${seat}`
    return leaving(taken)
  },
  'gr.endbonus.kept': ({ seat }, context) => {
    const card = context.endBonus(seat)
    if (!card) return sign('i-gr-card', ['pile'], own('end', seat))
    const chosen = sign('i-gr-card', [`offered:${card}`], own('end', seat))
    return landing(leaving(chosen), `end:${card}`)
  },
  'gr.income.taken': income,
  'gr.foundry.taken': ({ seat, args }, context) => {
    const lands = context.foundry(args)
    const taken = sign('i-gr-foundry', [lands, 'foundry-pile'], own('foundries', seat))
    return landing(taken, lands)
  },
  'gr.foundry.shown': ({ args }, context) => {
    const shown = sign('i-gr-foundry', ['foundry-pile'], [context.foundry(args)])
    return landing(shown, `offered:${context.named('foundry', args)}`)
  },
  'gr.boilerman.taken': ({ seat }) => sign('i-coal', own('coal', seat), ['space:coal_boiler']),
  'gr.boilerman.put': ({ seat }, context) =>
    sign(
      'i-gr-flame',
      ['space:coal_boiler', 'foundry-pile'],
      [...context.manned(seat), `seat:${seat}`],
    ),
  'gr.coal.burnt': ({ seat }) => sign('i-coal', own('coal', seat), ['foundry-pile', 'supply']),
  'gr.workers.hired': ({ seat }) => sign('i-worker', ['space:temp'], own('crew', seat)),
  'gr.marker.added': ({ seat }, context) => [
    {
      symbol: 'gr-marker',
      tint: `s${context.seats[seat]?.piece ?? 1}`,
      from: [context.space, context.origin],
      to: [`industry:${seat}:0`, `seat:${seat}`],
    },
  ],
  'gr.medal.put': ({ seat }, context) =>
    sign('i-gr-medal', own('tokens', seat), [...context.medal(seat), `seat:${seat}`]),
  'gr.tracks.revalued': ({ seat }) => sign('i-gr-value', own('tokens', seat), own('values', seat)),
  'gr.points.scored': ({ seat, args }, context) =>
    sign(
      'i-vp',
      [...context.scoring(seat, args), `seat:${seat}`, `crew:${seat}`],
      [`score:${seat}`],
    ),
  'gr.points.taken': ({ seat }, context) =>
    sign('i-vp', [context.space, context.origin], [`score:${seat}`]),
  'gr.order.set': ({ seat, args }, { before, seats }) =>
    worker(seats[seat], [`turn:${before?.order.indexOf(seat)}`], [`turn:${(args.place ?? 1) - 1}`]),
  'gr.engineers.moved': (_, context) =>
    context.moved().flatMap(({ name, from, to }) => engineer(name, [from], [to])),
  'gr.emil.placed': ({ args }, context) => sign('i-bot', ['emil'], context.use(args)),
  'gr.emil.took': ({ args }) =>
    piece(args.factory ? 'gr-fac' : 'gr-loco', [`supply:${args.number}`, 'supply'], ['emil']),
  'gr.emil.hired': () => sign('i-engineer', ['hire', 'space:eng_hire'], ['emil']),
}

export const flightsOf = flightsBy(FLIGHTS, RailroadFlights)
