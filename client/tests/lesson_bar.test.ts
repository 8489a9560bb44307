/** The bar of a lesson keeps its height, and its rings cross nothing. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fit } from '../src/lessons/fit'
import { ringAround } from '../src/lessons/rings'
import { elementsOf } from '../src/lessons/targets'

afterEach(() => vi.unstubAllGlobals())

/** A bar whose words take these heights by the size of their letters, and less without a remark. */
function bar(heights: Record<string, number>, least: number, without = 0) {
  vi.stubGlobal('getComputedStyle', () => ({ minHeight: `${least}px` }))
  const remark = { hidden: false }
  const says = {
    style: { height: '' },
    dataset: { size: '' },
    get offsetHeight() {
      return remark.hidden ? without : heights[says.dataset.size]
    },
  }
  fit(says as never, remark as never)
  return [says.dataset.size, says.style.height]
}

describe('the bar', () => {
  const heights = { usual: 73, small: 58, smallest: 51, bare: 40 }
  it('writes long words smaller instead of growing', () => {
    expect(bar({ ...heights, usual: 49 }, 59)).toEqual(['usual', ''])
    expect(bar(heights, 59)).toEqual(['small', ''])
    expect(bar(heights, 52)).toEqual(['smallest', ''])
  })
  it('has for a remark the room that it had without one', () => {
    expect(bar(heights, 0, 45)).toEqual(['bare', '45px'])
    expect(bar(heights, 0, 60)).toEqual(['small', '60px'])
  })
  it('grows where even the smallest letters need it', () => {
    expect(bar(heights, 0, 20)).toEqual(['bare', ''])
  })
})

describe('a ring', () => {
  const box = { left: 100, top: 100, right: 130, bottom: 130 }
  it('stands a little off its thing', () => {
    expect(ringAround(box, [])).toEqual({ left: 96, top: 96, right: 134, bottom: 134 })
  })
  it('comes nearer where it would cross words or a neighbour', () => {
    const heading = { left: 90, top: 80, right: 180, bottom: 95 }
    expect(ringAround(box, [heading])).toEqual({ left: 96, top: 100, right: 134, bottom: 130 })
    const neighbour = { left: 131, top: 100, right: 160, bottom: 130 }
    expect(ringAround(box, [neighbour])).toEqual({ left: 103, top: 96, right: 127, bottom: 134 })
  })
})

it('a lesson shows things, and a number that counts them only where there are no things', () => {
  const element = (counts: boolean) => ({
    dataset: { at: 'orders:0' },
    closest: () => (counts ? {} : null),
  })
  const [count, cards] = [element(true), element(false)]
  vi.stubGlobal('CSS', { escape: (name: string) => name })
  vi.stubGlobal('document', { querySelectorAll: () => [count, cards] })
  expect(elementsOf(['orders:0'])).toEqual([cards])
  vi.stubGlobal('document', { querySelectorAll: () => [count] })
  expect(elementsOf(['orders:0'])).toEqual([count])
})
