/** The events of Ruhrschifffahrt as motion. */
import {
  flightsBy,
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
/** Money comes from the bank, which is not on the board: it appears at the turn track. */
const BANK = 'turn'
const TRACK = 'district:track'

class Context extends FlightContext<Table> {
  /** Where coal was sold last. */
  market = BANK
  readonly nameOf = namesOf(this.table)

  piece(kind: 'wh' | 'disc', seat: number, from: string[], to: string[]): Flight[] {
    const piece = this.seats[seat]?.piece ?? 1
    return [{ symbol: `rs-${kind}-${piece}`, tint: `s${piece}`, from, to }]
  }
}

type Motion = EventFlights<Context>

/** Something travels to the thing that an argument names. */
const to =
  (symbol: string, from: string, kind: string): Motion =>
  ({ args }, { nameOf }) =>
    sign(symbol, [from], [`${kind}:${nameOf(kind, args[kind])}`])
/** A warehouse goes from the pool to the thing that an argument names. */
const build =
  (at: string, kind: string): Motion =>
  ({ seat, args }, context) =>
    context.piece('wh', seat, own('pool', seat), [`${at}:${context.nameOf(kind, args[kind])}`])

const earn: Motion = ({ seat }, { market }) => sign(COIN, [market], own('thalers', seat))
const pay: Motion = ({ seat }) => sign(COIN, [BANK], own('thalers', seat))
const improve = to(DIE, BANK, 'storage')
const bring = to(DIE, TRACK, 'storage')
const borrow: Motion = ({ seat }, context) =>
  context.piece('wh', seat, own('pool', seat), own('debt', seat))
const choose: Motion = ({ seat, args }, context) =>
  context.piece('disc', seat, own('seat', seat), [
    `option:${context.nameOf('option', args.option)}`,
  ])
const win: Motion = ({ seat }) => sign('i-check', own('tokens', seat), own('markers', seat))

const MOTIONS: Readonly<Record<string, Motion>> = {
  'rs.warehouse.received': ({ seat }, context) =>
    context.piece('wh', seat, [BANK], own('pool', seat)),
  'rs.demand.placed': to(COIN, BANK, 'space'),
  'rs.gift.thaler': pay,
  'rs.wage.paid': pay,
  'rs.inn.thaler': pay,
  'rs.option.skipped': choose,
  'rs.option.chosen': choose,
  'rs.option.free': choose,
  'rs.loan.taken': borrow,
  'rs.loan.hard': borrow,
  'rs.die.brought': bring,
  'rs.die.supplied': improve,
  'rs.die.hauled': improve,
  'rs.coal.sold': ({ args }, context) => {
    context.market = `space:${context.nameOf('space', args.space)}`
    return []
  },
  'rs.token.placed': ({ seat, args }, context) => {
    const area = `area:${seat}:${context.nameOf('area', args.area)}`
    return context.piece('disc', seat, [context.market], [area, ...own('tokens', seat)])
  },
  'rs.thalers.earned': earn,
  'rs.demand.taken': earn,
  'rs.city.paid': earn,
  'rs.port.sold': earn,
  'rs.die.tracked': ({ args }, { market, nameOf }) =>
    sign(DIE, [market], [`track:${nameOf('coal', args.coal)}`, TRACK]),
  'rs.die.returned': bring,
  'rs.black.earned': win,
  'rs.white.earned': win,
  'rs.lock.built': ({ seat, args }, { nameOf }) =>
    sign('i-rs-gate', own('seat', seat), [`obstacle:${nameOf('obstacle', args.obstacle)}`]),
  'rs.city.built': build('space', 'city'),
  'rs.depot.built': build('depot', 'territory'),
  'rs.port.built': build('column', 'column'),
  'rs.port.shifted': ({ seat, args }, context) => {
    const [from, onto] = [args.column, args.to].map((column) => [
      `column:${context.nameOf('column', column)}`,
    ])
    return context.piece('wh', seat, from ?? [], onto ?? [])
  },
  'rs.debt.repaid': ({ seat }, context) =>
    context.piece('wh', seat, own('debt', seat), own('pool', seat)),
}

export const flightsOf = flightsBy(MOTIONS, Context)
