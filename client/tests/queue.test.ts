/** One move is shown after the other, and nobody waits long. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PositionQueue } from '../src/table/queue'

const TRAVEL = 300

/** What is shown, and the motion that each position begins. */
function makeQueue(travel = TRAVEL) {
  const shown: string[] = []
  let end = 0
  const motion = {
    remaining: () => Math.max(0, end - Date.now()),
    finish: vi.fn(() => (end = 0)),
  }
  const queue = new PositionQueue<{ seq: number; seat: number | null }>(({ seq, seat }) => {
    shown.push(`${seq}/${seat}`)
    end = Date.now() + travel
  }, motion)
  const add = (seq: number, seat: number | null = 0): void => queue.add({ seq, seat })
  return { queue, add, shown, motion }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call, 16))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('positions that come', () => {
  it('are shown one after the other, each when the pieces of the one before have arrived', () => {
    const { add, shown } = makeQueue()
    for (const seq of [1, 2, 3]) add(seq)
    expect(shown).toEqual(['1/0'])
    vi.advanceTimersByTime(TRAVEL - 1)
    expect(shown).toEqual(['1/0'])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual(['1/0', '2/0'])
    vi.advanceTimersByTime(TRAVEL)
    expect(shown).toEqual(['1/0', '2/0', '3/0'])
  })

  it('wait for nothing where nothing moves', () => {
    const { add, shown } = makeQueue(0)
    for (const seq of [1, 2, 3]) add(seq)
    expect(shown).toEqual(['1/0', '2/0', '3/0'])
  })

  it('are shown at once to whoever acts', () => {
    const { queue, add, shown } = makeQueue()
    for (const seq of [1, 2, 3]) add(seq)
    queue.flush()
    expect(shown).toEqual(['1/0', '2/0', '3/0'])
    vi.advanceTimersByTime(10_000)
    expect(shown).toHaveLength(3)
  })

  it('are waited for by whoever has made a move', async () => {
    const { queue, add, shown } = makeQueue()
    const noted = vi.fn()
    await queue.isShown()
    for (const seq of [1, 2]) add(seq)
    void queue.isShown().then(noted)
    await vi.advanceTimersByTimeAsync(TRAVEL - 1)
    expect(noted).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(shown).toEqual(['1/0', '2/0'])
    expect(noted).toHaveBeenCalledOnce()
  })

  it('are never two seconds behind: then all that came is shown, and motion ends', () => {
    const { add, shown, motion } = makeQueue(1500)
    for (const seq of [1, 2, 3, 4]) add(seq)
    vi.advanceTimersByTime(1999)
    expect(shown).toEqual(['1/0', '2/0'])
    expect(motion.finish).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(shown).toEqual(['1/0', '2/0', '3/0', '4/0'])
    expect(motion.finish).toHaveBeenCalledOnce()
  })

  it('come together for all who sit before this screen', () => {
    const { add, shown } = makeQueue()
    add(1, 0)
    add(1, 1)
    expect(shown).toEqual(['1/0', '1/1'])
    add(2, 0)
    add(2, 1)
    expect(shown).toHaveLength(2)
    vi.advanceTimersByTime(TRAVEL)
    expect(shown).toEqual(['1/0', '1/1', '2/0', '2/1'])
  })

  it('do not take the motion of one before with them that has the same number', () => {
    const { add, shown } = makeQueue()
    for (const seq of [1, 2, 2]) add(seq)
    vi.advanceTimersByTime(TRAVEL)
    expect(shown).toEqual(['1/0', '2/0'])
  })
})
