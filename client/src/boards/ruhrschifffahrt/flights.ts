/** The events of Ruhrschifffahrt as motion. */
import {
  BY_ITSELF,
  flightsBy,
  inReturn,
  own,
  sign,
  FlightContext,
  type Flight,
  type EventFlights,
} from '../../board/flights'
import { namesOf } from './names'
import type { Table } from './view'

const DIE = 'i-die'
const COIN = 'i-rs-thaler'
const STAR = 'i-vp'
/** The bank is not on the board: what comes from it appears at the space of the turn. */
const BANK = 'turn:now'
const BAG = 'bag'
const TRACK = 'district:track'

class Context extends FlightContext<Table> {
  /** Where coal was sold last. */
  market = BANK
  readonly nameOf = namesOf(this.table)

  /** A piece of a seat; `lands` as in `Flight`. */
  piece(kind: 'wh' | 'disc', seat: number, from: string[], to: string[], lands = ''): Flight[] {
    const piece = this.seats[seat]?.piece ?? 1
    const flight = { symbol: `rs-${kind}-${piece}`, tint: `s${piece}`, from, to }
    return [lands ? { ...flight, lands } : flight]
  }
}

/** A sign that becomes a piece as it is drawn. */
const landing = (symbol: string, from: string[], to: string[], lands: string): Flight[] =>
  sign(symbol, from, to).map((flight) => ({ ...flight, lands }))

/** A die of a coal; it is drawn as it lands. */
const coalDie = (coal: string, from: string[], to: string[], lands: string): Flight[] => [
  { symbol: `rs-die-${coal}`, tint: '', from, to, lands },
]

type Motion = EventFlights<Context>

/** A Thaler comes to the selling space that it is wanted at, as the marker of the bag says. */
const demand: Motion = ({ args }, { nameOf, table }) => {
  const name = nameOf('space', args.space)
  if (table.demand[name] !== 1) return sign(COIN, [BAG], [`space:${name}`])
  return landing(COIN, [BAG], [`space:${name}`], `demand:${name}`)
}
/** A die comes to the storage that an argument names. */
const supply =
  (from: string): Motion =>
  ({ args }, { nameOf, table }) => {
    const name = nameOf('storage', args.storage)
    const coal = table.printed.river[name]?.coal ?? 'black'
    return coalDie(coal, [from], [`storage:${name}`], `die:${name}`)
  }
/** What is paid goes from a player to a place. */
const fee = (seat: number, thalers: number | undefined, to: string[]): Flight[] =>
  thalers ? sign(COIN, own('thalers', seat), to) : []
/** Points go from where they are scored to the score of a player, after what has brought them. */
const score = (seat: number, points: number | undefined, from: string[]): Flight[] =>
  points ? inReturn(sign(STAR, from, own('score', seat))) : []
/** Points that are given up go from the score of a player to a place. */
const lose = (seat: number, points: number | undefined, to: string[]): Flight[] =>
  points ? sign(STAR, own('score', seat), to) : []
/** A warehouse goes from the pool to the thing that an argument names, and what it costs too. */
const build =
  (at: 'space' | 'depot' | 'column', kind: string): Motion =>
  ({ seat, args }, context) => {
    const { table } = context
    const name = context.nameOf(kind, args[kind])
    const standing = { space: table.cities, depot: table.depots, column: table.port }[at]
    const place = (standing[name]?.warehouses.length ?? 0) - 1
    const to = [`${at}:${name}`]
    return [
      ...context.piece('wh', seat, own('pool', seat), to, `wh:${at}:${name}:${place}`),
      ...fee(seat, args.thalers, to),
      ...score(seat, args.points, to),
    ]
  }

const earn: Motion = ({ seat, args }, { market }) =>
  args.thalers ? sign(COIN, [market], own('thalers', seat)) : []
const pay: Motion = ({ seat, args }) =>
  args.thalers ? sign(COIN, [BANK], own('thalers', seat)) : []
const giveBack: Motion = ({ seat, args }) => fee(seat, args.thalers, [BANK])
const forfeit: Motion = ({ seat, args }) => lose(seat, args.points, [BANK])
const gain: Motion = ({ seat, args }) => score(seat, args.points, [BANK])
const improve: Motion = ({ args }, { nameOf }) =>
  sign(DIE, [BANK], [`storage:${nameOf('storage', args.storage)}`])
const bring = supply(TRACK)
const borrow: Motion = ({ seat }, context) =>
  context.piece('wh', seat, own('pool', seat), own('debt', seat))
const choose: Motion = ({ seat, args }, context) => {
  const option = `option:${context.nameOf('option', args.option)}`
  return [
    ...context.piece('disc', seat, own('seat', seat), [option], `disc:${seat}`),
    ...fee(seat, args.thalers, [option]),
  ]
}
/** A progress marker, which events count among those of its colour. */
const win =
  (colour: 'black' | 'white'): Motion =>
  ({ seat, args }, { table }) => {
    const listed = Object.entries(table.printed.markers)
      .filter(([, { white }]) => white === (colour === 'white'))
      .map(([name]) => `marker:${seat}:${name}`)
    const marker = listed.slice(args.marker, (args.marker ?? 0) + 1)
    const [check] = sign('i-check', own('tokens', seat), [...marker, ...own('markers', seat)])
    return check ? [{ ...check, keeps: true }] : []
  }
/** A flag leaves the space of the turn for the column that exports. */
const turnUp: Motion = ({ args }, { nameOf }) => {
  const column = nameOf('column', args.column)
  return [{ symbol: `rs-country-${column}`, tint: '', from: [BANK], to: [`column:${column}`] }]
}

const MOTIONS: Readonly<Record<string, Motion>> = {
  'rs.warehouse.received': ({ seat }, context) =>
    context.piece('wh', seat, [BANK], own('pool', seat)),
  'rs.die.removed': ({ args }, { nameOf }) =>
    sign(DIE, [`storage:${nameOf('storage', args.storage)}`], [BANK]),
  'rs.die.removed-box': ({ args }, { nameOf }) =>
    sign(DIE, [`track:${nameOf('coal', args.coal)}`, TRACK], [BANK]),
  'rs.country.turned': turnUp,
  'rs.demand.placed': demand,
  'rs.pilots.banned': () => sign('i-rs-water', [BAG], ['district:options']),
  'rs.levy.thaler': giveBack,
  'rs.levy.vp': forfeit,
  'rs.gift.thaler': pay,
  'rs.gift.vp': gain,
  'rs.wage.paid': pay,
  'rs.inn.thaler': pay,
  'rs.inn.vp': gain,
  'rs.option.chosen': choose,
  'rs.option.free': choose,
  'rs.loan.taken': borrow,
  'rs.loan.hard': (line, context) => [...borrow(line, context), ...forfeit(line, context)],
  'rs.fee.waived': forfeit,
  'rs.die.brought': bring,
  'rs.die.supplied': improve,
  'rs.die.hauled': improve,
  'rs.barge.started': () => BY_ITSELF,
  'rs.coal.sold': ({ args }, context) => {
    context.market = `space:${context.nameOf('space', args.space)}`
    return BY_ITSELF
  },
  'rs.token.placed': ({ seat, args }, context) => {
    const area = context.nameOf('area', args.area)
    const last = (context.table.players[seat]?.tokens[area] ?? 0) - 1
    const to = [`area:${seat}:${area}`, ...own('tokens', seat)]
    const token = `token:${seat}:${area}:${last}`
    return context.piece('disc', seat, [context.market], to, token)
  },
  'rs.thalers.earned': earn,
  'rs.demand.taken': earn,
  'rs.city.paid': earn,
  'rs.port.sold': earn,
  'rs.export.raised': (_, { market }) => sign('i-rs-anchor', [market], ['export:now']),
  'rs.die.tracked': ({ args }, { market, nameOf, table }) => {
    const coal = nameOf('coal', args.coal)
    const box = table.track.find((column) => column.coal === coal)?.dice.length ?? 0
    return coalDie(coal, [market], [`track:${coal}`, TRACK], `die:${coal}:${box}`)
  },
  'rs.die.returned': bring,
  'rs.black.earned': win('black'),
  'rs.white.earned': win('white'),
  'rs.lock.built': ({ seat, args }, { nameOf }) => {
    const obstacle = [`obstacle:${nameOf('obstacle', args.obstacle)}`]
    return [
      ...sign('i-rs-gate', own('seat', seat), obstacle),
      ...fee(seat, args.thalers, obstacle),
      ...score(seat, args.points, obstacle),
    ]
  },
  'rs.city.built': build('space', 'city'),
  'rs.depot.built': build('depot', 'territory'),
  'rs.port.built': build('column', 'column'),
  'rs.port.shifted': ({ seat, args }, context) => {
    const [from, onto] = [args.column, args.to].map((column) => [
      `column:${context.nameOf('column', column)}`,
    ])
    return context.piece('wh', seat, from ?? [], onto ?? [])
  },
  'rs.debt.repaid': ({ seat, args }, context) => [
    ...context.piece('wh', seat, own('debt', seat), own('pool', seat)),
    ...fee(seat, args.thalers, [BANK]),
  ],
  'rs.export.scored': ({ seat, args }, { nameOf }) =>
    score(seat, args.points, [`column:${nameOf('column', args.column)}`]),
  'rs.thalers.returned': giveBack,
  'rs.end.scored': gain,
  'rs.end.debt': ({ seat, args }) => lose(seat, args.points, own('debt', seat)),
}

export const flightsOf = flightsBy(MOTIONS, Context)
