/** Gestures of the board: what a tap takes while something is held. */
import { describe, expect, it } from 'vitest'
import { atOnce, exchanges } from '../../src/boards/coal_country/gestures.svelte'
import { Pointer } from '../../src/table/pointing.svelte'
import { choice } from '../made'

function holding(...picks: string[]): Pointer {
  const pointer = new Pointer({
    send: async () => {},
    preview: async () => null,
    why: async () => null,
  })
  pointer.update(0, [
    choice('place/1', 'my:foreman:1', 'space:broker'),
    choice('place/4', 'my:foreman:4', 'space:broker'),
    choice('withdraw', 'my:placed:0:2'),
  ])
  for (const pick of picks) pointer.take(pick)
  return pointer
}

describe('a foreman who is held', () => {
  it('is exchanged for another one', () => {
    const pointer = holding('my:foreman:1')
    expect(exchanges(pointer, 'my:foreman:4')).toBe(true)
    pointer.take('my:foreman:4')
    expect(pointer.taken).toEqual(['my:foreman:4'])
    expect(pointer.state('space:broker')).toBe('selectable')
  })
  it('is not exchanged for himself, for one who is placed, or while none is held', () => {
    expect(exchanges(holding('my:foreman:1'), 'my:foreman:1')).toBe(false)
    expect(exchanges(holding('my:foreman:1'), 'my:placed:0:2')).toBe(false)
    expect(exchanges(holding(), 'my:foreman:4')).toBe(false)
  })
})

describe('one tap', () => {
  const tapped = (wanted: boolean, ...picks: string[]): readonly string[] => {
    const pointer = holding()
    for (const pick of picks) {
      const element = new EventTarget()
      atOnce(pointer, pick, wanted)(element as Element)
      element.dispatchEvent(new Event('click'))
    }
    return pointer.sending ? ['made'] : pointer.taken
  }
  it('takes a part of a move, and makes a whole one only where that is wanted', () => {
    expect(tapped(false, 'my:foreman:4')).toEqual(['my:foreman:4'])
    expect(tapped(false, 'my:foreman:4', 'space:broker')).toEqual(['my:foreman:4'])
    expect(tapped(true, 'my:foreman:4', 'space:broker')).toEqual(['made'])
  })
})
