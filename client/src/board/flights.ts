/**
 * Events as motion: which piece travels from where to where. Places are `data-at` of elements.
 * A board has a table from the key of an event to its flights, and shows its news by it.
 */
import type { LogEntry } from '../api/types'
import type { SeatInfo } from './types'

export interface Flight {
  /** A symbol of the sprite, and the class of its colour. */
  symbol: string
  tint: string
  /** Places, the exact one first; the first that can be seen counts. */
  from: readonly string[]
  to: readonly string[]
}

/** What one kind of event moves; `T` is what the board remembers from line to line. */
export type EventFlights<T> = (line: LogEntry, context: T) => Flight[]

/** A place of one seat, and where that seat is shown when the place itself is not. */
export const own = (place: string, seat: number): string[] => [`${place}:${seat}`, `seat:${seat}`]

/** The worker of a seat. */
export function worker(seat: SeatInfo | undefined, from: string[], to: string[]): Flight[] {
  const piece = seat?.piece ?? 1
  return [{ symbol: `seat-${piece}`, tint: `s${piece}`, from, to }]
}

/** A thing that is shown by its icon (`i-coin`) on an enamel sign. */
export function sign(symbol: string, from: string[], to: string[]): Flight[] {
  return [{ symbol, tint: 'bd-flying-sign', from, to }]
}

/** A piece of the sprite that has its own colours. */
export function piece(symbol: string, from: string[], to: string[]): Flight[] {
  return [{ symbol, tint: '', from, to }]
}

/** What any board knows while it shows a piece of news. */
export class FlightContext<Table> {
  constructor(
    readonly table: Table,
    readonly seats: readonly SeatInfo[],
  ) {}
}

/** The motion of each line, in order; lines without any are left out. */
export type FlightsOf<Table> = (
  news: readonly LogEntry[],
  table: Table,
  seats: readonly SeatInfo[],
) => Flight[][]

/** Shows news by a table of events; each piece of news has a context of its own. */
export function flightsBy<Table, T>(
  flights: Readonly<Record<string, EventFlights<T>>>,
  Context: new (table: Table, seats: readonly SeatInfo[]) => T,
): FlightsOf<Table> {
  return (news, table, seats) => {
    const context = new Context(table, seats)
    return news
      .map((line) => flights[line.key]?.(line, context) ?? [])
      .filter((moved) => moved.length > 0)
  }
}
