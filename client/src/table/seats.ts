/** How the seats of a table are shown. */
import type { Position, SeatInfo as TableSeat, Table } from '../api/types'
import type { SeatInfo } from '../board/types'

export function seatInfos(table: Table, position: Position): SeatInfo[] {
  return table.seats.map(({ seat, name, bot, stand_in }) => ({
    seat,
    name,
    piece: seat + 1,
    bot: bot !== null || stand_in !== null,
    level: stand_in ?? bot,
    secret: position.scores[seat] == null,
    score: position.scores[seat] ?? 0,
    place: placeOf(position, seat),
    shared: isShared(position, seat),
    acting: position.actors.includes(seat),
  }))
}

/** Seats of which nothing is known but the names: of a game that is looked at. */
export function namedSeats(names: readonly string[], position: Position | null): SeatInfo[] {
  return names.map((name, seat) => ({
    seat,
    name,
    piece: seat + 1,
    bot: false,
    secret: position?.scores[seat] === null,
    score: position?.scores[seat] ?? 0,
    place: position ? placeOf(position, seat) : 1,
    acting: position?.actors.includes(seat) ?? false,
  }))
}

/**
 * 1 for who leads; equal scores share a place, and at the end the standing decides. 0: some scores
 * are secret.
 */
export function placeOf({ scores, standing }: Position, seat: number): number {
  const final = standing?.findIndex((seats) => seats.includes(seat)) ?? -1
  if (standing && final >= 0) return standing.slice(0, final).flat().length + 1
  const known = scores.filter((score) => score !== null)
  const own = scores[seat] ?? 0
  return known.length < scores.length ? 0 : known.filter((score) => score > own).length + 1
}

/** Whether another seat has the same place. */
export function isShared(position: Position, seat: number): boolean {
  const own = placeOf(position, seat)
  return position.scores.some((_, other) => other !== seat && placeOf(position, other) === own)
}

/** The seat of mine that should act now: one that must decide, or the one shown before. */
export function seatToShow(
  mine: readonly number[],
  seats: readonly TableSeat[],
  actors: readonly number[],
  shown: number | null,
): number | null {
  const playing = mine.filter((seat) => !seats[seat]?.stand_in)
  const acting = playing.filter((seat) => actors.includes(seat))
  if (shown !== null && acting.includes(shown)) return shown
  return acting[0] ?? (shown !== null && mine.includes(shown) ? shown : (mine[0] ?? null))
}

/**
 * How many must be here so that the host can begin without the others, by the numbers of players of
 * the game; null if enough are here, or all must come.
 */
export function neededToBegin(
  counts: readonly number[],
  taken: number,
  seats: number,
): number | null {
  const least = Math.min(...counts)
  return taken < least && least < seats ? least : null
}

/**
 * What comes first where players are waited for: who hosts and is alone invites, also to a game
 * that can be played alone; once some can play together, or others begin it, that comes first.
 */
export function firstOf(hosts: boolean, enough: boolean, taken: number): 'invite' | 'begin' {
  return hosts && !(enough && taken > 1) ? 'invite' : 'begin'
}
