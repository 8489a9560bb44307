/** How far a player is with a progress marker, as its card says it. */
import type { Player } from './view'

/** `due`: its tokens are all there, and it comes in phase 5 of this turn. */
export function standingOf(player: Player, marker: string): string {
  const standing = player.markers[marker] ?? 'open'
  return standing === 'open' && !player.missing[marker] ? 'due' : standing
}
