/** Trips in the list of moves in words. */
import { describe, expect, it } from 'vitest'
import { choice } from '../made'
import { longMoves } from '../../src/boards/ruhrschifffahrt/longMoves'
import { placesOf } from '../../src/boards/ruhrschifffahrt/places'
import type { Table } from '../../src/boards/ruhrschifffahrt/view'
import stored from './table.json'

const table = stored as unknown as Table

describe('the moves in words', () => {
  const asked = { kind: 'option', seat: 0, args: {} }
  const [first, second, third] = placesOf(table).filter(({ kind }) => kind === 'storage')
  const open: Table = {
    ...table,
    pending: [asked],
    ways: { [first!.name]: 'none', [second!.name]: 'transport', [third!.name]: 'pilot' },
    storages: { ...table.storages, [first!.name]: 4, [second!.name]: 0, [third!.name]: 3 },
  }
  const legal = ['none', 'transport'].map((way) => choice(`option/${way}`, `option:${way}`))

  it('offer each trip with the option that leads there, as the river does', () => {
    const found = longMoves(open, legal)
    expect(found.map(({ choice, about }) => [choice.move, about])).toEqual([
      ['option/none', first!.label],
      ['option/transport', second!.label],
    ])
    expect(found.map(({ then }) => then)).toEqual([
      [`start/${first!.name}`],
      [`bring/${second!.name}`, `start/${second!.name}`],
    ])
  })

  it('offer no trips while something else is asked', () => {
    expect(longMoves({ ...open, pending: [{ ...asked, kind: 'sell' }] }, legal)).toEqual([])
  })
})
