/** What lies over a board gives way to what is spoken of. */
import { describe, expect, it } from 'vitest'
import { hides } from '../src/lib/layers'

const span = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
})

describe('a layer', () => {
  it('hides what it covers in good part', () => {
    expect(hides(span(0, 0, 100, 50), span(0, 0, 100, 100))).toBe(true)
    expect(hides(span(0, 0, 500, 500), span(20, 20, 40, 40))).toBe(true)
  })

  it('does not hide what it only touches, or what lies beside it', () => {
    expect(hides(span(0, 0, 100, 10), span(0, 0, 100, 100))).toBe(false)
    expect(hides(span(0, 0, 100, 100), span(100, 0, 200, 100))).toBe(false)
  })
})
