import { describe, expect, it } from 'vitest'
import type { Row } from '../src/api/types'
import { decided } from '../src/table/decided'

const row = (words: string, ...points: (number | null)[]): Row => ({
  source: words,
  words,
  points,
  parts: [],
})

describe('what decided a game', () => {
  it('is where the winner has most more than the second', () => {
    const sheet = [
      row('Tracks', 12, 20),
      row('Medal', 0, 7),
      row('Passing', 3, 3),
      row('End', 1, 2),
    ]
    expect(decided(sheet, 1, 0)).toEqual({
      more: [
        { words: 'Tracks', points: [20, 12] },
        { words: 'Medal', points: [7, 0] },
      ],
      less: [],
    })
  })

  it('names where the second had more only if that weighed as much', () => {
    const sheet = [
      row('Locks', 2, 9),
      row('Export', 12, 4),
      row('Depots', 6, 1),
      row('Debt', -2, -1),
    ]
    expect(decided(sheet, 0, 1)).toEqual({
      more: [
        { words: 'Export', points: [12, 4] },
        { words: 'Depots', points: [6, 1] },
      ],
      less: [{ words: 'Locks', points: [9, 2] }],
    })
    expect(decided([...sheet.slice(1), row('Inn', null, 3)], 0, 1).less).toEqual([])
  })

  it('says of minus points who lost fewer', () => {
    expect(decided([row('Debt', -2, -6)], 0, 1).more).toEqual([{ words: 'Debt', points: [-2, -6] }])
  })

  it('is nothing where nobody has more', () => {
    expect(decided([row('Tracks', 5, 5)], 0, 1)).toEqual({ more: [], less: [] })
  })
})
