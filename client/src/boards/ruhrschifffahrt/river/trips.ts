/** Which trip is shown: that of the preview, of the space that is looked at, or of my barge. */
import type { Delta } from '../../../api/types'
import { thingForeseen } from '../../../board/foreseen'
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

/** What is looked at, whose table it is, and the rows of the move that is pointed at. */
interface Looking {
  place: string | null
  me: number | null
  foreseen: readonly Delta[]
}

/** The sale that the rows of a preview tell of; without any, the trip that is sure. */
export function shownTrip(
  table: Table,
  places: readonly Place[],
  { place, me, foreseen }: Looking,
): Shown | null {
  const start = thingForeseen(foreseen, me, 'from')
  if (start !== null) return tripOf(places, start, thingForeseen(foreseen, me, 'to'))
  const { river, pilot_options } = table.printed
  const looked = river[place ?? '']
  const asked = askedOf(table)
  const isAsked = me !== null && asked?.seat === me
  const hasPilot = isAsked && pilot_options.includes(table.players[me]?.option ?? '')
  const targetOf = (name: string): string | null =>
    hasPilot ? null : (river[name]?.target ?? null)
  // who chooses a storage sees trips only from where the barge may start: previews tell of them
  if (isAsked && ['bring', 'start'].includes(asked.kind)) return null
  if (place && looked?.kind === 'storage') return tripOf(places, place, targetOf(place))
  const mine = table.players[me ?? -1]?.place
  if (asked?.kind !== 'sell' || !isAsked || !mine) return null
  const isMarket = looked && looked.kind !== 'obstacle'
  return tripOf(places, mine, isMarket ? place : targetOf(mine))
}

/** The space where my barge would start on the trip that is shown, by its place in the river. */
export function startShown(
  table: Table,
  places: readonly Place[],
  trip: Shown | null,
  me: number | null,
): number | null {
  const asked = askedOf(table)
  const mine =
    me !== null && asked?.seat === me && ['option', 'bring', 'start'].includes(asked.kind)
  if (!mine || !trip || places[trip.from]?.kind !== 'storage') return null
  return trip.from
}
