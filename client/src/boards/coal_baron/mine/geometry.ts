/** The measures of a drawn pit, from its width; its height is always the same. */
import type { Side } from '../components'

export const HEIGHT = 330
export const GROUND = 64
export const LEVEL_STEP = 66
export const SHAFT = 70
const CART = 50
const SIGN_ROOM = 98
const WITH_SIGNS = 500
/** From the edge of a pit to the sign of a side. */
export const SIGN_MARGIN = 8

/** The top of the tunnel of a level, 0 being the first below the surface. */
export function levelTop(level: number): number {
  return GROUND + 12 + level * LEVEL_STEP
}

/** The top of the cage: at the surface it hangs in the headframe. */
export function cageTop(level: number): number {
  return level === 0 ? 10 : levelTop(level - 1)
}

/** Wide pits have a sign at either end of each level. */
export function hasSigns(width: number): boolean {
  return width >= WITH_SIGNS
}

/** How far one cart stands from the next on a side: closer, the more there are. */
export function pitch(carts: number, width: number): number {
  const room = (width - SHAFT) / 2 - (hasSigns(width) ? SIGN_ROOM : 6) - 8
  return carts === 0 ? CART : Math.min(CART, room / carts)
}

/** The middle of the nth cart of a side, counted from the shaft. */
export function cartX(side: Side, at: number, carts: number, width: number): number {
  const away = SHAFT / 2 + 4 + (at + 0.5) * pitch(carts, width)
  return side === 'light' ? width / 2 - away : width / 2 + away
}

/** Carts shrink with their distance, but stay readable; then they overlap. */
export function cartScale(carts: number, width: number): number {
  return Math.max(0.7, Math.min(1, (pitch(carts, width) - 4) / 44))
}

/** How long a tunnel is, from the shaft to its end; an empty side is dug one cart deep. */
export function tunnelLength(carts: number, width: number): number {
  return Math.max(1, carts) * pitch(carts, width) + 10
}

/** The outline of a tunnel from the shaft to its end. */
export function tunnelPath(side: Side, level: number, carts: number, width: number): string {
  const top = levelTop(level)
  const length = tunnelLength(carts, width)
  const edge = width / 2 + (side === 'light' ? -1 : 1) * (SHAFT / 2)
  const to = side === 'light' ? -1 : 1
  const sweep = side === 'light' ? 0 : 1
  return `M${edge} ${top}h${to * (length - 8)}a8 8 0 0 ${sweep} ${to * 8} 8v42H${edge}z`
}

/** Where the steps that are left begin, beside the cage. */
export const stepsLeft = (width: number): number => width / 2 + 42

/** How far down they are: beside the dark side's sign where the most that there can be fit, else below it. */
export function stepsTop(most: number, sign: number, width: number): number {
  const room = width - SIGN_MARGIN - sign - stepsLeft(width)
  return hasSigns(width) && most + 4 <= room ? 9 : 36
}

/** How wide a sign with an icon and a word is: languages have longer and shorter ones. */
export const signWidth = (word: string): number => 38 + Math.round(7.1 * word.length)
