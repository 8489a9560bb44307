import { describe, expect, it } from 'vitest'
import type { Choice } from '../src/api/types'
import { Pointer } from '../src/table/pointing.svelte'
import { choice } from './made'

const legal = [
  choice('place/a', 'space:a'),
  choice('fill/1', 'cage', 'spot:1'),
  choice('stop', 'button:stop'),
]

function pointing() {
  const sent: Choice[] = []
  let answer = (): void => {}
  const pointer = new Pointer({
    send: (choice) => {
      sent.push(choice)
      return new Promise<void>((resolve) => (answer = resolve))
    },
    preview: async () => null,
    why: async () => null,
  })
  pointer.update(0, legal)
  return { pointer, sent, answer: () => answer() }
}

describe('a pointer', () => {
  it('sends a move of one pick at once, and lights nothing until it is answered', async () => {
    const { pointer, sent, answer } = pointing()
    pointer.take('space:a')
    expect(sent.map(({ move }) => move)).toEqual(['place/a'])
    expect(pointer.sending).toBe(true)
    expect(pointer.selectable.size).toBe(0)
    expect(pointer.state('space:a')).toBe('taken')
    pointer.take('button:stop')
    expect(sent).toHaveLength(1)
    answer()
    await Promise.resolve()
    await Promise.resolve()
    expect(pointer.sending).toBe(false)
    expect(pointer.taken).toEqual([])
  })

  it('lights the second part after the first, and takes the first back', () => {
    const { pointer, sent } = pointing()
    pointer.take('cage')
    expect([...pointer.selectable]).toEqual(['spot:1'])
    expect(pointer.state('cage')).toBe('taken')
    expect(pointer.state('space:a')).toBe('disabled')
    pointer.back()
    expect(pointer.taken).toEqual([])
    pointer.take('cage')
    pointer.take('spot:1')
    expect(sent.map(({ move }) => move)).toEqual(['fill/1'])
  })

  it('rests when nothing is asked, and knows the buttons', () => {
    const { pointer } = pointing()
    expect(pointer.buttons).toEqual(['button:stop'])
    expect(pointer.completes('button:stop')?.move).toBe('stop')
    expect(pointer.completes('cage')).toBeUndefined()
    expect(pointer.moves('cage')).toHaveLength(1)
    pointer.update(0, [choice('place/b', 'space:b')])
    expect(pointer.closed.map(({ move }) => move)).toEqual(['place/a'])
    pointer.update(1, [choice('place/b', 'space:b')])
    expect(pointer.closed).toEqual([])
    pointer.update(0, [])
    expect(pointer.state('space:a')).toBe('idle')
  })

  it('hangs one attachment on a thing however often it is drawn, so that it stays aimed at', () => {
    const { pointer } = pointing()
    expect(pointer.at('space:a')).toBe(pointer.at('space:a'))
    expect(pointer.at('space:a')).not.toBe(pointer.at('cage'))
  })
})
