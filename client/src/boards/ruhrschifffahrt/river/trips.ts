/** Which trip is shown: that of the space that is looked at, or of my barge. */
import type { Choosing } from '../choosing.svelte'
import { askedOf, type Place } from '../places'
import type { Table } from '../view'

/** From one space of the river to another, both by their place in it. */
export interface Shown {
  from: number
  to: number
}

/** The trip between two spaces; none from storages that need a pilot. */
export function tripOf(
  places: readonly Place[],
  start: string,
  end: string | null | undefined,
): Shown | null {
  const [from, to] = [start, end].map((name) => places.findIndex((place) => place.name === name))
  return from !== undefined && to !== undefined && from >= 0 && to > from ? { from, to } : null
}

export function shownTrip(
  table: Table,
  places: readonly Place[],
  { place }: Pick<Choosing, 'place'>,
  me: number | null,
): Shown | null {
  const { river } = table.printed
  const looked = river[place ?? '']
  if (place && looked?.kind === 'storage') return tripOf(places, place, looked.target)
  const asked = askedOf(table)
  const mine = table.players[me ?? -1]?.place
  if (asked?.kind !== 'sell' || asked.seat !== me || !mine) return null
  const isMarket = looked && looked.kind !== 'obstacle'
  return tripOf(places, mine, isMarket ? place : river[mine]?.target)
}
