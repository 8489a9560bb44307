/** How the face of a computer player is drawn: what it wears by its level, the rest by its name. */

export const HATS = ['apprentice', 'hewer', 'foreman', 'baron'] as const
export type Hat = (typeof HATS)[number] | 'none'

export interface Look {
  hat: Hat
  skin: string
  hair: string
  /** 0 short, 1 to the chin, 2 a bun. */
  style: number
}

const SKINS = ['#f3cfae', '#e3b48c', '#c9926a', '#9c6c4a']
const HAIRS = ['#33261c', '#7b4a22', '#b5802f', '#8d8b86', '#9a3b1f']
const STYLES = 3

export function lookOf(bot: string, name: string): Look {
  const sum = [...name].reduce((so, letter) => (so * 31 + letter.charCodeAt(0)) % 9973, 7)
  return {
    hat: HATS.find((level) => level === bot) ?? (bot === 'friendly' ? 'apprentice' : 'none'),
    skin: SKINS[sum % SKINS.length] ?? '',
    hair: HAIRS[Math.floor(sum / SKINS.length) % HAIRS.length] ?? '',
    style: Math.floor(sum / 20) % STYLES,
  }
}
