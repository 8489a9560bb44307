/** Names at signs: where they fit, and how they are folded. */
import { describe, expect, it } from 'vitest'
import { foldings, placeFor, type Rect } from '../src/explain/signs'

const area = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const sign = area(100, 100, 20, 20)
const line = { width: 60, height: 12, lines: ['Gun factory'] }
const folded = { width: 40, height: 24, lines: ['Gun', 'factory'] }
const board = area(0, 0, 400, 400)

describe('the name of a sign', () => {
  it('stands below it, in the middle', () => {
    expect(placeFor(sign, [line], [], [board])).toEqual({
      ...area(80, 121, 60, 12),
      lines: line.lines,
      side: 'below',
      at: 30,
    })
  })
  it('keeps off what is drawn and written', () => {
    const below = area(0, 121, 400, 40)
    expect(placeFor(sign, [line], [below], [board])?.bottom).toBe(99)
  })
  it('crosses no edge of a card, and is folded to stay within it', () => {
    const card = area(88, 90, 44, 80)
    expect(placeFor(sign, [line, folded], [], [board, card])).toEqual({
      ...area(90, 121, 40, 24),
      lines: folded.lines,
      side: 'below',
      at: 20,
    })
  })
  it('lies on no line of a card', () => {
    const card = area(70, 90, 80, 43)
    expect(placeFor(sign, [line], [], [board, card])?.side).not.toBe('below')
    expect(placeFor(sign, [line], [], [board, { ...card, bottom: 134 }])?.side).toBe('below')
  })
  it('points at its sign, from whichever side', () => {
    const below = area(0, 121, 400, 40)
    const above = area(0, 60, 400, 40)
    const right = area(121, 100, 200, 20)
    const side = (...things: Rect[]) => placeFor(sign, [line], things, [board])?.side
    expect([side(), side(below), side(below, above), side(below, above, right)]).toEqual([
      'below',
      'above',
      'right',
      'left',
    ])
    expect(placeFor(sign, [line], [], [area(95, 0, 200, 400)])?.at).toBe(10)
  })
  it('is left out where there is no room', () => {
    expect(placeFor(sign, [line, folded], [area(0, 0, 400, 400)], [board])).toBeNull()
  })
  it('is folded between words', () => {
    expect(foldings('Lock')).toEqual([['Lock']])
    expect(foldings('Gun factory')).toEqual([['Gun factory'], ['Gun', 'factory']])
    const longest = Math.max(
      ...foldings('End of the transport track')
        .at(-1)!
        .map((one) => one.length),
    )
    expect(longest).toBeLessThan(15)
  })
})
