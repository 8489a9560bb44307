/** The pure parts of the drawn board: names, how things lie, and where it stands. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SEATS } from '../made'
import {
  deedOn,
  fineOf,
  priceSum,
  sellersAt,
  signedDollars,
  spreadHand,
  sum,
} from '../../src/boards/coal_country/company'
import {
  areaNow,
  basketIn,
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
import { t } from '../../src/lib/i18n.svelte'
import { buttonWords } from '../../src/boards/coal_country/buttons'
import { cornerOf, PEEK, PITCH, planOf } from '../../src/boards/coal_country/mine/geometry'
import { connectedFirst } from '../../src/boards/coal_country/mine/turnings.svelte'
import type { Company, Table } from '../../src/boards/coal_country/view'
import picks from './picks.json'
import { printed, desk, shaft, company } from './tables'

const HERE = import.meta.dirname
const GAME = join(HERE, '../../../src/coalface/games/coal_country')
const BOARD = join(HERE, '../../src/boards/coal_country')
const events = readFileSync(join(GAME, 'events.py'), 'utf8')

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

describe('the foreman who is picked up', () => {
  const one = { price: 11, cubes: 3, fees: 0, cleared: 4, installed: 3 }
  const table = desk({ computed: { offsite: [{ ...one, fees: 1 }, one] } as never })
  const words = (space: string, value: number | null): string | undefined =>
    deedOn(table, space, value)?.words

  it('shows on every space with a number what he would do there', () => {
    const spaces = ['broker', 'market', 'tandem', 'construction', 'refuse', 'storage']
    expect(spaces.map((space) => words(space, 1))).toEqual(['≈ $11', '3', '3', '±0', '−4', '3'])
    expect(words('construction', 0)).toBe('+1')
  })

  it('shows nothing where his work is no number, and none shows nothing', () => {
    expect(words('tavern', 1)).toBeUndefined()
    expect(words('broker', null)).toBeUndefined()
    expect(deedOn(desk(), 'broker', 1)).toBeNull()
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

  it('shows no more than the edge of an empty row above it where nobody is placed', () => {
    const high = company({ mine: [shaft('0'), shaft('n1')] })
    const [whole, resting] = [planOf(high), planOf(high, true, true)]
    expect(whole.height - resting.height).toBe(PITCH - PEEK)
    expect(whole.height - cornerOf(whole, '0').y).toBe(resting.height - cornerOf(resting, '0').y)
    expect(planOf(high, true, true, ['n2']).height).toBe(whole.height)
    const foremen = [{ space: 'n2' }] as Company['foremen']
    expect(planOf(company({ ...high, foremen }), true, true).height).toBe(whole.height)
    const low = company({})
    expect(planOf(low, true, true).height).toBe(planOf(low).height)
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

  it('names no place on the button that declines: the question does', () => {
    expect(buttonWords('button:decline', desk({ companies: [] }), 0)).toBe(t('cc-decline'))
  })

  it('says that a cube stays in the storage, where stopping means that', () => {
    const asked = (kind: string): Table =>
      desk({ pending: [{ kind, seat: 0, args: {} }], companies: [] } as unknown as Partial<Table>)
    expect(buttonWords('button:stop', asked('install'), 0)).toBe(t('cc-keep-stored'))
    expect(buttonWords('button:stop', asked('build'), 0)).toBeUndefined()
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

describe('a basket', () => {
  it('is read from the pick of a purchase, with a number for each type', () => {
    expect(basketIn(['cubes:1.0.2'])).toEqual([1, 0, 2])
    expect(basketIn(['my:cell:0'])).toBe(null)
    expect(basketIn([])).toBe(null)
  })
})
