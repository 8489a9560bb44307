/** Reading a company: who comes when, what stands where. No rule is decided here. */
import type { SeatInfo } from '../../board/types'
import { change } from '../../lib/numbers'
import type { Company, Pending, Table, Tile, Token } from './view'

/** What the foremen left in hand would cost: never more than there is. */
export function fineOf({ computed }: Table, { cash }: Company): number {
  return Math.min(computed.outlook?.unplaced_dollars ?? 0, cash ?? 0)
}

/** The decision that is to be answered next. */
export function askedNow(table: Table): Pending | undefined {
  return table.pending.at(-1)
}

/** A number among the arguments of a decision; 0 if it has none of that name. */
export function numberAsked(asked: Pending | undefined, name: string): number {
  return Number(asked?.args[name] ?? 0)
}

export function tokensAt(company: Company | undefined, space: string): Token[] {
  return company?.foremen.filter((token) => token.space === space) ?? []
}

/** A foreman of the others, and whose he is. */
export interface Standing {
  info: SeatInfo
  value: number | null
}

function othersAt(
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

/** A foreman of the others at the coal brokers; what he gets for coal, once that is known. */
export interface Seller extends Standing {
  price: number | null
  now: boolean
}

/** Who sells now has his foreman in hand already, `shown` says which; then those who wait. */
export function sellersAt(
  table: Table,
  seats: readonly SeatInfo[],
  me: number | null,
  shown: (seat: number) => number | null,
): Seller[] {
  const { seller, waiting } = table.computed
  const now = seats
    .filter(({ seat }) => seat === seller?.seat && seat !== me)
    .map((info) => {
      const value = shown(info.seat) ?? seller?.influence ?? null
      return { info, value, price: seller?.price ?? null, now: true }
    })
  const prices = new Map(waiting.map(({ seat, price }) => [seat, price ?? null]))
  const later = othersAt(table, seats, me, 'broker').map((one) => {
    return { ...one, price: prices.get(one.info.seat) ?? null, now: false }
  })
  const order = waiting.map(({ seat }) => seat)
  const at = ({ info }: Seller): number => order.indexOf(info.seat)
  return [...now, ...later.sort((a, b) => at(a) - at(b))]
}

export function numberOf({ printed }: Table, building: string): number {
  return printed.building_numbers[printed.buildings.indexOf(building)] ?? 0
}

/** What is printed on a kind of tile. */
export function tileOf({ printed }: Table, kind: string): Tile {
  const tile = printed.tiles.find(({ name }) => name === kind)
  if (!tile) throw new Error(`unknown mineshaft tile '${kind}'`)
  return tile
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
export function priceSum({ printed, computed, gauge }: Table): string {
  return sum(printed.coal_price, -computed.price_steps, ...(printed.reformed ? [] : [gauge]))
}

/** A change of cash: `+$12`. */
export function signedDollars(dollars: number): string {
  return dollars === 0 ? '±$0' : change(dollars).replace(/^([+−])/, '$1$')
}

/** What a foreman would do on a space: a number with the sign of what it counts, or dollars. */
export interface Deed {
  words: string
  icon?: string
}

/** What the foreman who is picked up would do on a space outside the mine, if it is a number. */
export function deedOn(table: Table, space: string, value: number | null): Deed | null {
  const would = value === null ? undefined : table.computed.offsite?.[value]
  switch (would && space) {
    case 'broker':
      return { words: `≈ $${would?.price}` }
    case 'market':
    case 'tandem':
      return { words: String(would?.cubes), icon: 'util' }
    case 'construction':
      return { words: signed(would?.fees ?? 0), icon: 'fee' }
    case 'refuse':
      return { words: change(-(would?.cleared ?? 0)), icon: 'refuse' }
    case 'storage':
      return { words: String(would?.installed), icon: 'util' }
    default:
      return null
  }
}

const signed = (count: number): string => (count === 0 ? '±0' : change(count))

export function isPlacing(table: Table): boolean {
  return table.step === 'placing'
}
