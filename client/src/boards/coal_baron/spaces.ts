/** The worker spaces by district, and what stands there. */
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

/** How many workers it takes: one more than stand there. The server says who may pay it. */
export function price({ workers }: Space): number {
  return workers + 1
}

/** What is asked now, the innermost first. */
export function askedNow(table: Table): string {
  return table.asked.at(-1)?.kind ?? 'none'
}
