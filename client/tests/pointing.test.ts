import { describe, expect, it } from 'vitest'
import type { Choice } from '../src/api/types'
import { hintOf, Pointer } from '../src/table/pointing.svelte'
import { choice } from './made'

const legal = [
  choice('place/a', 'space:a'),
  choice('fill/1', 'cage', 'spot:1'),
  choice('stop', 'button:stop'),
]

function pointing() {
  const sent: Choice[] = []
  const going: boolean[] = []
  let answer = (_made: boolean): void => {}
  const pointer = new Pointer({
    send: (choice, goesOn) => {
      sent.push(choice)
      going.push(goesOn)
      return new Promise<boolean>((resolve) => (answer = resolve))
    },
    preview: async () => null,
    why: async () => null,
  })
  pointer.update(0, legal)
  return { pointer, sent, going, answer: (made = true) => answer(made) }
}

describe('a hint', () => {
  const hinted = { picks: ['option:pilot'], then: ['start/e2'], next: ['storage:e2', 'space:f'] }

  it('marks what it proposes, and otherwise what follows on that', () => {
    expect(hintOf(hinted, 'option:pilot', [])).toBe('true')
    expect(hintOf(hinted, 'space:f', [])).toBe('next')
    expect(hintOf(hinted, 'option:none', [])).toBeNull()
  })

  it('marks a thing that leads on to what follows, whatever it begins with', () => {
    expect(hintOf(hinted, 'option:pilot', ['start/e2'])).toBe('true')
    expect(hintOf(hinted, 'option:none', ['start/e2'])).toBe('next')
    expect(hintOf(hinted, 'option:pilot', ['start/e3'])).toBeNull()
  })
})

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

  it('opens nothing while what led to the next moves is on its way', () => {
    const { pointer, sent } = pointing()
    pointer.waits = true
    expect(pointer.state('space:a')).toBe('idle')
    expect(pointer.buttons).toEqual([])
    pointer.take('space:a')
    expect(sent).toEqual([])
    pointer.update(0, [choice('place/b', 'space:b')])
    expect([...pointer.selectable]).toEqual(['space:b'])
  })

  it('says which move goes on with the gesture of the one before', async () => {
    const { pointer, going, answer } = pointing()
    const answered = async (): Promise<void> => {
      answer()
      for (let turn = 0; turn < 3; turn += 1) await Promise.resolve()
    }
    pointer.take('space:a')
    await answered()
    pointer.goOn('space:a')
    await answered()
    pointer.take('button:stop')
    await answered()
    expect(going).toEqual([false, true, false])
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

  it('refuses what a choice has closed only to who points at it again', () => {
    const { pointer } = pointing()
    const element = {} as Element
    const aim = { pick: 'space:a', element, then: [], tried: false }
    pointer.aim = aim
    pointer.update(0, [choice('place/b', 'space:b')])
    expect(pointer.aim).toBeNull()
    pointer.aim = aim
    pointer.update(0, [choice('place/c', 'space:c')])
    expect(pointer.aim).toEqual(aim)
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

  it('previews the one move that is left after a pick, with what is meant to follow', async () => {
    const asked: string[][] = []
    const pointer = new Pointer({
      send: async () => true,
      preview: async ({ move }, then) => {
        asked.push([move, ...then])
        return null
      },
      why: async () => null,
    })
    pointer.update(0, legal)
    await pointer.preview('space:a', ['start/b'])
    await pointer.preview('cage')
    pointer.update(0, [...legal, choice('fill/2', 'cage', 'spot:2')])
    await pointer.preview('cage')
    expect(asked).toEqual([['place/a', 'start/b'], ['fill/1']])
    expect(pointer.at('space:a')).not.toBe(pointer.at('space:a', ['start/b']))
  })

  it('hangs one attachment on a thing however often it is drawn, so that it stays aimed at', () => {
    const { pointer } = pointing()
    expect(pointer.at('space:a')).toBe(pointer.at('space:a'))
    expect(pointer.at('space:a')).not.toBe(pointer.at('cage'))
  })

  it('makes a move that gives something up only when that is confirmed', () => {
    const { pointer, sent } = pointing()
    const stop = { ...choice('stop', 'button:stop'), ends: true, loses: '8 steps are lost.' }
    pointer.update(0, [stop])
    pointer.take('button:stop')
    expect(sent).toEqual([])
    expect(pointer.doubted?.loses).toBe('8 steps are lost.')
    pointer.back()
    expect(pointer.doubted).toBeNull()
    pointer.take('button:stop')
    void pointer.choose(stop)
    expect(sent.map(({ move }) => move)).toEqual(['stop'])
    expect(pointer.doubted).toBeNull()
  })

  it('asks no more about an ending once something else is taken', () => {
    const { pointer } = pointing()
    const stop = { ...choice('stop', 'button:stop'), ends: true, loses: '8 steps are lost.' }
    pointer.update(0, [
      stop,
      choice('fill/1', 'cage', 'spot:1'),
      choice('fill/2', 'cage', 'spot:2'),
    ])
    pointer.take('button:stop')
    pointer.take('cage')
    expect(pointer.doubted).toBeNull()
    expect(pointer.taken).toEqual(['cage'])
  })

  it('shows no tip in the middle of a move: what comes next may be below it', () => {
    const { pointer } = pointing()
    for (const confirm of [false, true]) {
      pointer.confirm = confirm
      pointer.aim = { pick: 'cage', element: {} as Element, then: [], tried: false }
      pointer.take('cage')
      expect(pointer.taken).toEqual(['cage'])
      expect(pointer.aim).toBeNull()
      pointer.back()
    }
  })

  it('knows what comes after a thing that completes no move', () => {
    const { pointer } = pointing()
    pointer.update(0, legal, [{ pick: 'cage', prompt: 'Choose a spot.', name: '' }])
    expect(pointer.step('cage')?.prompt).toBe('Choose a spot.')
    expect(pointer.step('spot:1')).toBeUndefined()
  })
  it('asks for a second gesture, but for small steps that can be taken back', () => {
    const { pointer } = pointing()
    expect(pointer.asksTwice('cage')).toBe(false)
    pointer.confirm = true
    expect(pointer.asksTwice('cage')).toBe(true)
    pointer.isSmall = ({ move }) => move !== 'place/a'
    expect(pointer.asksTwice('cage')).toBe(false)
    expect(pointer.asksTwice('space:a')).toBe(true)
    pointer.update(0, [{ ...choice('stop', 'button:stop'), ends: true, loses: '8 steps' }])
    expect(pointer.asksTwice('button:stop')).toBe(true)
  })
})
