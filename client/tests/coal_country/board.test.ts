/** The pure parts of the drawn board: names, how things lie, the log and where it stands. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { line as made, SEATS } from '../made'
import type { LogEntry } from '../../src/api/types'
import {
  fineOf,
  priceSum,
  sellersAt,
  signedDollars,
  spreadHand,
  sum,
} from '../../src/boards/coal_country/company'
import {
  areaNow,
  basketOf,
  cellAt,
  isCell,
  PLACEMENT,
  ROUND_END,
  spellCell,
  turnedBy,
  TYPES,
  isSold,
  wayTo,
} from '../../src/boards/coal_country/components'
import { buttonWords } from '../../src/boards/coal_country/buttons'
import { ahead } from '../../src/board/motion'
import { flightsOf } from '../../src/boards/coal_country/flights'
import { freshOf } from '../../src/boards/coal_country/fresh'
import { cornerOf, planOf } from '../../src/boards/coal_country/mine/geometry'
import { connectedFirst } from '../../src/boards/coal_country/mine/turnings.svelte'
import { chapters, mergeStories } from '../../src/boards/coal_country/round'
import { drawnOn, handOf, nameInHand } from '../../src/boards/coal_country/standing'
import type { Company, Printed, Shaft, Table } from '../../src/boards/coal_country/view'
import picks from './picks.json'
import stored from './printed.json'

const HERE = import.meta.dirname
const GAME = join(HERE, '../../../src/coalface/games/coal_country')
const BOARD = join(HERE, '../../src/boards/coal_country')
const events = readFileSync(join(GAME, 'events.py'), 'utf8')

const printed: Printed = stored
const desk = (change: Partial<Table> = {}): Table =>
  ({ printed, pending: [], computed: { waiting: [] }, ...change }) as unknown as Table
const shaft = (cell: string): Shaft => ({
  cell,
  kind: 'entrance',
  openings: 'NESW',
  alone: 0,
  yields: [0, 0, 0, 0, 0],
})
const company = (change: Partial<Company>): Company =>
  ({ mine: [shaft('0')], foremen: [], ...change }) as Company
const happened = (
  number: number,
  key: string,
  args: Record<string, number> = {},
  back_to: number | null = null,
): LogEntry => ({ ...made(number, 1, back_to), key, words: '', args })

describe('before the first round', () => {
  const [laid, ended] = [desk({ step: 'setup' }), desk({ step: 'restocking' })]

  it('no part of a round has been played', () => {
    expect(areaNow(laid)).toBe(PLACEMENT)
    expect(areaNow(ended)).toBe(ROUND_END)
  })

  it('no building has been sold', () => {
    expect([0, 1].map((row) => isSold(laid, row))).toEqual([false, false])
    expect([0, 1].map((row) => isSold(ended, row))).toEqual([true, false])
  })
})

describe('turnings of a new tile', () => {
  const outlooks = new Map(
    [0, 1, 2, 3].map((turned) => [turned, { ends: 4, cut: turned % 2 === 0 }]),
  )

  it('that are connected come first', () => {
    expect(connectedFirst([0, 1, 2, 3], outlooks)).toEqual([1, 3, 0, 2])
  })

  it('stay in their order while nothing is known', () => {
    expect(connectedFirst([0, 2, 3], new Map())).toEqual([0, 2, 3])
  })
})

describe('names', () => {
  it('of cells go there and back, each once', () => {
    const { cells, spaces } = printed
    expect(new Set(cells).size).toBe(81)
    expect(cells.map((name) => spellCell(cellAt(name)))).toEqual(cells)
    expect(spaces.filter(isCell)).toEqual(cells)
    expect(spaces).toHaveLength(91)
  })

  it('are those of the catalogue, in its order', () => {
    const spelled = readFileSync(join(GAME, 'names.py'), 'utf8')
    const listed = (name: string): string[] => {
      const [, rows = ''] = new RegExp(`${name}: Final = \\(([^)]*)\\)`).exec(spelled) ?? []
      return [...rows.matchAll(/"([^"]+)"/g)].map(([, one]) => one ?? '')
    }
    expect(listed('TYPE_NAMES')).toEqual([...TYPES])
    const cells = picks.filter((pick) => pick.startsWith('my:cell:'))
    expect(cells).toEqual(printed.cells.map((name) => `my:cell:${name}`).sort())
  })

  it('of events are those of the game', () => {
    const code = ['flights.ts', 'fresh.ts', 'round.ts', 'mine/Sellers.svelte']
      .map((name) => readFileSync(join(BOARD, name), 'utf8'))
      .join('\n')
    const keys = [...code.matchAll(/'(cc\.[a-z.]+)'/g)].map(([, key]) => key ?? '')
    expect(keys.length).toBeGreaterThan(20)
    expect(keys.filter((key) => !events.includes(`"${key}"`))).toEqual([])
  })
})

describe('words', () => {
  const texts = ['en', 'nl', 'de'].map((lang) =>
    readFileSync(join(BOARD, `locales/${lang}.ftl`), 'utf8'),
  )
  const keysOf = (text: string): string[] =>
    [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key ?? '').sort()

  it('are there in all three languages', () => {
    const [english, ...others] = texts.map(keysOf)
    for (const other of others) expect(other).toEqual(english)
  })

  it('are used somewhere, and all that are used are there', () => {
    const code = readdirSync(BOARD, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(svelte|ts)$/.test(name))
      .map((name) => readFileSync(join(BOARD, name), 'utf8'))
      .join('\n')
    const keys = keysOf(texts[0] ?? '')
    const used = [...code.matchAll(/\bt\(\s*['`](cc-[^'`]+)['`]/g)].map(([, key]) => key ?? '')
    const begun = [...code.matchAll(/words="(cc-[^"]+)"/g)].map(([, key]) => `${key}-\${id}`)
    used.push(...begun)
    const patterns = used.map((key) => new RegExp(`^${key.replaceAll(/\$\{.*?\}+/g, '.+')}$`))
    const silent = keys.filter((key) => !patterns.some((pattern) => pattern.test(key)))
    const missing = used.filter((key) => !key.includes('${') && !keys.includes(key))
    expect({ silent, missing }).toEqual({ silent: [], missing: [] })
  })
})

describe('a mine', () => {
  it('shows the cells that could be dug next, and none below the village', () => {
    const plan = planOf(company({ mine: [shaft('0'), shaft('e1')] }))
    expect([...plan.open].sort()).toEqual(['e1n1', 'e2', 'n1', 'w1'])
    expect([plan.left, plan.right, plan.top]).toEqual([-1, 2, 1])
  })

  it('has room for the foremen who stand beside it, where nothing is to be dug too', () => {
    const foremen = [{ space: 'n1' }, { space: 'market' }] as Company['foremen']
    expect(planOf(company({ foremen }), false).top).toBe(1)
    expect(planOf(company({}), false).top).toBe(0)
  })

  it('has a way in words to each of its cells', () => {
    expect(['0', 'n2', 'w1', 'e3n1'].map(wayTo)).toEqual([
      null,
      { id: 'up', across: 0, up: 2 },
      { id: 'left', across: 1, up: 0 },
      { id: 'right-up', across: 3, up: 1 },
    ])
  })

  it('lies with north above and east to the right', () => {
    const plan = planOf(company({}))
    const [middle, north, east] = ['0', 'n1', 'e1'].map((cell) => cornerOf(plan, cell))
    expect(north?.y).toBeLessThan(middle?.y ?? 0)
    expect(east?.x).toBeGreaterThan(middle?.x ?? 0)
  })

  it.each([
    ['NE', 1, 'ES'],
    ['N', 3, 'W'],
    ['NEW', 2, 'SWE'],
  ])('tile %s turned by %i quarters leads %s', (openings, quarters, turned) => {
    expect(turnedBy(openings, quarters)).toBe(turned)
  })
})

describe('the desk', () => {
  it('writes sums, changes and hands out', () => {
    expect(sum(10, -4, 1)).toBe('10 − 4 + 1')
    expect(sum(10, -0, 0)).toBe('10 − 0 + 0')
    expect([12, 0, -5].map(signedDollars)).toEqual(['+$12', '±$0', '−$5'])
    expect(spreadHand([1, 2, 0, 0, 1])).toEqual([4, 1, 1, 0])
  })

  it('has a fine that is never more than the cash', () => {
    const computed = { outlook: { unplaced_dollars: 100 } } as Table['computed']
    const fines = [0, 30, 500].map((cash) => fineOf(desk({ computed }), company({ cash })))
    expect(fines).toEqual([0, 30, 100])
  })

  it('says more than its move only on the button that ends placing, and to who places', () => {
    const foremen = [{ space: 'broker', value: 3 }]
    const table = desk({ companies: [company({ foremen, in_hand: 8 })] })
    expect(buttonWords('button:commit', table, 0)).toBeDefined()
    expect(buttonWords('button:pass', table, 0)).toBeUndefined()
    expect(buttonWords('button:commit', table, null)).toBeUndefined()
  })

  it('writes the price of coal out, without the gauge where there is none', () => {
    const computed = { price_steps: 4 } as Table['computed']
    expect(priceSum(desk({ computed, gauge: 1 }))).toBe('10 − 4 + 1')
    const reformed = desk({ computed, gauge: 0, printed: { ...printed, reformed: true } })
    expect(priceSum(reformed)).toBe('10 − 4')
  })
})

describe('the coal brokers', () => {
  const companies = [company({}), company({ foremen: [{ space: 'broker', value: 3 }] })]
  const computed = {
    seller: { seat: 0, influence: 3, price: 8 },
    waiting: [{ seat: 1, influence: 4, price: 9 }],
  } as Table['computed']
  const sellers = (me: number | null, change: Partial<Table>, shown: number | null = 2) =>
    sellersAt(desk({ companies, ...change }), SEATS, me, () => shown).map(
      ({ info, value, price, now }) => [info.seat, value, price, now],
    )

  it('keep the foreman of who sells now in sight, before those who wait', () => {
    const both = [
      [0, 2, 8, true],
      [1, 3, 9, false],
    ]
    expect(sellers(null, { computed })).toEqual(both)
    expect(sellers(1, { computed })).toEqual(both.slice(0, 1))
    expect(sellers(0, { computed })).toEqual(both.slice(1))
  })

  it('say who sells by his influence where nobody has seen the foreman', () => {
    expect(sellers(null, { computed }, null)[0]).toEqual([0, 3, 8, true])
  })

  it('have no prices before they are open', () => {
    const sealed = { seller: null, waiting: [] } as unknown as Table['computed']
    expect(sellers(null, { computed: sealed })).toEqual([[1, 3, null, false]])
  })
})

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

describe('a purchase that is not complete', () => {
  it('says what was picked so far, less what none is bought of', () => {
    const picks = ['count:wood:0', 'count:water:2']
    expect(basketOf(picks)).toEqual([{ type: 'water', count: 2 }])
    expect(basketOf([])).toEqual([])
  })
})
