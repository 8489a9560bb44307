/** How many can play, in words. */
import { t } from '../lib/i18n.svelte'

/** "2–4 players", or "2 players" where there is no choice. */
export function howMany(counts: readonly number[]): string {
  const [from, to] = [Math.min(...counts), Math.max(...counts)]
  return from === to ? t('players-exactly', { count: to }) : t('players-between', { from, to })
}
