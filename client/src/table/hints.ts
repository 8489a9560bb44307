/** Whether a hint still speaks of what is asked: its first move can be made. */
import type { Choice, Hinted } from '../api/types'

export function isAbout(hinted: Hinted | null, legal: readonly Choice[]): boolean {
  return legal.some(({ move }) => move === hinted?.moves[0]?.move)
}
