import { describe, expect, it } from 'vitest'
import { afterPick, completed, movesUnder, nextPicks, stillTaken } from '../src/table/picks'
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
})
