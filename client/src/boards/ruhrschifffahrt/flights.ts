/** The events of Ruhrschifffahrt as motion. */
import { flightsBy, own, sign, Telling, type Flight, type Told } from '../../board/flights'
import { named } from './numbers'
import type { Table } from './view'

const DIE = 'i-die'
const COIN = 'i-rs-thaler'
/** Money comes from the bank, which is not on the board: it appears at the turn track. */
const BANK = 'turn'

class Teller extends Telling<Table> {
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

type Tells = Told<Teller>

const earn: Tells = ({ seat }, { market }) => sign(COIN, [market], own('thalers', seat))
const wages: Tells = ({ seat }) => sign(COIN, [BANK], own('thalers', seat))
const improve: Tells = ({ args }, telling) => sign(DIE, [BANK], telling.storage(args.storage))
const borrow: Tells = ({ seat }, telling) =>
  telling.piece('wh', seat, own('pool', seat), own('debt', seat))
const choose: Tells = ({ seat, args }, telling) =>
  telling.piece('disc', seat, own('seat', seat), [`option:${telling.name.option(args.option)}`])
const win: Tells = ({ seat }) => sign('i-check', own('tokens', seat), own('markers', seat))

const TOLD: Readonly<Record<string, Tells>> = {
  'rs.warehouse.received': ({ seat }, telling) =>
    telling.piece('wh', seat, [BANK], own('pool', seat)),
  'rs.demand.placed': ({ args }, telling) => sign(COIN, [BANK], telling.space(args.space)),
  'rs.gift.thaler': wages,
  'rs.wage.paid': wages,
  'rs.inn.thaler': wages,
  'rs.option.skipped': ({ seat }, telling) =>
    telling.piece('disc', seat, own('seat', seat), ['option:none']),
  'rs.option.chosen': choose,
  'rs.option.free': choose,
  'rs.loan.taken': borrow,
  'rs.loan.hard': borrow,
  'rs.die.brought': ({ args }, telling) =>
    sign(DIE, ['district:track'], telling.storage(args.storage)),
  'rs.die.supplied': improve,
  'rs.die.hauled': improve,
  'rs.coal.sold': ({ args }, telling) => {
    telling.market = telling.space(args.space)[0] ?? BANK
    return []
  },
  'rs.token.placed': ({ seat, args }, telling) =>
    telling.piece(
      'disc',
      seat,
      [telling.market],
      [`area:${seat}:${telling.name.area(args.area)}`, ...own('tokens', seat)],
    ),
  'rs.thalers.earned': earn,
  'rs.demand.taken': earn,
  'rs.city.paid': earn,
  'rs.port.sold': earn,
  'rs.die.tracked': ({ args }, telling) => sign(DIE, [telling.market], telling.track(args.coal)),
  'rs.die.returned': ({ args }, telling) =>
    sign(DIE, ['district:track'], telling.storage(args.storage)),
  'rs.black.earned': win,
  'rs.white.earned': win,
  'rs.lock.built': ({ seat, args }, telling) =>
    sign('i-rs-gate', own('seat', seat), [`obstacle:${telling.name.obstacle(args.obstacle)}`]),
  'rs.city.built': ({ seat, args }, telling) =>
    telling.built(seat, `space:${telling.name.city(args.city)}`),
  'rs.depot.built': ({ seat, args }, telling) =>
    telling.built(seat, `depot:${telling.name.territory(args.territory)}`),
  'rs.port.built': ({ seat, args }, telling) =>
    telling.built(seat, `column:${telling.name.column(args.column)}`),
  'rs.port.shifted': ({ seat, args }, telling) =>
    telling.piece(
      'wh',
      seat,
      [`column:${telling.name.column(args.column)}`],
      [`column:${telling.name.column(args.to)}`],
    ),
  'rs.debt.repaid': ({ seat }, telling) =>
    telling.piece('wh', seat, own('debt', seat), own('pool', seat)),
}

export const flightsOf = flightsBy(TOLD, Teller)
