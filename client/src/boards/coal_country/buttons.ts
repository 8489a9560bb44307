/** Words of the buttons beside the question that say more than their move does. */
import { t } from '../../lib/i18n.svelte'
import type { Table } from './view'

const COMMIT = 'button:commit'

/** How many foremen are placed, on the button that ends placing them. */
export function buttonWords(pick: string, table: Table, me: number | null): string | undefined {
  const company = me === null ? undefined : table.companies[me]
  if (pick !== COMMIT || !company) return undefined
  const placed = company.foremen.length
  return t('cc-commit', { placed, total: placed + (company.in_hand ?? 0) })
}
