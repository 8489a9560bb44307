/** How the line of the prompt divides its room. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeRoom } from '../src/table/promptRoom'

afterEach(() => vi.unstubAllGlobals())

/** A line of this width, in which a question of one line and other things have these widths. */
function madeRoom(width: number): { room?: string; since?: string; note?: string } {
  vi.stubGlobal('getComputedStyle', () => ({ minHeight: '56px' }))
  const dataset: { room?: string; since?: string; note?: string } = {}
  const used = (): number =>
    300 +
    (dataset.room === 'beside' ? 100 : 0) +
    (dataset.since === 'words' ? 120 : 0) +
    (dataset.note === 'shown' ? 70 : 0)
  const question = {
    get offsetHeight() {
      return used() > width ? 44 : 22
    },
  }
  const ask = {
    querySelector: () => question,
    clientWidth: width,
    get scrollWidth() {
      return dataset.since === 'words' ? width : used()
    },
  }
  const line = { dataset, offsetHeight: 56, querySelector: () => ask }
  makeRoom(line as unknown as HTMLElement)
  return dataset
}

describe('the line of the prompt', () => {
  it('names the turns since my own where the question keeps its lines', () => {
    expect(madeRoom(600)).toEqual({ room: 'beside', since: 'words', note: 'shown' })
  })

  it('counts them where the question would need more lines, or there is no room', () => {
    expect(madeRoom(450)).toEqual({ room: 'beside', since: 'number', note: 'none' })
    expect(madeRoom(350)).toEqual({ room: 'above', since: 'number', note: 'none' })
  })
})
