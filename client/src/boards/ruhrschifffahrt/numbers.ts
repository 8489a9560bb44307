/** Events name things by number; here are their names. */
import { AREAS, COALS, COLUMNS, TERRITORIES } from './names'
import type { Table } from './view'

type Name = (number: number | undefined) => string | undefined

const from =
  (names: readonly string[]): Name =>
  (number) =>
    names[number ?? -1]

export function named(
  table: Table,
): Record<
  'space' | 'storage' | 'obstacle' | 'city' | 'option' | 'territory' | 'column' | 'coal' | 'area',
  Name
> {
  return {
    space: from(table.spaces.map(({ name }) => name)),
    storage: from(table.storages.map(({ name }) => name)),
    obstacle: from(table.obstacles.map(({ name }) => name)),
    city: from(Object.keys(table.printed.cities)),
    option: from(Object.keys(table.fees)),
    territory: from(TERRITORIES),
    column: from(COLUMNS),
    coal: from(COALS),
    area: from(AREAS),
  }
}
