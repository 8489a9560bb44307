/** What never changes in a game comes once; views are completed with it. */
import type { Position } from '../api/types'

export function addPrinted({ view }: Position, printed: unknown): void {
  const table = view.table as Record<string, unknown> | null
  if (table && !('printed' in table)) table.printed = printed
}
