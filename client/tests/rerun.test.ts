import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Position } from '../src/api/types'
import { Rerun } from '../src/table/rerun.svelte'
import type { Received } from '../src/table/table.svelte'
import { line, turn } from './made'

/** A position that came with one line, of a turn. */
function received(seq: number, of: number): Received {
  const news = [{ ...line(seq, 1), turn: of }]
  return { position: { seq } as Position, story: news, turns: [], news, at: 0 }
}

describe('seeing again', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('shows each position with the line of its turn, the last one too, and then ends', () => {
    const rerun = new Rerun()
    const steps = [received(1, 1), received(2, 2), received(3, 2), received(4, 3)]
    for (const step of steps) rerun.keep(0, step)
    const turns = [turn(2, { seat: 1 }), turn(3, { seat: 1 })]
    expect(rerun.start(0, [line(2, 1)], turns)).toBe(true)
    expect([rerun.showing, rerun.caption]).toEqual([steps[0], null])
    const seen = []
    while (rerun.showing) {
      vi.advanceTimersToNextTimer()
      if (rerun.showing) seen.push([rerun.showing.position.seq, rerun.caption?.at])
    }
    expect(seen).toEqual([
      [2, 1],
      [3, 1],
      [4, 2],
    ])
    expect(rerun.caption).toBe(null)
  })

  it('knows the positions still when the last comes again in other words', () => {
    const rerun = new Rerun()
    for (const step of [received(1, 1), received(2, 2)]) rerun.keep(0, step)
    rerun.keep(0, { ...received(2, 2), news: [] })
    const turns = [turn(2, { seat: 1 })]
    expect(rerun.start(0, [line(2, 1)], turns)).toBe(true)
    vi.advanceTimersToNextTimer()
    expect(rerun.caption?.turn.number).toBe(2)
    rerun.stop()
    rerun.keep(0, { ...received(3, 2), news: [] }) // something is missing in between
    expect(rerun.start(0, [line(2, 1)], turns)).toBe(false)
  })

  it('is not begun where the position before is not known any more', () => {
    const rerun = new Rerun()
    rerun.keep(0, received(5, 3))
    expect(rerun.start(0, [line(2, 1)], [])).toBe(false)
  })
})
