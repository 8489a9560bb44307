/** The cards to choose from: for whom they lie there. */
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import type { BoardProps } from '../../src/board/types'
import { inPlace } from '../../src/boards/coal_baron/offer'
import Offer from '../../src/boards/coal_baron/shared/Offer.svelte'
import type { Printed } from '../../src/boards/coal_baron/view'
import Drawn from '../Drawn.svelte'
import { printedOf, SEATS } from '../made'

/** The draft while a seat acts, before the eyes of the first. */
function draft(acting: number): string {
  const seats = SEATS.map((info) => ({ ...info, acting: info.seat === acting }))
  const pending = [{ kind: 'draft', seat: 0, args: {} }]
  const printed = printedOf<Printed>('coal_baron')
  const table = { draft: [], hand: null, pending, printed }
  const given = { table, seats, me: 0 } as unknown as BoardProps
  return render(Drawn, { props: { Place: Offer as never, given } }).body
}

describe('the draft', () => {
  it('has the piece of whoever takes a card now', () => {
    expect(draft(0)).toContain('#seat-1')
    expect(draft(1)).toContain('#seat-2')
  })
})

describe('the places of an offer', () => {
  const at = (before: string[], faces: string[]) => inPlace(before, faces).map(({ at }) => at)

  it('keeps them when a card goes', () => {
    expect(at([], ['a', 'b', 'c'])).toEqual([0, 1, 2])
    expect(at(['a', 'b', 'c'], ['a', 'c'])).toEqual([0, null, 1])
  })

  it('keeps them when cards are put in order', () => {
    expect(at(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual([1, 2, 0])
  })

  it('tells equal tiles apart by number', () => {
    expect(at(['a', 'a', 'b'], ['a', 'b'])).toEqual([0, null, 1])
  })

  it('begins again with another offer', () => {
    expect(inPlace(['a', 'b'], ['b', 'd'])).toEqual([
      { face: 'b', at: 0 },
      { face: 'd', at: 1 },
    ])
  })
})
