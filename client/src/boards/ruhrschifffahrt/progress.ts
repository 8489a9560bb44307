/** How far a player is with the progress markers. */
import { AREAS, BLACK_SIGNS, USABLE, WHITE_SIGNS } from './names'
import type { Player, Table } from './view'

/**
 * ready: earned and to be used; used: in this turn; spent: turned over; scores: at the end;
 * blank: came too late; gone: no copy is left; open: `missing` tokens to go.
 */
export type Standing = 'ready' | 'used' | 'spent' | 'scores' | 'blank' | 'gone' | 'open'

export interface Marker {
  name: string
  white: boolean
  sign: string
  /** The tokens that it needs, one by one, and whether the player has them. */
  needs: { area: string; has: boolean }[]
  missing: number
  standing: Standing
  /** Copies left of a white one. */
  left: number
}

export function markersOf(table: Table, player: Player): Marker[] {
  const { black_needs, white_needs } = table.printed
  const made = (name: string, white: boolean, counts: Record<string, number>): Marker => {
    const needs = AREAS.flatMap((area) =>
      Array.from({ length: counts[area] ?? 0 }, (_, at) => ({
        area,
        has: at < (player.tokens[area] ?? 0),
      })),
    )
    const left = table.white_left[name] ?? 0
    return {
      name,
      white,
      sign: (white ? WHITE_SIGNS : BLACK_SIGNS)[name] ?? 'check',
      needs,
      missing: needs.filter(({ has }) => !has).length,
      standing: white ? whiteStanding(player, name, left) : blackStanding(player, name),
      left,
    }
  }
  return [
    ...Object.entries(black_needs).map(([name, counts]) => made(name, false, counts)),
    ...Object.entries(white_needs).map(([name, counts]) => made(name, true, counts)),
  ]
}

function blackStanding(player: Player, name: string): Standing {
  if (!player.earned.includes(name)) return 'open'
  return player.used.includes(name) ? 'used' : 'ready'
}

function whiteStanding(player: Player, name: string, left: number): Standing {
  if (player.spent.includes(name)) return 'spent'
  if (player.blank.includes(name)) return 'blank'
  if (player.white.includes(name)) return USABLE.has(name) ? 'ready' : 'scores'
  return left === 0 ? 'gone' : 'open'
}
