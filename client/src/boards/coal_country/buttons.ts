/** Words of the buttons beside the question, where those of their move say too little or too much. */
import { t } from '../../lib/i18n.svelte'
import { askedNow } from './company'
import type { Table } from './view'

const COMMIT = 'button:commit'
const DECLINE = 'button:decline'
const STOP = 'button:stop'

/** How many foremen are placed, on the button that ends placing them; no place that is asked for. */
export function buttonWords(pick: string, table: Table, me: number | null): string | undefined {
  if (pick === STOP && askedNow(table)?.kind === 'install') return t('cc-keep-stored')
  if (pick === DECLINE) return t('cc-decline')
  const company = me === null ? undefined : table.companies[me]
  if (pick !== COMMIT || !company) return undefined
  const placed = company.foremen.length
  return t('cc-commit', { placed, total: placed + (company.in_hand ?? 0) })
}
