import { describe, expect, it } from 'vitest'
import {
  afterPick,
  completed,
  kindOf,
  movesUnder,
  nextPicks,
  stillTaken,
  withShortcuts,
} from '../src/table/picks'
import { choice } from './made'

const legal = [
  choice('place/mining-8', 'space:mining-8'),
  choice('fill/g/1', 'my:cage:g', 'my:spot:1'),
  choice('fill/g/2', 'my:cage:g', 'my:spot:2'),
  choice('store/g', 'my:cage:g', 'my:storage'),
  choice('stop', 'button:stop'),
]

describe('picks', () => {
  it('light the beginnings of all moves, then what goes on', () => {
    expect(nextPicks(legal, [])).toEqual(new Set(['space:mining-8', 'my:cage:g', 'button:stop']))
    expect(nextPicks(legal, ['my:cage:g'])).toEqual(
      new Set(['my:spot:1', 'my:spot:2', 'my:storage']),
    )
    expect(nextPicks(legal, ['elsewhere'])).toEqual(new Set())
  })

  it('know the moves below what is taken, and the one that is complete', () => {
    expect(movesUnder(legal, ['my:cage:g'])).toHaveLength(3)
    expect(completed(legal, ['my:cage:g'])).toBeUndefined()
    expect(completed(legal, ['my:cage:g', 'my:storage'])?.move).toBe('store/g')
    expect(completed(legal, [])).toBeUndefined()
  })

  it('go on, go back, begin again, or stay', () => {
    expect(afterPick(legal, [], 'my:cage:g')).toEqual(['my:cage:g'])
    expect(afterPick(legal, ['my:cage:g'], 'my:storage')).toEqual(['my:cage:g', 'my:storage'])
    expect(afterPick(legal, ['my:cage:g'], 'my:cage:g')).toEqual([])
    expect(afterPick(legal, ['my:cage:g'], 'space:mining-8')).toEqual(['space:mining-8'])
    expect(afterPick(legal, ['my:cage:g'], 'unlit')).toEqual(['my:cage:g'])
  })

  it('keep of a choice what still leads on in another position', () => {
    expect(stillTaken(legal, ['my:cage:g'])).toEqual(['my:cage:g'])
    expect(stillTaken(legal.slice(0, 1), ['my:cage:g'])).toEqual([])
    expect(stillTaken([], ['my:cage:g'])).toEqual([])
  })

  const short = (move: string, ...picks: string[]) => ({
    ...choice(move, ...picks),
    shortcut: true,
  })

  it('let the last thing alone mean the only move that ends there', () => {
    const ways = withShortcuts([
      short('fill/g/1', 'my:cage:g', 'my:spot:1'),
      choice('stop', 'stop'),
    ])
    expect(completed(ways, ['my:spot:1'])?.move).toBe('fill/g/1')
    expect(completed(ways, ['my:cage:g', 'my:spot:1'])?.move).toBe('fill/g/1')
  })

  it('ask for the rest where the last thing could mean several moves', () => {
    const cage = short('fill/g/1', 'my:cage:g', 'my:spot:1')
    const ways = withShortcuts([cage, short('fill/s/1', 'my:storage:g', 'my:spot:1')])
    expect(completed(ways, ['my:spot:1'])).toBeUndefined()
    expect(nextPicks(ways, ['my:spot:1'])).toEqual(new Set(['my:cage:g', 'my:storage:g']))
    expect(completed(ways, ['my:spot:1', 'my:storage:g'])?.move).toBe('fill/s/1')
  })

  it('leave a thing to the move that begins there', () => {
    const coins = short('place/a/coin', 'pay:coin', 'space:a')
    const ways = withShortcuts([choice('place/a/plain', 'space:a'), coins])
    expect(completed(ways, ['space:a'])?.move).toBe('place/a/plain')
    expect(withShortcuts([choice('stop', 'stop')])).toHaveLength(1)
  })

  it('name what a thing is', () => {
    expect(kindOf('storage:e3')).toBe('storage')
    expect(kindOf('count:water:2')).toBe('count:water')
  })
})
