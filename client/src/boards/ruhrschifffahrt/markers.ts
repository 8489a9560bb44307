/** How far a player is with a progress marker, as its card says it. */
import { t } from '../../board'
import { key } from './names'
import type { Player } from './view'

/** `due`: its tokens are all there, and it comes in phase 5 of this turn. */
export function standingOf(player: Player, marker: string): string {
  const standing = player.markers[marker] ?? 'open'
  return standing === 'open' && !player.missing[marker] ? 'due' : standing
}

/** What its card says of it now, and while tokens are missing, which it takes and which are there. */
export function withNeeds(
  player: Player,
  { standing, needs, words }: { standing: string; needs: Record<string, number>; words: string },
): string {
  if (standing !== 'open') return words
  const listed = Object.entries(needs).map(([area, all]) => {
    const count = Math.min(player.tokens[area] ?? 0, all)
    const share = t('rs-of', { count, all }).replaceAll(' ', '\u00a0')
    return `${t(`rs-area-${key(area)}`)}\u00a0${share}`
  })
  return `${words}: ${listed.join('; ')}`
}
