/** The events of Ruhrschifffahrt as motion. */
import {
  flightsBy,
  own,
  sign,
  FlightContext,
  type Flight,
  type EventFlights,
} from '../../board/flights'
import { named } from './numbers'
import type { Table } from './view'

const DIE = 'i-die'
const COIN = 'i-rs-thaler'
/** Money comes from the bank, which is not on the board: it appears at the turn track. */
const BANK = 'turn'

class Context extends FlightContext<Table> {
  /** Where coal was sold last. */
  market = BANK
  readonly name = named(this.table)

  piece(kind: 'wh' | 'disc', seat: number, from: string[], to: string[]): Flight[] {
    const piece = this.seats[seat]?.piece ?? 1
    return [{ symbol: `rs-${kind}-${piece}`, tint: `s${piece}`, from, to }]
  }

  storage(number: number | undefined): string[] {
    return [`storage:${this.name.storage(number)}`]
  }

  space(number: number | undefined): string[] {
    return [`space:${this.name.space(number)}`]
  }

  track(number: number | undefined): string[] {
    return [`track:${this.name.coal(number)}`, 'district:track']
  }

  built(seat: number, place: string): Flight[] {
    return this.piece('wh', seat, own('pool', seat), [place])
  }
}

type Flights = EventFlights<Context>

const earn: Flights = ({ seat }, { market }) => sign(COIN, [market], own('thalers', seat))
const wages: Flights = ({ seat }) => sign(COIN, [BANK], own('thalers', seat))
const improve: Flights = ({ args }, context) => sign(DIE, [BANK], context.storage(args.storage))
const borrow: Flights = ({ seat }, context) =>
  context.piece('wh', seat, own('pool', seat), own('debt', seat))
const choose: Flights = ({ seat, args }, context) =>
  context.piece('disc', seat, own('seat', seat), [`option:${context.name.option(args.option)}`])
const win: Flights = ({ seat }) => sign('i-check', own('tokens', seat), own('markers', seat))

const FLIGHTS: Readonly<Record<string, Flights>> = {
  'rs.warehouse.received': ({ seat }, context) =>
    context.piece('wh', seat, [BANK], own('pool', seat)),
  'rs.demand.placed': ({ args }, context) => sign(COIN, [BANK], context.space(args.space)),
  'rs.gift.thaler': wages,
  'rs.wage.paid': wages,
  'rs.inn.thaler': wages,
  'rs.option.skipped': ({ seat }, context) =>
    context.piece('disc', seat, own('seat', seat), ['option:none']),
  'rs.option.chosen': choose,
  'rs.option.free': choose,
  'rs.loan.taken': borrow,
  'rs.loan.hard': borrow,
  'rs.die.brought': ({ args }, context) =>
    sign(DIE, ['district:track'], context.storage(args.storage)),
  'rs.die.supplied': improve,
  'rs.die.hauled': improve,
  'rs.coal.sold': ({ args }, context) => {
    context.market = context.space(args.space)[0] ?? BANK
    return []
  },
  'rs.token.placed': ({ seat, args }, context) =>
    context.piece(
      'disc',
      seat,
      [context.market],
      [`area:${seat}:${context.name.area(args.area)}`, ...own('tokens', seat)],
    ),
  'rs.thalers.earned': earn,
  'rs.demand.taken': earn,
  'rs.city.paid': earn,
  'rs.port.sold': earn,
  'rs.die.tracked': ({ args }, context) => sign(DIE, [context.market], context.track(args.coal)),
  'rs.die.returned': ({ args }, context) =>
    sign(DIE, ['district:track'], context.storage(args.storage)),
  'rs.black.earned': win,
  'rs.white.earned': win,
  'rs.lock.built': ({ seat, args }, context) =>
    sign('i-rs-gate', own('seat', seat), [`obstacle:${context.name.obstacle(args.obstacle)}`]),
  'rs.city.built': ({ seat, args }, context) =>
    context.built(seat, `space:${context.name.city(args.city)}`),
  'rs.depot.built': ({ seat, args }, context) =>
    context.built(seat, `depot:${context.name.territory(args.territory)}`),
  'rs.port.built': ({ seat, args }, context) =>
    context.built(seat, `column:${context.name.column(args.column)}`),
  'rs.port.shifted': ({ seat, args }, context) =>
    context.piece(
      'wh',
      seat,
      [`column:${context.name.column(args.column)}`],
      [`column:${context.name.column(args.to)}`],
    ),
  'rs.debt.repaid': ({ seat }, context) =>
    context.piece('wh', seat, own('debt', seat), own('pool', seat)),
}

export const flightsOf = flightsBy(FLIGHTS, Context)
