/** The log of Coal Country, and what its lines do on the drawn board. */
import { describe, expect, it } from 'vitest'
import { SEATS } from '../made'
import type { LogEntry } from '../../src/api/types'
import { ahead } from '../../src/board/motion'
import { flightsOf } from '../../src/boards/coal_country/flights'
import { freshOf } from '../../src/boards/coal_country/fresh'
import { chapters, mergeStories } from '../../src/boards/coal_country/round'
import { drawnOn, handOf, nameInHand } from '../../src/boards/coal_country/standing'
import type { Table } from '../../src/boards/coal_country/view'
import { printed, desk, company, happened } from './tables'

describe('the log', () => {
  const broker = printed.spaces.indexOf('broker')
  const cell = printed.spaces.indexOf('n1')

  it('falls into the areas of the round', () => {
    const story = [
      happened(1, 'cc.sold', { coal: 9 }),
      happened(2, 'cc.round.began'),
      happened(3, 'cc.committed'),
      happened(4, 'cc.revealed', { space: cell, value: 2 }),
      happened(5, 'cc.mined', { coal: 3 }),
      happened(6, 'cc.price.set', { stock: 3, price: 10 }),
      happened(7, 'cc.revealed', { space: broker, value: 4 }),
      happened(8, 'cc.marker.moved'),
      happened(9, 'cc.revealed', { space: cell, value: 1 }),
      happened(10, 'cc.reported'),
    ]
    expect(chapters(story, printed).map(({ number, area }) => [number, area])).toEqual([
      [3, 0],
      [4, 2],
      [5, 2],
      [6, 3],
      [7, 3],
      [8, 3],
      [9, 4],
      [10, 8],
    ])
  })

  it('has each line once, and not at all when it was taken back', () => {
    const first = [happened(1, 'cc.mined'), happened(2, 'cc.sold')]
    const again = [happened(2, 'cc.sold'), happened(3, 'back', {}, 1), happened(4, 'cc.sold.none')]
    expect(mergeStories(first, again).map(({ number }) => number)).toEqual([1, 4])
  })

  it('moves a piece from where it was to where it is', () => {
    const line = happened(1, 'cc.installed', { type: 1, cell: 2 })
    expect(flightsOf([line], desk(), SEATS)).toEqual([
      [
        {
          symbol: 'cc-u-a',
          tint: '',
          from: ['stored:1:water', 'storage:1', 'seat:1'],
          to: ['cell:1:n1', 'seat:1'],
        },
      ],
    ])
  })

  it('lets a foreman travel from the hand to his space, and home when he is taken back', () => {
    const [broker, cell] = ['broker', 'n1'].map((space) => printed.spaces.indexOf(space))
    const mine = desk({ companies: [company({}), company({ hand: [1] })] })
    const placed = happened(1, 'cc.placed.value', { space: broker ?? 0, value: 4 })
    expect(flightsOf([placed], mine, SEATS)[0]).toMatchObject([
      {
        from: ['hand:1', 'seat:1'],
        to: ['space:broker:1', 'others:broker:1', 'seat:1'],
        lands: 'foreman:1:broker',
      },
    ])
    const back = happened(2, 'cc.withdrawn', { space: cell ?? 0, value: 4 })
    expect(flightsOf([back], mine, SEATS)[0]).toMatchObject([
      { from: ['cell:1:n1', 'seat:1'], to: ['hand:1', 'seat:1'] },
    ])
  })

  it('lets foremen go home who have done their work, though no event says so', () => {
    const at = (...spaces: string[]) =>
      desk({
        companies: [
          company({}),
          company({ foremen: spaces.map((space) => ({ space, value: 1 })) }),
        ],
      })
    const past = { table: at('broker', 'n1', 'n1'), lines: [] }
    const home = flightsOf([happened(1, 'cc.sold.none')], at('n1'), SEATS, past).at(-1)
    expect(home?.map(({ from, to }) => [from[0], to[0]])).toEqual([
      ['space:broker:1', 'hand:1'],
      ['cell:1:n1', 'hand:1'],
    ])
    const back = happened(1, 'cc.withdrawn', { space: printed.spaces.indexOf('broker'), value: 1 })
    expect(flightsOf([back], at('n1', 'n1'), SEATS, past)).toHaveLength(1)
  })

  describe('while a foreman decides', () => {
    const turned = (space: string, value: number): LogEntry =>
      happened(1, 'cc.revealed', { space: printed.spaces.indexOf(space), value })
    const foremen = (...spaces: string[]) => spaces.map((space) => ({ space, value: 2 }))
    const asked = (kind: string | null, ...spaces: string[]): Table =>
      desk({
        companies: [company({}), company({ foremen: foremen(...spaces), hand: [0, 1, 1, 0, 1] })],
        pending: kind ? [{ kind, seat: 1, args: {} }] : [],
      })
    const home = (from: Table, to: Table): (string | undefined)[] =>
      flightsOf([happened(1, 'cc.bought.none')], to, SEATS, { table: from, lines: [] })
        .flat()
        .map(({ from }) => from[0])

    it('he stays on his space, and goes home from there', () => {
      for (const [kind, space] of [
        ['sell', 'broker'],
        ['take', 'market'],
        ['build', 'construction'],
        ['clear', 'refuse'],
        ['store', 'storage'],
      ] as const) {
        const table = asked(kind)
        expect(drawnOn(table, [turned(space, 4)], 1, space)).toEqual([
          { value: 4, stays: 'acting:1' },
        ])
        expect(home(asked(null, space), table)).toEqual([])
        expect(home(table, asked(null))).toEqual(['acting:1', 'second:1'])
      }
    })

    it('he is not in the hand', () => {
      expect(handOf(asked('take'), [turned('market', 4)], 1)).toEqual([2, 1])
      expect(handOf(asked(null), [turned('market', 4)], 1)).toEqual([4, 2, 1])
    })

    it('who comes home is new in the hand, and not who stands last there', () => {
      const names = (hand: number[]) => hand.map((_, at) => nameInHand(hand, at))
      const before = names([4, 2, 1])
      expect(names([4, 4, 3, 2, 1]).filter((name) => !before.includes(name))).toEqual([
        '4:1',
        '3:0',
      ])
    })

    it('the other of two keeps his place', () => {
      const lines = [turned('market', 4), turned('market', 2)]
      const other = { space: 'market', value: 2 }
      const drawn = (table: Table) => drawnOn(table, lines, 1, 'market')
      expect(drawn(asked(null, 'market'))).toEqual([undefined, other])
      expect(drawn(asked('take', 'market'))).toEqual([{ value: 4, stays: 'acting:1' }, other])
      expect(drawn(asked('install'))).toEqual([undefined, { value: 2, stays: 'acting:1' }])
      expect(home(asked('take', 'market'), asked('install', 'market'))).toEqual([])
      expect(home(asked('install', 'market'), asked('take'))).toEqual(['acting:1', 'second:1'])
    })

    it('both of a tandem stay', () => {
      const lines = [turned('tandem', 2), turned('tandem', 1)]
      expect(drawnOn(asked('take'), lines, 1, 'tandem')).toEqual([
        { value: 2, stays: 'acting:1' },
        { value: 1, stays: 'second:1' },
      ])
      expect(drawnOn(asked('take'), lines, 1, 'market')).toEqual([])
      expect(home(asked(null, 'tandem', 'tandem'), asked('take'))).toEqual([])
    })
  })

  it('moves money for goods, and each cube to its own place', () => {
    const flying = (key: string, args: Record<string, number>) =>
      flightsOf([happened(1, key, args)], desk(), SEATS)
        .flat()
        .map(({ symbol, from, to, answers }) => [symbol, from[0], to[0], answers ?? false])
    const cubes = 0x111
    expect(flying('cc.bought', { cubes, dollars: 9 })).toEqual([
      ['i-dollar', 'cash:1', 'district:utilities', false],
      ['cc-u-w', 'market:wood', 'stored:1:wood', true],
      ['cc-u-a', 'market:water', 'stored:1:water', true],
      ['cc-u-e', 'market:electricity', 'stored:1:electricity', true],
    ])
    const built = { building: 0, row: 0 }
    expect(flying('cc.built', { ...built, dollars: 9 })[0]?.[0]).toBe('i-dollar')
    expect(flying('cc.built', { ...built, dollars: 0 }).map(([symbol]) => symbol)).toEqual([
      'i-build',
    ])
    expect(flying('cc.permit.paid', { number: 2, space: cell, dollars: 9 })).toHaveLength(2)
    expect(flying('cc.denied', { ...built, dollars: 9 })).toHaveLength(1)
    expect([-9, 0, 9].map((dollars) => flying('cc.inspected', { dollars })[0]?.[1])).toEqual([
      'cash:1',
      undefined,
      'district:calendar',
    ])
  })

  it('lets foremen come to the open where nobody has seen them go', () => {
    const opened = happened(1, 'cc.opened', { space: printed.spaces.indexOf('broker') })
    const companies = [company({ hand: [1] }), company({ hand: null })]
    expect(flightsOf([opened], desk({ companies }), SEATS)).toHaveLength(1)
    expect(flightsOf([opened], desk({ companies: companies.toReversed() }), SEATS)).toEqual([])
    const turned = happened(2, 'cc.revealed', { space: 0, value: 3 })
    expect(flightsOf([turned], desk({ companies }), SEATS)).toEqual([])
  })

  it('moves coal to the brokers and money back, one piece behind the other', () => {
    const [flights = []] = flightsOf([happened(1, 'cc.sold', { coal: 3 })], desk(), SEATS)
    expect(flights.map(({ symbol, to }) => [symbol, to[0]])).toEqual([
      ...Array<string[]>(3).fill(['cc-coal', 'district:brokers']),
      ['i-dollar', 'cash:1'],
    ])
    expect(flights.map((_, number) => ahead(flights, number))).toEqual([0, 1, 2, 0])
  })

  it('marks what is new', () => {
    const since = [
      happened(1, 'cc.building.shown', { building: 6 }),
      happened(2, 'cc.tile.laid', { space: cell }),
    ]
    const fresh = freshOf(since, desk())
    expect([...fresh]).toEqual(['building:top:tavern', 'cell:1:n1'])
  })
})
