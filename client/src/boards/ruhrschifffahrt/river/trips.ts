/** Which trip is shown: that of the space that is looked at, or of my barge. */
import type { Choosing } from '../choosing.svelte'
import { askedOf, type Place } from '../places'
import type { Table } from '../view'

/** From one space of the river to another, both by their place in it. */
export interface Shown {
  from: number
  to: number
}

const at = (places: readonly Place[], name: string | null | undefined): number =>
  places.findIndex((place) => place.name === name)

export function shownTrip(
  table: Table,
  places: readonly Place[],
  choosing: Pick<Choosing, 'place'>,
  me: number | null,
): Shown | null {
  const looked = places[at(places, choosing.place)]
  if (looked?.kind === 'storage') return standard(places, looked.name)
  const asked = askedOf(table)
  const mine = me === null ? undefined : table.players[me]?.place
  const selling = asked?.kind === 'sell' && asked.seat === me
  if (looked?.kind === 'space' && selling) {
    const [from, to] = [at(places, mine), at(places, looked.name)]
    return from >= 0 && to > from ? { from, to } : null
  }
  return selling && mine ? standard(places, mine) : null
}

/** The standard trip of a storage; none from those that need a pilot. */
function standard(places: readonly Place[], name: string): Shown | null {
  const from = at(places, name)
  const place = places[from]
  const to = place?.kind === 'storage' ? at(places, place.storage.target) : -1
  return to > from ? { from, to } : null
}
