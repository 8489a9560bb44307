/** What a hint speaks of. */
import type { Choice, Hinted } from '../api/types'

/** Whether a hint still speaks of what is asked: its first move can be made. */
export function isAbout(hinted: Hinted | null, legal: readonly Choice[]): boolean {
  return legal.some(({ move }) => move === hinted?.moves[0]?.move)
}

/** The steps of a plan, one after the other; what is done several times in a row is one step. */
export function stepsOf(moves: readonly string[]): string[] {
  const runs: { words: string; times: number }[] = []
  for (const words of moves) {
    const last = runs.at(-1)
    if (last?.words === words) last.times += 1
    else runs.push({ words, times: 1 })
  }
  return runs.map(({ words, times }) => (times > 1 ? `${words} (×${times})` : words))
}
