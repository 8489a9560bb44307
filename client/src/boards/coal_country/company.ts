/** Reading a company: who comes when, what stands where. No rule is decided here. */
import type { SeatInfo } from '../../board/types'
import { BUILDINGS } from './components'
import type { Company, Pending, Table, Token } from './view'

/** The decision that is to be answered next. */
export function askedNow(table: Table): Pending | undefined {
  return table.pending.at(-1)
}

/** A number among the arguments of a decision; 0 if it has none of that name. */
export function numberAsked(asked: Pending | undefined, name: string): number {
  return Number(asked?.args[name] ?? 0)
}

/** Seats by reported earnings, highest first; markers off the track in the order drawn. */
export function earningsOrder({ companies }: Table): number[] {
  const place = ({ earnings, place_drawn }: Company): number => earnings ?? -(place_drawn ?? 0)
  return companies
    .map((company, seat) => ({ seat, place: place(company) }))
    .sort((a, b) => b.place - a.place)
    .map(({ seat }) => seat)
}

export function tokensAt(company: Company | undefined, space: string): Token[] {
  return company?.foremen.filter((token) => token.space === space) ?? []
}

/** Foremen of the others on a named space, with whose they are. */
export interface Standing {
  info: SeatInfo
  value: number | null
}

export function othersAt(
  table: Table,
  seats: readonly SeatInfo[],
  me: number | null,
  space: string,
): Standing[] {
  return seats
    .filter(({ seat }) => seat !== me)
    .flatMap((info) =>
      tokensAt(table.companies[info.seat], space).map(({ value }) => ({ info, value })),
    )
}

/** What one fee costs at this place of the earnings track, as it is printed there. */
export function feeAt({ printed }: Table, earned: number): number {
  const { fee_by_column, fee_by_hundreds, spaces_per_column } = printed
  if (earned < 100) return fee_by_column[Math.floor(earned / spaces_per_column)] ?? 0
  const hundreds = Math.floor(earned / 100)
  const listed = Math.min(hundreds, fee_by_hundreds.length)
  return (fee_by_hundreds[listed - 1] ?? 0) + hundreds - listed
}

export function numberOf(table: Table, building: string): number {
  return table.printed.building_numbers[BUILDINGS.findIndex((name) => name === building)] ?? 0
}

/** The price of a building in fees: at the market, or for whoever is asked. */
export function feesOf(table: Table, building: string, row: number): number {
  const rows = table.reckoned.asked_fees ?? table.reckoned.building_fees
  return rows[row]?.[BUILDINGS.findIndex((name) => name === building)] ?? 0
}

/** `1 1 3` for a hand of two ones and a three. */
export function spreadHand(hand: readonly number[]): number[] {
  return hand.flatMap((count, value) => Array<number>(count).fill(value)).reverse()
}

/** A sum as it is printed: `10 − 4 + 1`; a zero keeps the sign it was given. */
export function sum(first: number, ...parts: number[]): string {
  return [
    String(first),
    ...parts.map((part) => `${part < 0 || Object.is(part, -0) ? '−' : '+'} ${Math.abs(part)}`),
  ].join(' ')
}

/** The market price of coal as a sum: base, stockpile, and the market where there is one. */
export function priceSum({ printed, stockpile, gauge }: Table): string {
  const step = Math.floor(stockpile / printed.coal_per_step)
  return printed.reformed ? sum(printed.coal_price, -step) : sum(printed.coal_price, -step, gauge)
}

export function isPlacing(table: Table): boolean {
  return table.step === 'placing'
}
