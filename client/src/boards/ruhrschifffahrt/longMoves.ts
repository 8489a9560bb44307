/** The trips that can be chosen now, in words: the option that leads to a storage goes with it. */
import type { Choice } from '../../api/types'
import type { LongMove } from '../../board/types'
import { t } from '../../lib/i18n.svelte'
import { key } from './names'
import { askedOf, followingOn, placesOf } from './places'
import type { Table } from './view'

export function longMoves(table: Table, legal: readonly Choice[]): LongMove[] {
  if (askedOf(table)?.kind !== 'option') return []
  return placesOf(table).flatMap(({ name, label }) => {
    const way = table.ways[name]
    const choice = legal.find(({ picks: [pick, more] }) => pick === `option:${way}` && !more)
    if (way === undefined || !choice) return []
    const isEmpty = (table.storages[name] ?? 0) === 0
    const option = t(`rs-option-${key(way)}`)
    const cell = t('rs-trip-option', { option, fee: table.fees[way] ?? 0 })
    return {
      choice,
      then: followingOn(name).slice(isEmpty ? 0 : 1),
      words: t('rs-trip-from', { name: label }),
      about: label,
      facts: [{ column: t('rs-trip-column'), cell }],
    }
  })
}
