/** What keeps the page fluid: sharing what is equal, changing only what differs, one message a picture. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Pace } from '../src/api/pace'
import { adapt } from '../src/lib/mirror.svelte'
import { reuseUnchanged } from '../src/lib/reuseUnchanged'
import { leadsFrom } from '../src/table/picks'
import { choice } from './made'

describe('what comes again', () => {
  const before = { round: 1, players: [{ coins: 1 }, { coins: 2 }], printed: { values: [1, 2] } }

  it('is the same thing if it is equal', () => {
    expect(reuseUnchanged(before, structuredClone(before))).toBe(before)
  })

  it('keeps the parts that are equal', () => {
    const now = reuseUnchanged(before, {
      ...structuredClone(before),
      players: [{ coins: 5 }, { coins: 2 }],
    })
    expect(now).not.toBe(before)
    expect(now.players[0]).toEqual({ coins: 5 })
    expect(now.players[1]).toBe(before.players[1])
    expect(now.printed).toBe(before.printed)
  })

  it.each([
    [{ a: 1 }, { a: 1, b: undefined }],
    [[1, 2], [1]],
    [{ a: [] }, { a: {} }],
    [null, { a: 1 }],
  ])('is another thing if it differs: %j, %j', (old, now) => {
    expect(reuseUnchanged(old, now)).toBe(now)
  })
})

describe('what is shown', () => {
  it.each([
    [
      { a: 1, b: { c: [1, 2, 3] } },
      { a: 2, b: { c: [1, 4] } },
    ],
    [{ a: { b: 1 } }, { c: { b: 1 } }],
    [{ list: [{ n: 1 }, { n: 2 }] }, { list: [{ n: 2 }, { n: 3 }, { n: 4 }] }],
    [{ a: null as unknown }, { a: [1] as unknown }],
    [{ a: [1] as unknown }, { a: {} as unknown }],
  ])('becomes like what is given: %j to %j', (before, now) => {
    const shown = structuredClone(before)
    adapt(shown, before, now)
    expect(shown).toEqual(now)
  })

  it('is touched only where it differs', () => {
    const before = { still: { a: 1 }, moved: { a: 1 } }
    const shown = structuredClone(before)
    Object.freeze(shown.still)
    adapt(shown, before, { still: { a: 1 }, moved: { a: 2 } })
    expect(shown.moved.a).toBe(2)
  })

  it('never shares a part with what is given', () => {
    const now = { list: [{ n: 1 }] }
    const shown = { list: [] as { n: number }[] }
    adapt(shown, { list: [] }, now)
    expect(shown.list[0]).not.toBe(now.list[0])
  })
})

describe('messages', () => {
  const pictures: (() => void)[] = []
  beforeEach(() => {
    vi.useFakeTimers()
    pictures.length = 0
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => pictures.push(draw))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  function picture(): void {
    for (const draw of pictures.splice(0)) draw()
    vi.advanceTimersByTime(1)
  }

  it('are dealt with one a picture, in order', () => {
    const dealt: number[] = []
    const pace = new Pace<number>((message) => dealt.push(message))
    for (const message of [1, 2, 3]) pace.add(message)
    expect(dealt).toEqual([1])
    picture()
    expect(dealt).toEqual([1, 2])
    picture()
    expect(dealt).toEqual([1, 2, 3])
  })

  it('come on, in order, after one that could not be dealt with', () => {
    const dealt: number[] = []
    const pace = new Pace<number>((message) => {
      if (message === 1) throw new Error('not this one')
      dealt.push(message)
    })
    expect(() => pace.add(1)).toThrow('not this one')
    for (const message of [2, 3]) pace.add(message)
    expect(dealt).toEqual([])
    vi.advanceTimersByTime(1000)
    expect(dealt).toEqual([2, 3])
  })

  it('do not wait for pictures that nobody sees, nor when the line is lost', () => {
    const dealt: number[] = []
    const pace = new Pace<number>((message) => dealt.push(message))
    for (const message of [1, 2, 3]) pace.add(message)
    vi.advanceTimersByTime(100)
    expect(dealt).toEqual([1, 2])
    pace.flush()
    expect(dealt).toEqual([1, 2, 3])
  })
})

describe('the things of a board', () => {
  it('lead to their moves', () => {
    const legal = [choice('a', 'x'), choice('b', 'y', 'z'), choice('c', 'y', 'w')]
    expect([...leadsFrom(legal, []).keys()]).toEqual(['x', 'y'])
    expect(leadsFrom(legal, []).get('y')).toEqual([legal[1], legal[2]])
    expect([...leadsFrom(legal, ['y'])]).toEqual([
      ['z', [legal[1]]],
      ['w', [legal[2]]],
    ])
  })
})
