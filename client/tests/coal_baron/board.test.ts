/** The pure parts of the drawn board: how things lie, where they stand, what happened. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { happened, SEATS, printedOf } from '../made'
import { COLOURS } from '../../src/boards/coal_baron/components'
import { flightsOf } from '../../src/boards/coal_baron/flights'
import { freshOf } from '../../src/boards/coal_baron/fresh'
import {
  cartX,
  pitch,
  SHAFT,
  signWidth,
  stepsTop,
  tunnelLength,
  tunnelPath,
} from '../../src/boards/coal_baron/mine/geometry'
import { laidOut, untouched } from '../../src/boards/coal_baron/orders'
import { along, apart, rulerFor, sideOf } from '../../src/board/ruler'
import {
  countedBy,
  heldOf,
  lastScored,
  rivalsOf,
  scoredIn,
} from '../../src/boards/coal_baron/scoring'
import { miningNow } from '../../src/boards/coal_baron/spaces'
import { CartLoads, leaving, withTile, type Tunnel } from '../../src/boards/coal_baron/tunnels'
import type { Pit, Printed, Table } from '../../src/boards/coal_baron/view'

const GAME = join(import.meta.dirname, '../../../src/coalface/games/coal_baron')
const PRINTED = printedOf<Printed>('coal_baron')
const events = readFileSync(join(GAME, 'events.py'), 'utf8')

function aPit(change: Partial<Pit> = {}): Pit {
  return {
    score: 0,
    points: {},
    marks: 8,
    workers: 13,
    canteen: 0,
    bank: 0,
    level: 'surface',
    cage: [0, 0, 0, 0],
    storage: [0, 0, 0, 0],
    carts: [1, 1, 1, 1],
    cubes: [0, 1, 2, 3].map(() => [0, 0, 0, 0]),
    tiles: [],
    orders: [],
    complete: 0,
    caged: 0,
    stored: 0,
    light: 0,
    dark: 0,
    balance_points: 0,
    delivered: 0,
    delivered_cards: [],
    ...change,
  }
}

function aTable(pits: Pit[]): Table {
  const space = { locked: false, workers: 0, price: 1, owner: null, tile: null, card: null }
  return {
    shift: 1,
    start: 0,
    last: 0,
    pending: [],
    spaces: [
      { ...space, name: 'factory-1' },
      { ...space, name: 'mining-4' },
    ],
    supply: [16, 16, 16, 16],
    tile_stack: 40,
    order_stack: 31,
    draft: [],
    pits,
    hand: null,
    printed: PRINTED,
  }
}

describe('an order', () => {
  it('shows cubes on spots of their colour first', () => {
    const spots = laidOut(PRINTED, {
      card: 'B07',
      free: [0, 1, 0, 0],
      cubes: [0, 2, 0, 0],
      missing: 1,
    })
    expect(spots.map(({ cubes }) => cubes)).toEqual([[1], [1], []])
  })

  it('shows two other cubes on one spot as a pair', () => {
    const spots = laidOut(PRINTED, {
      card: 'C08',
      free: [0, 0, 0, 0],
      cubes: [1, 1, 1, 0],
      missing: 0,
    })
    expect(spots.map(({ cubes }) => cubes)).toEqual([[2], [0, 1]])
  })

  it('has only free spots when it is new', () => {
    expect(laidOut(PRINTED, untouched(PRINTED, 'T10')).map(({ cubes }) => cubes.length)).toEqual([
      0, 0, 0, 0,
    ])
  })
})

describe('a pit', () => {
  const tunnelOf = (pit: Pit, loads: CartLoads, pointed = ''): Tunnel =>
    loads.tunnels(PRINTED, pit, pointed)[0]!
  const cubesOf = ({ light, dark }: Tunnel): (number | null)[][] =>
    [light, dark].map((carts) => carts.map(({ cube }) => cube))

  it('has the carts of its tiles on their side, beside the printed one', () => {
    const pit = aPit({ tiles: ['YL2', 'YD1'], cubes: [[2, 0, 0, 1], [], [], []] })
    const { light, dark, empty } = tunnelOf(pit, new CartLoads())
    expect([light.length, dark.length, empty]).toEqual([2, 2, 1])
    const cubes = [...light, ...dark].map(({ cube }) => cube)
    expect(cubes.filter((cube) => cube !== null).sort()).toEqual([0, 0, 3])
  })

  it('empties the cart that was pointed at, and no other', () => {
    const tiles = ['YL1', 'YL1', 'YD1', 'YD1']
    const full = aPit({ tiles, cubes: [[5, 0, 0, 0], [], [], []] })
    const fewer = aPit({ tiles, cubes: [[4, 0, 0, 0], [], [], []] })
    for (const side of ['light', 'dark'] as const) {
      const loads = new CartLoads()
      expect(cubesOf(tunnelOf(full, loads)).flat()).not.toContain(null)
      const pointed = `0 ${side} 1`
      expect(tunnelOf(full, loads, pointed)[side][1]?.leaves).toBe(0)
      const left = tunnelOf(fewer, loads, pointed)
      expect(left[side][1]?.cube).toBeNull()
      expect(left.empty).toBe(1)
      expect(cubesOf(tunnelOf(full, loads)).flat()).not.toContain(null) // taken back
      expect(tunnelOf(fewer, loads, pointed)[side][1]?.cube).toBeNull()
    }
  })

  it('keeps cubes where they are when a new tile brings its own', () => {
    const loads = new CartLoads()
    const pit = aPit({ tiles: ['YL2'], cubes: [[1, 0, 0, 0], [], [], []] })
    const before = cubesOf(tunnelOf(pit, loads))
    const tile = aPit({ tiles: ['YL2', 'YD1'], cubes: [[2, 0, 0, 0], [], [], []] })
    const [light, dark] = cubesOf(tunnelOf(tile, loads))
    expect(light).toEqual(before[0])
    expect(dark?.at(-1)).toBe(0)
  })

  it('has its steps beside the sign of the dark side, or below where they would cover it', () => {
    const ten = 120
    expect(stepsTop(ten, signWidth('Dark side'), 576)).toBe(9)
    expect(stepsTop(ten, signWidth('Unbeleuchtet'), 576)).toBe(36)
    expect(stepsTop(ten, signWidth('Unbeleuchtet'), 760)).toBe(9)
    expect(stepsTop(ten, signWidth('Dark'), 380)).toBe(36)
  })

  it.each([380, 576, 860])('%i wide holds the longest tunnel there can be', (width) => {
    const longest = 10
    const ends = [cartX('light', 9, longest, width), cartX('dark', 9, longest, width)]
    expect(Math.min(...ends)).toBeGreaterThan(0)
    expect(Math.max(...ends)).toBeLessThan(width)
    expect(pitch(longest, width)).toBeGreaterThan(12)
    expect(tunnelPath('dark', 3, longest, width)).not.toContain('NaN')
  })

  it('ends before the signs of its levels, however many carts there are', () => {
    const width = 655
    const sign = 90
    const longest = Math.max(...[1, 4, 10].map((carts) => tunnelLength(carts, width)))
    expect(width / 2 + SHAFT / 2 + longest).toBeLessThan(width - sign - 4)
  })
})

describe('a tile that is pointed at', () => {
  const coming = { colour: 1, side: 'dark', carts: 2, price: 4 }
  const tunnels = new CartLoads().tunnels(
    PRINTED,
    aPit({ cubes: [[1], [0, 1], [0, 0, 1], [0, 0, 0, 1]] }),
  )

  it('stands with its coal behind the carts of its side, and is not there yet', () => {
    const brown = withTile(tunnels[1] as Tunnel, coming)
    expect(brown.dark.map(({ at, cube, first, coming }) => [at, cube, first, coming])).toEqual([
      [0, 1, true, true],
      [1, 1, false, true],
    ])
    expect(brown.light).toBe(tunnels[1]?.light)
    expect(brown.empty).toBe(tunnels[1]?.empty)
  })

  it('changes no other level', () => {
    for (const at of [0, 2, 3]) expect(withTile(tunnels[at] as Tunnel, coming)).toBe(tunnels[at])
    expect(withTile(tunnels[1] as Tunnel, null)).toBe(tunnels[1])
  })
})

describe('the score track', () => {
  it('goes on past 100 and below 0', () => {
    expect(rulerFor([0, 99], 1000)).toMatchObject({ low: 0, high: 100, tick: 1 })
    expect(rulerFor([118, 87], 1000)).toMatchObject({ low: 0, high: 120 })
    expect(rulerFor([-3, 20], 350)).toMatchObject({ low: -10, tick: 5 })
    const ruler = rulerFor([118], 1000)
    expect(along(118, ruler, 1000)).toBeLessThan(1000)
  })

  it('writes beside a marker where no other stands', () => {
    const words = '170 if the round ended now'
    expect(sideOf(400, words, [100, 200], 1000)).toEqual({ x: 413, anchor: 'start' })
    expect(sideOf(950, words, [100, 200], 1000)).toEqual({ x: 937, anchor: 'end' })
    expect(sideOf(100, words, [110, 130], 1000)).toEqual({ x: 143, anchor: 'start' })
    expect(sideOf(150, words, [60, 220], 300)).toBeNull()
  })

  it('sets equal markers beside each other, in the order of the scores', () => {
    const places = apart([50, 50, 400, 52], 14, 500)
    expect(places[2]).toBe(400)
    const near = [places[0], places[1], places[3]].map((place) => place ?? 0)
    expect(near[1]! - near[0]!).toBeCloseTo(14)
    expect(near[2]! - near[1]!).toBeCloseTo(14)
    expect(Math.min(...apart([0, 0, 0, 0], 14, 500))).toBeGreaterThanOrEqual(7)
    expect(Math.max(...apart([499, 499, 400], 14, 500))).toBeLessThanOrEqual(493)
  })
})

describe('the scoring of a shift', () => {
  it('counts coal, vehicles and carts', () => {
    const counted = PRINTED.clock.map((element) => countedBy(element))
    expect(counted.map(({ of }) => of)).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3])
    expect([...new Set(counted.map(({ kind }) => kind))]).toEqual(['coal', 'vehicle', 'carts'])
  })

  it('says what a seat has of each element, if its delivered orders lie open', () => {
    const open = aPit({
      carts: [3, 1, 1, 1],
      cubes: [[1, 0, 0, 0], [0, 1, 0, 0], [], [0, 0, 0, 1]],
      delivered_cards: ['T02', 'B01'],
    })
    const table = aTable([open, { ...open, delivered_cards: null }])
    const held = (seat: number) => PRINTED.clock.map((element) => heldOf(table, seat, element))
    expect(held(0)).toEqual([3, 0, 0, 0, 1, 0, 2, 0, 2, 0, 1, 0])
    expect(held(1)).toEqual([...Array<null>(8).fill(null), 2, 0, 1, 0])
  })

  it('is read from the points of each seat', () => {
    const table = aTable([
      aPit({ points: { 'shift-1/yellow-coal': 2, 'shift-2/barrow': 6 } }),
      aPit({ points: { 'shift-1/yellow-coal': 1 } }),
    ])
    expect(lastScored(table)).toBe(1)
    expect(scoredIn(table, 0).map(({ element, points }) => [element.name, points])).toEqual([
      ['yellow-coal', [2, 1]],
    ])
    expect(lastScored(aTable([aPit()]))).toBeNull()
  })
})

describe('what has happened', () => {
  const table = aTable([aPit({ level: 'brown' }), aPit()])

  it('is marked on the spaces where something is new', () => {
    const since = [
      happened('cb.workers.placed', 1, { space: 1, workers: 1 }),
      happened('cb.bank.visited', 1, { marks: 1 }),
      happened('cb.money.received', 1, { marks: 4 }),
    ]
    expect([...freshOf(since, table)]).toEqual(['mining-4', 'bank'])
  })

  it('moves pieces from where they were to where they are', () => {
    const [workers, cubes] = flightsOf(
      [
        happened('cb.workers.placed', 0, { space: 1, workers: 2 }),
        happened('cb.coal.loaded', 0, { coal: 3 }),
      ],
      table,
      SEATS,
    )
    expect(workers?.[0]).toMatchObject({ symbol: 'seat-1', to: ['space:mining-4'] })
    expect(workers?.[0]?.from).toContain('crew:0')
    expect(cubes?.[0]).toMatchObject({ symbol: 'cube-k', to: ['cage:0', 'seat:0'] })
    expect(cubes?.[0]?.from).toContain('level:0:brown')
  })

  it('takes cubes off the carts of the level where the cage was then', () => {
    const before = aTable([aPit({ level: 'grey' }), aPit()])
    const loaded = happened('cb.coal.loaded', 0, { coal: 0 })
    const mined = [loaded, happened('cb.cage.moved', 0, { level: 1 }), loaded, loaded]
    const past = { table: before, lines: [loaded] }
    const moved = flightsOf(mined, table, SEATS, past).map(([first]) => first?.from[0])
    const [first, cage, ...others] = moved
    expect([first, cage]).toEqual([leaving(0, 2, 0, 0), undefined])
    expect(others).toEqual([leaving(0, 0, 0, 0), leaving(0, 0, 0, 1)])
  })

  it('lets workers go home when a shift is over, those who came last too', () => {
    const ended = [
      happened('cb.workers.placed', 1, { space: 1, workers: 1 }),
      happened('cb.shift.ended', -1, { shift: 1 }),
    ]
    const stood = { ...structuredClone(table), shift: 0 }
    for (const [at, space] of stood.spaces.entries()) space.owner = at === 0 ? 0 : null
    for (const [seat, pit] of stood.pits.entries()) {
      pit.canteen = seat === 0 ? 3 : 0
      pit.bank = seat
    }
    if (stood.spaces[0]) stood.spaces[0].workers = 1
    const home = flightsOf(ended, table, SEATS, { table: stood, lines: [] }).at(-1)
    expect(home?.map(({ from, to }) => [from[0], to[0]])).toEqual([
      [`space:${stood.spaces[0]?.name}`, 'crew:0'],
      ['canteen:0', 'crew:0'],
      ['canteen:0', 'crew:0'],
      ['space:bank', 'crew:1'],
      ['space:mining-4', 'crew:1'],
    ])
    expect(flightsOf(ended.slice(1), table, SEATS)).toEqual([])
    const last = { ...stood, shift: table.shift }
    expect(flightsOf(ended.slice(1), table, SEATS, { table: last, lines: [] })).toEqual([])
  })

  it('brings the cubes of a delivered order back to the supply, and its card to the others', () => {
    const order = { card: 'B08', free: [0, 0, 0, 0], cubes: [1, 0, 0, 2], missing: 0 }
    const before = aTable([aPit({ orders: [order], delivered: 1 }), aPit()])
    const card = Object.keys(PRINTED.cards).indexOf('B08')
    const delivered = [happened('cb.order.delivered', 0, { card, points: 3, cubes: 3 })]
    const [moved] = flightsOf(delivered, table, SEATS, { table: before, lines: [] })
    expect(moved?.map(({ symbol, to, lands }) => [symbol, to[0], lands])).toEqual([
      ['cube-y', 'supply:yellow', undefined],
      ['cube-k', 'supply:black', undefined],
      ['cube-k', 'supply:black', undefined],
      ['i-order', 'delivered:0', 'back:0:1'],
    ])
    expect(new Set(moved?.map(({ from }) => from[0]))).toEqual(new Set(['card:B08']))
  })

  it('deals what is looked at from its stack, and takes the rest back there', () => {
    const hand = { pile: 'orders', seat: 0, size: 3, placed: 0, faces: null }
    const looking = { ...table, hand }
    const looked = [happened('cb.looked', 0, { pile: 1, count: 3 })]
    const [dealt] = flightsOf(looked, looking, SEATS)
    expect(dealt?.map(({ from, lands }) => [from[0], lands])).toEqual([
      ['stack:orders', 'hand:0'],
      ['stack:orders', 'hand:1'],
      ['stack:orders', 'hand:2'],
    ])
    const [back] = flightsOf([], table, SEATS, { table: looking, lines: [] })
    expect(back?.map(({ from, to }) => [from[0], to[0]])).toEqual(
      Array.from({ length: 3 }, () => ['offer', 'stack:orders']),
    )
  })

  it('moves something for every event in which a piece changes its place', () => {
    const STILL = [
      'cb.start.drawn',
      'cb.draft.shown',
      'cb.carts.left',
      'cb.pair.begun',
      'cb.mining.stopped',
      'cb.space.empty',
      'cb.looked',
      'cb.drawn',
      'cb.looked.tile',
      'cb.looked.card',
      'cb.kept.none',
      'cb.returned',
      'cb.returned.next',
      'cb.returned.tile',
      'cb.returned.card',
      'cb.shift.ended',
      'cb.shift.began',
    ]
    const keys = [...events.matchAll(/EventRow\(\s*"([\w.]+)"/g)].map(([, key]) => key ?? '')
    const args = { space: 0, card: 0, tile: 0, coal: 0, cart: 0, cubes: 1, origin: 0 }
    const moved = keys.filter((key) => flightsOf([happened(key, 0, args)], table, SEATS).length > 0)
    const unmoved = keys.filter((key) => !moved.includes(key) && !key.startsWith('cb.end.'))
    expect(keys.length).toBeGreaterThan(30)
    expect(unmoved).toEqual(STILL)
  })
})

describe('the words of the board', () => {
  const BOARD = join(import.meta.dirname, '../../src/boards/coal_baron')
  const keysOf = (lang: string): string[] =>
    [...readFileSync(join(BOARD, `locales/${lang}.ftl`), 'utf8').matchAll(/^([a-z-]+) =/gm)].map(
      ([, key]) => key ?? '',
    )

  it('are the same in three languages, and each letter of coal is its own', () => {
    expect(keysOf('nl')).toEqual(keysOf('en'))
    expect(keysOf('de')).toEqual(keysOf('en'))
    for (const lang of ['en', 'nl', 'de']) {
      const text = readFileSync(join(BOARD, `locales/${lang}.ftl`), 'utf8')
      const letters = COLOURS.map((name) => text.match(`cb-letter-${name} = (\\w+)`)?.[1])
      expect(new Set(letters).size).toBe(COLOURS.length)
    }
  })
})

describe('mining', () => {
  it('tells who mines and for how many steps more', () => {
    const table = aTable([aPit(), aPit()])
    expect(miningNow(table)).toBeNull()
    const asked = { kind: 'mining', seat: 1, args: { steps: 7 } }
    expect(miningNow({ ...table, pending: [asked] })).toEqual({ seat: 1, steps: 7 })
  })
})

describe('the others on the shift clock', () => {
  const element = (name: string) => PRINTED.clock.find((found) => found.name === name)!
  const pits = [aPit(), aPit({ carts: [3, 1, 1, 1], delivered_cards: null })]

  it('counts their empty minecarts', () => {
    expect(rivalsOf(aTable(pits), 0, element('yellow-carts'))).toEqual([{ seat: 1, count: 3 }])
  })
  it('knows nothing of orders that lie face down', () => {
    expect(rivalsOf(aTable(pits), 0, element('truck'))).toEqual([])
  })
})
