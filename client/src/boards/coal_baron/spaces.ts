/** The worker spaces by district, and what stands there. */
import type { SeatInfo } from '../../board/types'
import type { Space, Table } from './view'

export const DISTRICTS = ['factory', 'mining', 'delivery', 'money', 'order'] as const
export type District = (typeof DISTRICTS)[number]

export function spacesOf(table: Table, district: District): Space[] {
  return table.spaces.filter(({ name }) => name.startsWith(`${district}-`))
}

/** What is printed after the district's name: a number, a vehicle, or `draw`. */
export function printedOn({ name }: Space): string {
  return name.slice(name.indexOf('-') + 1)
}

/** What the drawing of a space needs to know of it. */
export function standing(
  { name, price, locked, workers, owner }: Space,
  seats: readonly SeatInfo[],
  fresh: ReadonlySet<string>,
) {
  return { name, price, locked, workers, owner: seats[owner ?? -1], fresh: fresh.has(name) }
}

/** The kind of the decision to be answered now. */
export function askedNow(table: Table): string {
  return table.pending.at(-1)?.kind ?? 'none'
}

/** Who mines now, and for how many work steps more; null: nobody does. */
export function miningNow(table: Table): { seat: number; steps: number } | null {
  const mining = table.pending.find(({ kind }) => kind === 'mining')
  return mining ? { seat: mining.seat, steps: Number(mining.args.steps) } : null
}
