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
  /** `data-piece` of what is drawn already where it goes: it is not seen before it has arrived. */
  lands?: string
  /** What is drawn at the place it comes from is gone then: a picture of that flies. */
  leaves?: boolean
  /** It takes the place of a piece of its kind. */
  replaces?: boolean
  /** The place it comes from is as it was: only the one where it goes has changed. */
  keeps?: boolean
  /** What follows begins when this has arrived. */
  holds?: boolean
  /** It begins when what its line moves before it has arrived. */
  answers?: boolean
}

/** What answers to the flights before it: money for goods, cards for coal. */
export const inReturn = (flights: readonly Flight[]): Flight[] =>
  flights.map((flight) => ({ ...flight, answers: true }))

/** The board moves a piece by itself (`travel`): nothing flies, and what follows waits for it. */
export const BY_ITSELF: Flight[] = [{ symbol: '', tint: '', from: [], to: [], holds: true }]

/** What one kind of event moves; `T` is what the board remembers from line to line. */
export type EventFlights<T> = (line: LogEntry, context: T) => Flight[]

/** A place of one seat, and where that seat is shown when the place itself is not. */
export const own = (place: string, seat: number): string[] => [`${place}:${seat}`, `seat:${seat}`]

/** Of pieces that stand together this many are drawn; the rest is a number. */
const MAX_DRAWN = 2

/** Workers of a seat. */
export function worker(
  seat: SeatInfo | undefined,
  from: string[],
  to: string[],
  count = 1,
): Flight[] {
  const piece = seat?.piece ?? 1
  const flight = { symbol: `seat-${piece}`, tint: `s${piece}`, from, to }
  return Array.from({ length: Math.min(count, MAX_DRAWN) }, () => flight)
}

/** The class of an enamel sign. */
export const SIGN = 'bd-flying-sign'

/** A thing that is shown by its icon (`i-coin`) on an enamel sign. */
export function sign(symbol: string, from: string[], to: string[]): Flight[] {
  return [{ symbol, tint: SIGN, from, to }]
}

/** The class of a card that lies face down. */
export const CARD = 'bd-flying-card'

/** A card, or a tile, that is seen from behind: its icon is on its back. */
export function back(symbol: string, from: string[], to: string[]): Flight[] {
  return [{ symbol, tint: CARD, from, to }]
}

/** Whether something stands for what flies, and is no piece of the board itself. */
export const isSign = ({ tint }: Flight): boolean => tint === SIGN || tint === CARD

/** A piece of the sprite that has its own colours. */
export function piece(symbol: string, from: string[], to: string[]): Flight[] {
  return [{ symbol, tint: '', from, to }]
}

/** What any board knows while it shows a piece of news. */
export class FlightContext<Table> {
  constructor(
    readonly table: Table,
    readonly seats: readonly SeatInfo[],
    /** What was there before the news, where that is known. */
    readonly before: Table | null,
  ) {}

  /** The lines that were known already are over; what follows is shown. */
  begin(): void {}

  /** What has moved in the end without an event of its own. */
  finish(): Flight[] {
    return []
  }
}

/** What went before a piece of news: how the table stood, and the lines of the same turn. */
export interface Past<Table> {
  table: Table | null
  lines: readonly LogEntry[]
}

/** The motion of each line, in order; lines without any are left out. */
export type FlightsOf<Table> = (
  news: readonly LogEntry[],
  table: Table,
  seats: readonly SeatInfo[],
  past?: Past<Table>,
) => Flight[][]

/** Shows news by a table of events; each piece of news has a context of its own. */
export function flightsBy<Table, T extends FlightContext<Table>>(
  flights: Readonly<Record<string, EventFlights<T>>>,
  Context: new (table: Table, seats: readonly SeatInfo[], before: Table | null) => T,
): FlightsOf<Table> {
  return (news, table, seats, past) => {
    const context = new Context(table, seats, past?.table ?? null)
    for (const line of past?.lines ?? []) flights[line.key]?.(line, context)
    context.begin()
    const lines = news.map((line) => flights[line.key]?.(line, context) ?? [])
    return [...lines, context.finish()].filter((moved) => moved.length > 0)
  }
}
