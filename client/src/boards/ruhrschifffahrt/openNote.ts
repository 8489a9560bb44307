/** How many start spaces are open, and how many of them cost nothing: the note of the prompt. */
import { t } from '../../lib/i18n.svelte'
import type { Pointing } from '../../board/types'
import { askedOf } from './places'
import type { Table } from './view'

export function openNote(
  table: Table,
  { selectable }: Pick<Pointing, 'selectable'>,
): string | null {
  if (askedOf(table)?.kind !== 'option') return null
  const fees = Object.values(table.ways)
    .filter((way) => selectable.has(`option:${way}`))
    .map((way) => table.fees[way] ?? 0)
  if (fees.length === 0) return null
  return t('rs-open', { count: fees.length, free: fees.filter((fee) => fee === 0).length })
}
