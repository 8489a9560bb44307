import { describe, expect, it } from 'vitest'
import type { Flight } from '../src/board/flights'
import { placesOf } from '../src/table/changed.svelte'

const flight = (more: Partial<Flight> = {}): Flight => ({
  symbol: '',
  tint: '',
  from: ['tokens:0'],
  to: ['marker:0:lock', 'markers:0'],
  ...more,
})

describe('what a turn has changed', () => {
  it('are the places where pieces came from and went to, each once', () => {
    expect(placesOf([[flight(), flight()]])).toEqual([['tokens:0'], ['marker:0:lock', 'markers:0']])
  })

  it('is not where a piece comes from that leaves it as it was', () => {
    expect(placesOf([[flight({ keeps: true })]])).toEqual([['marker:0:lock', 'markers:0']])
  })
})
