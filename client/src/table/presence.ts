/** A table of which only some seats, or how many watch, has changed. */
import type { SeatsChanged, Table } from '../api/types'

type Seats = Pick<Table, 'seats' | 'spectators'>

/** The table after someone came, went or took a seat. */
export function withSeats<T extends Seats>(table: T, changed: Omit<SeatsChanged, 'type'>): T {
  const seats = table.seats.map(
    (seat) => changed.seats.find((other) => other.seat === seat.seat) ?? seat,
  )
  return { ...table, seats, spectators: changed.spectators }
}
