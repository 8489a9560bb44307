/**
 * Who stands where. The server has a foreman back in hand when his owner is asked; here he is drawn
 * on his space until his owner has decided. The log of the round says which foreman it is.
 */
import type { LogEntry } from '../../api/types'
import type { SeatInfo } from '../../board/types'
import { askedNow, spreadHand, tokensAt, type Standing } from './company'
import type { Table } from './view'

/** The spaces on which the foreman of a decision can have stood. */
const SPACES: Readonly<Record<string, readonly string[]>> = {
  sell: ['broker'],
  take: ['market', 'tandem'],
  install: ['market', 'tandem'],
  build: ['construction'],
  clear: ['refuse'],
  store: ['storage'],
}

/** Where the foreman can stand whose owner decides now; nowhere if it is another's turn. */
export function decidesAt(table: Table, seat: number): readonly string[] {
  const asked = askedNow(table)
  return asked?.seat === seat ? (SPACES[asked.kind] ?? []) : []
}

/** Takes one of a list out of it; false if it is not there. */
export function takeOut<T>(list: T[], one: T): boolean {
  const at = list.indexOf(one)
  if (at >= 0) list.splice(at, 1)
  return at >= 0
}

/** A foreman as he is drawn; `stays` is the place of one who is in hand already. */
export interface Drawn {
  value: number | null
  stays?: string
}

/** Foremen who were turned over on a space and stand there no longer, in order. */
function goneFrom(table: Table, lines: readonly LogEntry[], seat: number, space: string): number[] {
  const number = table.printed.spaces.indexOf(space)
  const gone = lines
    .filter(({ key, seat: of, args }) => {
      return key === 'cc.revealed' && of === seat && args.space === number
    })
    .map(({ args }) => args.value ?? 0)
  for (const { value } of tokensAt(table.companies[seat], space)) takeOut(gone, value ?? -1)
  return gone
}

/** The foremen of a seat on a space, each in his place: there is a gap for who has gone home. */
export function drawnOn(
  table: Table,
  lines: readonly LogEntry[],
  seat: number,
  space: string,
): (Drawn | undefined)[] {
  const gone = goneFrom(table, lines, seat, space)
  const asked = decidesAt(table, seat)
  const decides = asked.findLast((one) => goneFrom(table, lines, seat, one).length > 0) === space
  const staying = !decides ? [] : space === 'tandem' ? gone : gone.slice(-1)
  return [
    ...Array<undefined>(gone.length - staying.length).fill(undefined),
    ...staying.map((value, at) => ({ value, stays: `${at === 0 ? 'acting' : 'second'}:${seat}` })),
    ...tokensAt(table.companies[seat], space),
  ]
}

/** Foremen of the others on a named space, with whose they are. */
export function othersOn(
  table: Table,
  lines: readonly LogEntry[],
  seats: readonly SeatInfo[],
  me: number | null,
  space: string,
): (Standing & Drawn)[] {
  return seats
    .filter(({ seat }) => seat !== me)
    .flatMap((info) =>
      drawnOn(table, lines, info.seat, space).flatMap((one) => (one ? [{ info, ...one }] : [])),
    )
}

/** The foremen in hand, where these eyes see them: not who still stands on his space. */
export function handOf(table: Table, lines: readonly LogEntry[], seat: number): number[] {
  const hand = spreadHand(table.companies[seat]?.hand ?? [])
  const drawn = decidesAt(table, seat).flatMap((space) => drawnOn(table, lines, seat, space))
  for (const one of drawn) if (one?.stays) takeOut(hand, one.value ?? -1)
  return hand
}

/** A foreman of a hand by his number, the first or the second of them: who comes home is a new one. */
export function nameInHand(hand: readonly number[], at: number): string {
  const value = hand[at] ?? 0
  return `${value}:${at - hand.indexOf(value)}`
}
