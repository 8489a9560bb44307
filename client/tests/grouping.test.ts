import { describe, expect, it } from 'vitest'
import type { Part } from '../src/api/types'
import { grouped, matches } from '../src/table/grouping'
import { choice } from './made'

const words = (move: string, text: string) => ({ ...choice(move, move), words: text })
const text: Part[] = [
  { heading: 'Mining', lines: [], columns: ['Space', 'Costs'], rows: [['Mining 4', '1 worker']] },
  {
    heading: 'Storages',
    lines: [],
    columns: ['Storage', 'Die'],
    rows: [
      ['Gewalt', '5'],
      ['Twice', '1'],
      ['Twice', '2'],
    ],
  },
]

describe('moves in groups', () => {
  it('stand under the table whose row they name, with what the row says', () => {
    const groups = grouped(
      [words('place/mining-4', 'Mining 4'), words('start/e2', 'Start from Gewalt')],
      text,
    )
    expect(groups.map(({ heading }) => heading)).toEqual(['Mining', 'Storages'])
    expect(groups[0]?.offers[0]?.facts).toEqual([{ column: 'Costs', cell: '1 worker' }])
    expect(groups[1]?.offers[0]?.facts).toEqual([{ column: 'Die', cell: '5' }])
  })

  it('stand under what their words begin with, not under the price at their end', () => {
    const coins = { ...text[0]!, rows: [...text[0]!.rows, ['2 coins', '3 workers']] }
    const [group] = grouped([words('place/mining-4', 'Mining 4 for 2 coins')], [coins])
    expect(group?.offers[0]?.facts).toEqual([{ column: 'Costs', cell: '1 worker' }])
  })

  it('stand by kind where no row, or more than one, has their name', () => {
    const legal = [
      words('load/g', 'Load'),
      words('start/t', 'Start from Twice'),
      words('load/k', 'K'),
    ]
    const groups = grouped(legal, text)
    expect(groups.map(({ key }) => key)).toEqual(['kind:load', 'kind:start'])
    expect(groups[0]?.offers).toHaveLength(2)
  })

  it('begin with what goes on: what ends a turn is the last', () => {
    const legal = [{ ...words('end', 'End your turn'), ends: true }, words('load/g', 'Load')]
    expect(grouped(legal, null).map(({ key }) => key)).toEqual(['kind:load', 'kind:end'])
  })

  it('offer moves that go on with others first, in the row that they speak of', () => {
    const take = words('option/none', 'Choose no option')
    const facts = [{ column: 'Option', cell: 'no option, free' }]
    const then = ['start/e2']
    const trip = { choice: take, then, words: 'An Gewalt starten', about: 'Gewalt', facts }
    const groups = grouped([take], text, [trip])
    expect(groups.map(({ key }) => key)).toEqual(['part:Storages', 'kind:option'])
    const [first, last] = groups.flatMap(({ offers }) => offers)
    expect(first).toMatchObject({ id: 'option/none start/e2', words: trip.words, then })
    expect(first?.facts).toEqual([...facts, { column: 'Die', cell: '5' }])
    expect(last).toMatchObject({ id: 'option/none', words: 'Choose no option', then: [] })
  })

  it('keep every move once, with or without words of the position', () => {
    const legal = [words('a', 'Mining 4'), words('b', 'B')]
    for (const parts of [text, null]) {
      expect(grouped(legal, parts).flatMap(({ offers }) => offers)).toHaveLength(2)
    }
  })

  it('are found by the beginnings of words', () => {
    expect(matches('Mining 8: grey level', 'min 8')).toBe(true)
    expect(matches('Mining 8: grey level', 'LEV')).toBe(true)
    expect(matches('Mining 8', 'ining')).toBe(false)
    expect(matches('Pörtingssiepen', 'pör')).toBe(true)
    expect(matches('anything', '  ')).toBe(true)
  })
})
