import { describe, expect, it } from 'vitest'
import { offeredBots } from '../src/lib/bots.svelte'
import { HATS, lookOf } from '../src/parts/face'

const bot = (name: string, offered: boolean, games: string[]) => ({
  name,
  words: name,
  about: '',
  games,
  offered,
})

describe('computer players', () => {
  it('are offered for games that they can play, if they are for people', () => {
    const all = [
      bot('random', false, ['coal_baron', 'lamps']),
      bot('hewer', true, ['coal_baron', 'lamps']),
      bot('lamplighter', true, ['lamps']),
    ]
    expect(offeredBots(all, 'coal_baron').map(({ name }) => name)).toEqual(['hewer'])
    expect(offeredBots(all, 'lamps').map(({ name }) => name)).toEqual(['hewer', 'lamplighter'])
  })

  it('have a hat by their level, and the same face each time', () => {
    expect(HATS.map((level) => lookOf(level, 'Frieda').hat)).toEqual([...HATS])
    expect(lookOf('lamplighter', 'Frieda').hat).toBe('none')
    expect(lookOf('baron', 'Frieda')).toEqual(lookOf('baron', 'Frieda'))
    const faces = ['Alma', 'Bruno', 'Greta', 'Karel', 'Theo'].map((name) => lookOf('baron', name))
    expect(new Set(faces.map((face) => JSON.stringify(face))).size).toBeGreaterThan(2)
  })
})
