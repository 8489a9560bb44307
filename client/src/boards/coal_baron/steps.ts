/** Work steps: the small moves of a mining action. */
import { miningNow } from './spaces'
import type { Table } from './view'

/** How many work steps a move takes; those of a pair are taken when its spot is chosen. */
const STEPS: Readonly<Record<string, number>> = {
  cage: 1,
  load: 1,
  fill: 1,
  store: 1,
  pair: 2,
  pay: 0,
}

/** Whether the mining action goes on after a move of this kind: the last step ends the turn. */
export function isSmallStep(table: Table, kind: string): boolean {
  const takes = STEPS[kind]
  return takes !== undefined && (miningNow(table)?.steps ?? 0) > takes
}
