/** The industry track of a player, place by place. */
import { t } from '../../board'
import type { Pointing } from '../../board/types'
import { GAPS, tileOf, type Tile } from './components'
import { effectText } from './effects'
import type { Player, Printed } from './view'

export interface IndustryPlace {
  place: number
  /** The points of a round; null where none are printed. */
  value: number | null
  /** The name of a gap, which takes a factory. */
  gap: string | undefined
  tile: Tile | null
  /** What it gives when a marker comes there. */
  effect: string
  markers: number
}

export function industryOf(printed: Printed, player: Player): IndustryPlace[] {
  return printed.industry.map((value, place) => {
    const gap = printed.gaps.indexOf(place)
    const tile = tileOf(player.factories[gap])
    const effect = tile
      ? printed.factories[tile.number]?.effect
      : printed.industry_gives[String(place)]
    const markers = player.markers[place] ?? 0
    return { place, value, gap: GAPS[gap], tile, effect: effect ?? '', markers }
  })
}

/** Where markers stand, each with the place before it; null at the end of the track. */
export function markersOn(
  places: readonly IndustryPlace[],
): { at: IndustryPlace; next: IndustryPlace | null }[] {
  return places
    .filter(({ markers }) => markers > 0)
    .map((at) => ({ at, next: places[at.place + 1] ?? null }))
}

/** The pick that brings a marker to a place, unless its own factory can be chosen there. */
export function arrivingAt({ place, gap }: IndustryPlace, pointing: Pointing): string | null {
  const pick = `my:industry:${place - 1}`
  const { selectable } = pointing
  const own = [`my:factory:${gap}`, `my:tile:${gap}`].some((at) => selectable.has(at))
  return selectable.has(pick) && !own ? pick : null
}

/** A place by its name: its number, its factory, an empty gap, or what it gives. */
export function placeText({ value, gap, tile, effect }: IndustryPlace): string {
  if (gap && tile) return t('gr-factory-in', { number: tile.number, gap: gap.slice(4) })
  if (gap) return t('gr-gap-empty')
  return value === null ? effectText(effect) : String(value)
}
