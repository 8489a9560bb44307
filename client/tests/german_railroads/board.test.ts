/** The pure parts of the drawn board: effects, railroads as cells, what waits, what happened. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { happened, SEATS, printedOf } from '../made'
import type { Choice } from '../../src/api/types'
import type { Pointing } from '../../src/board/types'
import { COLOURS, nameIn, tileOf } from '../../src/boards/german_railroads/components'
import { doneIn } from '../../src/boards/german_railroads/done'
import { readEffect, wordsOf } from '../../src/boards/german_railroads/effects'
import { flightsOf } from '../../src/boards/german_railroads/flights'
import { freshOf, playsOn, scoredIn } from '../../src/boards/german_railroads/fresh'
import { arrivingAt, industryOf, markersOn } from '../../src/boards/german_railroads/industry'
import { offersOf } from '../../src/boards/german_railroads/offers'
import { segmentsOf } from '../../src/boards/german_railroads/rail'
import { isPaidOtherwise, priceOf, standingOn } from '../../src/boards/german_railroads/spaces'
import {
  dueOf,
  inHand,
  onlyBeginning,
  placeAskedFor,
} from '../../src/boards/german_railroads/tasks'
import type { Lane, Player, Printed, Table, Task } from '../../src/boards/german_railroads/view'
import { movesUnder, nextPicks } from '../../src/table/picks'
import { choice } from '../made'

const GAME = join(import.meta.dirname, '../../../src/coalface/games/german_railroads')
const BOARD = join(import.meta.dirname, '../../src/boards/german_railroads')
const PRINTED = printedOf<Printed>('german_railroads')
const RUSSIAN = printedOf<Printed>('german_railroads', 'printed-russian.json')
const events = readFileSync(join(GAME, 'events.py'), 'utf8')

function aLane(change: Partial<Lane> = {}): Lane {
  const bare = { reach: 0, track: 0, stars: 0, medal: 0, points: 0 }
  return { ...bare, covered: [0], fill: [[]], cells: [[]], ...change }
}

function aPlayer(change: Partial<Player> = {}): Player {
  return {
    score: 0,
    points: {},
    workers: 6,
    aside: 2,
    black_worker: 0,
    coins: 1,
    coal: 0,
    tracks: [0, 1, 2].map(() => [1, 0, 0, 0, 0]),
    locomotives: ['1', '-', '-', '-'],
    factories: ['-', '-', '-', '-', '-'],
    markers: [1, ...Array<number>(15).fill(0)],
    branch: null,
    extensions: [null, null, null],
    doublers: 0,
    medal: 0,
    revaluation: 0,
    tokens: [],
    unlocked: ['black'],
    claimed: 0,
    lane_claimed: 0,
    income: [0, 0, 0, 0, 0],
    income_used: [0, 0, 0, 0, 0],
    signals: 0,
    lanes: [aLane(), aLane(), aLane()],
    industry: 0,
    round_points: 0,
    score_now: 0,
    income_ready: [0, 0, 0, 0, 0],
    on_bg1: [0, 0, 0],
    dealt: 0,
    end_bonus: 0,
    end_bonus_cards: [],
    ...change,
  }
}

function aTable(change: Partial<Table> = {}): Table {
  return {
    board: 'german',
    coal: false,
    new_parts: false,
    open: ['black2', 'bg1'],
    public: 2,
    round: 1,
    rounds: 6,
    rounds_left: 5,
    lowest_locomotive: 2,
    phase: 'playing',
    last: 0,
    passed: [],
    order: [0, 1],
    spaces: [],
    engineers: {},
    locomotives: [0, 0, 3, 3],
    factories: [],
    doublers: 20,
    foundries: {},
    foundry_pile: 0,
    foundries_used: [],
    open_foundry: null,
    boiler_used: 0,
    extensions: [],
    income: [],
    cards: [],
    bonuses: [],
    turquoise_with: 0,
    using: null,
    repeated: [],
    marker_left: 0,
    special_gone: 0,
    end_pile: 8,
    emil: null,
    players: [aPlayer(), aPlayer()],
    owed: {},
    offered: {},
    of_foundry: {},
    tasks: [],
    pending: [],
    printed: PRINTED,
    ...change,
  }
}

function pointingAt(legal: Choice[], taken: string[] = []): Pointing {
  const selectable = nextPicks(legal, taken)
  return {
    taken,
    selectable,
    beginnings: nextPicks(legal, []),
    moves: (pick: string) => movesUnder(legal, [pick]),
  } as unknown as Pointing
}

describe('effects', () => {
  const SAYING = ['effect', 'gives', 'boilerman', 'coin_effect', 'signal_steps']
  const PLAIN = ['foundries', 'tokens', 'cards', 'start_bonus', 'income', 'industry_gives']

  /** All effects within a part of the component set. */
  function effectsIn(value: unknown, says = false): string[] {
    if (typeof value === 'string') return says ? [value] : []
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, inner]) =>
      effectsIn(inner, SAYING.includes(key) || PLAIN.includes(key) || says),
    )
  }
  const written = [...effectsIn(PRINTED), ...effectsIn(RUSSIAN)]

  it('are read part by part', () => {
    expect(readEffect('adv:black:2 + ind:1')).toEqual({
      either: false,
      atoms: [
        { op: 'adv', what: 'black', count: 2 },
        { op: 'ind', what: '', count: 1 },
      ],
    })
    expect(readEffect('endbonus / pts:10').either).toBe(true)
  })

  it.each(['en', 'nl', 'de'])('can all be worded in %s', (lang) => {
    const words = readFileSync(join(BOARD, `locales/${lang}.ftl`), 'utf8')
    const atoms = written.flatMap((text) => readEffect(text).atoms)
    const silent = atoms.map(wordsOf).filter((key) => !words.includes(`\n${key} =`))
    expect(atoms.length).toBeGreaterThan(60)
    expect([...new Set(silent)]).toEqual([])
  })

  it('of spaces and tiles are found by number or by word', () => {
    expect([11, 28, 43].map((number) => nameIn(PRINTED, 'space', number))).toEqual([
      'bg1',
      'engineer-1',
      'engineer-g1',
    ])
    expect(tileOf('9sb')).toEqual({ number: 9, boilerman: true })
    expect(tileOf('-')).toBeNull()
  })
})

describe('a railroad', () => {
  const eight = Array.from({ length: 8 }, () => ({}))

  it('shows on each space what is printed and what has come there', () => {
    const cells = [
      [{ head: 1, next: [2], doubled: true }, { head: 0, met: true }, ...eight.slice(2)],
    ]
    const lane = aLane({ reach: 1, covered: [1], fill: [[1, 0]], cells })
    const [common] = segmentsOf(PRINTED, aPlayer({ lanes: [lane] }), 0)
    expect(common?.cells.map(({ space }) => space)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(common?.cells.slice(0, 3).map(({ fill }) => fill)).toEqual([1, 0, null])
    expect(common?.cells[0]).toMatchObject({ reach: true, covered: true, doubler: true, next: [2] })
    expect(common?.cells[1]).toMatchObject({ reach: false, covered: false, head: 0, met: true })
  })

  it('is drawn without the branch that was not chosen', () => {
    const lane = aLane({
      covered: [0, 0, 0],
      fill: [[], [], []],
      cells: [eight, [], eight.slice(4)],
    })
    const segments = segmentsOf(PRINTED, aPlayer({ lanes: [lane] }), 0)
    expect(segments.map(({ branch, cells }) => [branch, cells.length])).toEqual([
      [null, 8],
      ['berlin', 4],
    ])
  })

  it('has the special spaces of the extension that lies on its station', () => {
    const lane = aLane({ cells: [eight] })
    const lanes = [aLane(), lane]
    const open = segmentsOf(PRINTED, aPlayer({ lanes }), 1)[0]
    expect(open?.cells[5]).toMatchObject({ open: true, begins: true, laid: null, special: null })
    const laid = segmentsOf(PRINTED, aPlayer({ lanes, extensions: ['H2', null, null] }), 1)[0]
    expect(laid?.cells[5]).toMatchObject({ laid: 'H2', open: false })
    expect(laid?.cells[5]?.special).toMatchObject({ gives: 'q', locomotive: true })
  })
})

describe('what waits', () => {
  it('is begun where nothing else can be', () => {
    const any = choice('step/any/MU/black', 'effect:step-any', 'my:track:MU:black')
    expect(onlyBeginning(pointingAt([any]))).toBe('effect:step-any')
    expect(onlyBeginning(pointingAt([any, choice('end-turn', 'button:end-turn')]))).toBeNull()
    expect(onlyBeginning(pointingAt([choice('resolve/doubler', 'effect:doubler')]))).toBeNull()
  })

  it('may be a choice among what is offered, whichever seat the table says is asked', () => {
    const bonuses = ['coin', 'black'].map((name) => choice(`bonus/${name}`, `bonus:${name}`))
    expect(offersOf(pointingAt(bonuses))).toEqual([{ kind: 'bonus', names: ['coin', 'black'] }])
    expect(offersOf(pointingAt([choice('end-turn', 'button:end-turn')]))).toEqual([])
    const [card, income] = [choice('card/loco9', 'card:loco9'), choice('i', 'supply:income:stars')]
    expect(offersOf(pointingAt([card, income])).map(({ kind }) => kind)).toEqual(['income', 'card'])
  })

  it('is a ? token with its words, where nothing but tokens can be chosen', () => {
    const token = choice('token/doublers', 'my:token:doublers')
    const end = choice('end-turn', 'button:end-turn')
    expect(offersOf(pointingAt([token, end]))).toEqual([{ kind: 'token', names: ['doublers'] }])
    const step = choice('step/colour/MU/black', 'my:track:MU:black')
    expect(offersOf(pointingAt([token, step]))).toEqual([])
  })

  it('is a list of steps, one after the other, or of several that can be first', () => {
    const task = (effect: string, change: Partial<Task> = {}): Task => {
      const where = 'mine'
      return { name: effect, owed: true, effect, pick: null, where, parts: [], ...change }
    }
    const black = task('adv:black:3')
    const whenOf = (tasks: Task[], waits = false) =>
      dueOf(tasks, waits).map(({ effect, when }) => `${effect} ${when}`)
    expect(whenOf([black])).toEqual(['adv:black:1 now', 'adv:black:2 next'])
    expect(whenOf([black], true)).toEqual(['adv:black:3 next'])
    const build = task('lof:1', { pick: 'build-either', where: null })
    expect(whenOf([task('ind:2'), build])).toEqual(['ind:2 open'])
    expect(whenOf([task('coin:1', { owed: false })])).toEqual(['coin:1 may'])
  })

  it('says what is done, and where steps have led', () => {
    const step = (seat: number, railroad: number, space: number) =>
      happened('gr.track.moved', seat, { railroad, colour: 0, space })
    const lines = [step(0, 0, 2), step(1, 0, 7), step(0, 1, 2), step(0, 0, 3)]
    const done = doneIn(lines, 0, PRINTED).map(
      ({ id, words }) => `${id} ${words.split(' ').at(-1)}`,
    )
    expect(done).toEqual(['track-0-0 3', 'track-1-0 2'])
  })

  it('is on the board or on the own one', () => {
    const askedFor = (...picks: string[]) =>
      placeAskedFor(pointingAt(picks.map((pick) => choice(pick, pick))))
    expect(askedFor('space:black2', 'my:token:doublers')).toBe('board')
    expect(askedFor('my:track:MU:black')).toBe('mine')
    // the boilerman may be taken besides
    expect(askedFor('space:coal_boiler', 'my:track:MU:black')).toBe('mine')
    expect(askedFor('space:coal_boiler')).toBe('board')
    expect(askedFor('bonus:coin')).toBeNull()
  })

  it('may be a tile in the hand', () => {
    expect(inHand(aTable({ pending: [{ kind: 'hand', seat: 0, args: { tile: '4b' } }] }))).toEqual({
      side: 'loco',
      tile: { number: 4, boilerman: true },
    })
    expect(
      inHand(aTable({ pending: [{ kind: 'turn', seat: 0, args: { placed: 0, free: 1 } }] })),
    ).toBeNull()
  })
})

describe('a space', () => {
  it('says who stands there, and on the open one all who do', () => {
    const spaces = [{ name: 'black2', owner: 'emil', workers: 1, coins: 0, black: 0 }]
    const players = [aPlayer({ on_bg1: [1, 0, 0] }), aPlayer({ on_bg1: [0, 2, 0] })]
    const table = aTable({ spaces, players })
    expect(standingOn(table, 'black2', SEATS)).toMatchObject([{ seat: null, workers: 1 }])
    expect(standingOn(table, 'bg1', SEATS).map(({ coins }) => coins)).toEqual([0, 2])
    expect(standingOn(table, 'gray2', SEATS)).toEqual([])
  })

  it('is marked when only coins can pay for it', () => {
    const legal = [
      choice('place/black2/plain', 'space:black2'),
      choice('place/black2/coin', 'pay:coin', 'space:black2'),
      choice('place/black3/coin', 'pay:coin', 'space:black3'),
    ]
    const pointing = pointingAt(legal)
    expect(isPaidOtherwise(pointing, 'space:black3')).toBe(true)
    expect(isPaidOtherwise(pointing, 'space:black2')).toBe(false)
  })

  it('costs what is paid in the way that is chosen, where it can be had so', () => {
    const legal = [
      choice('place/black2/plain', 'space:black2'),
      choice('place/black3/coin', 'pay:coin', 'space:black3'),
    ]
    const two = { workers: 2, coins: 0 }
    expect(priceOf(pointingAt(legal), 'space:black3', two)).toEqual(two)
    const chosen = pointingAt(legal, ['pay:coin'])
    expect(priceOf(chosen, 'space:black3', two)).toEqual({ workers: 1, coins: 1 })
    expect(priceOf(chosen, 'space:black2', two)).toEqual(two)
  })
})

describe('what has happened', () => {
  it('is marked on the spaces where someone has come', () => {
    const since = [happened('gr.placed', 1, { space: 1 }), happened('gr.passed', 1)]
    expect([...freshOf(since, { printed: PRINTED } as Table)]).toEqual(['black3'])
  })

  it('is summed up after a scoring phase', () => {
    const rows = scoredIn(
      [
        happened('gr.points.scored', 0, { source: 0, points: 4 }),
        happened('gr.points.scored', 1, { source: 3, points: 6 }),
        happened('gr.points.scored', 1, { source: 3, points: 2 }),
      ],
      aTable(),
    )
    expect(rows?.[0]).toEqual({ source: 'railroad-1', points: [4, 0] })
    expect(rows?.[3]).toEqual({ source: 'stars', points: [0, 8] })
    expect(
      scoredIn([happened('gr.points.scored', 0, { source: 6, points: 2 })], aTable()),
    ).toBeNull()
  })

  it('keeps the report of a scoring until I play on, for a spectator until anybody does', () => {
    const other = [happened('gr.placed', 1, { space: 0, pieces: 100 })]
    expect(playsOn(other, 0)).toBe(false)
    expect(playsOn(other, 1)).toBe(true)
    expect(playsOn(other, null)).toBe(true)
    expect(playsOn([happened('gr.points.scored', 0, { source: 0, points: 4 })], 0)).toBe(false)
  })

  it('moves pieces from where they were to where they are', () => {
    const [workers, track] = flightsOf(
      [
        happened('gr.placed', 0, { space: 0, pieces: 100 }),
        happened('gr.track.moved', 0, { railroad: 1, colour: 1, space: 3 }),
      ],
      aTable(),
      SEATS,
    )
    expect(workers?.[0]).toMatchObject({ symbol: 'seat-1', to: ['space:black2'] })
    expect(track?.[0]).toMatchObject({ symbol: 'gr-tr-g' })
    expect(track?.[0]?.from[0]).toBe('rail:0:DR:2')
    expect(track?.[0]?.to[0]).toBe('rail:0:DR:3')
  })

  it('lets what is gained come from where it was gained, and go to its own place', () => {
    const table = aTable()
    const [, coins] = flightsOf(
      [
        happened('gr.track.moved', 0, { railroad: 1, colour: 1, space: 3 }),
        happened('gr.coins.taken', 0, { count: 1 }),
      ],
      table,
      SEATS,
    )
    expect(coins?.[0]?.from[0]).toBe('rail:0:DR:3')
    expect(coins?.[0]?.to).toEqual(['coins:0', 'seat:0'])
    const [bonus] = flightsOf([happened('gr.coins.taken', 0, { count: 1 })], table, SEATS)
    expect(bonus?.[0]?.from).not.toContain('supply')
    const [factory] = flightsOf([happened('gr.factory.built', 0, { gap: 1 })], table, SEATS)
    expect(factory?.[0]?.to[0]).toBe(`industry:0:${table.printed.gaps[1]}`)
    const doublers = table.players[0]?.doublers ?? 0
    const [placed] = flightsOf([happened('gr.doubler.placed', 0, { count: 2 })], table, SEATS)
    expect(placed?.map(({ to }) => to[0])).toEqual([
      `doubler:${doublers}:0`,
      `doubler:${doublers - 1}:0`,
    ])
  })

  it('lets a locomotive that another has replaced go on from where it lay', () => {
    const put = (number: number, slot: number, replaced: number) =>
      happened('gr.loco.placed', 0, { number, slot, replaced })
    const past = { table: null, lines: [put(4, 1, 3)] }
    const [moved] = flightsOf([put(3, 0, 0)], aTable(), SEATS, past)
    const [slot] = flightsOf([put(4, 1, 3)], aTable(), SEATS)
    expect(slot?.[0]?.from[0]).toBe('supply:4')
    expect(moved?.[0]?.from[0]).toBe(slot?.[0]?.to[0])
  })

  it('lets workers go home when a round is over, from where they stood before', () => {
    const spaces = [{ name: 'black2', owner: 'seat-1', workers: 2, coins: 0, black: 0 }]
    const cleared = [happened('gr.round.cleared', -1, { coins: 0 })]
    const past = { table: aTable({ spaces }), lines: [] }
    const [home] = flightsOf(cleared, aTable({ spaces: [] }), SEATS, past)
    expect(home?.map(({ from, to }) => [from[0], to[0]])).toEqual([['space:black2', 'crew:1']])
    expect(flightsOf(cleared, aTable({ spaces: [] }), SEATS)).toEqual([])
  })

  it('lets the first income marker of a kind, and an end bonus card, be there when they arrive', () => {
    const [player, ...others] = aTable().players
    if (!player) throw new Error('nobody plays')
    const had = (income: number[], cards: string[]) =>
      aTable({ players: [{ ...player, income, end_bonus_cards: cards }, ...others] })
    const past = { table: had([0, 1, 0, 0, 0], ['black']), lines: [] }
    const [first, second, chosen] = flightsOf(
      [
        happened('gr.income.taken', 0, { income: 0 }),
        happened('gr.income.taken', 0, { income: 1 }),
        happened('gr.endbonus.kept', 0, {}),
      ],
      had([1, 2, 0, 0, 0], ['black', 'signals']),
      SEATS,
      past,
    )
    expect(first?.[0]).toMatchObject({ from: ['offered:any', 'supply'], lands: 'income:0:any' })
    expect(second?.[0]?.lands).toBeUndefined()
    expect(chosen?.[0]).toMatchObject({ from: ['offered:signals'], lands: 'end:signals' })
  })

  it('lets a ? card itself go to whoever takes it, and what lies on it come from there', () => {
    const table = aTable()
    const card = table.printed.names.card?.indexOf('black_worker') ?? -1
    const [taken, worker] = flightsOf(
      [happened('gr.card.taken', 0, { card }), happened('gr.worker.black', 0, {})],
      table,
      SEATS,
    )
    const name = table.printed.names.card?.[card]
    expect(taken?.[0]).toMatchObject({ from: [`offered:${name}`, `card:${name}`], leaves: true })
    expect(worker?.[0]).toMatchObject({ from: ['desk:0', 'offer'], to: ['crew:0', 'seat:0'] })
  })

  it('lets engineers go along the strip, and one who is hired to his desk, as cards', () => {
    const past = { table: aTable({ engineers: { 3: 'hire', 9: 'strip-1' } }), lines: [] }
    const now = aTable({ engineers: { 3: 'seat-0', 9: 'hire' } })
    const news = [happened('gr.engineer.hired', 0), happened('gr.engineers.moved', -1)]
    const [hired, strip] = flightsOf(news, now, SEATS, past)
    expect(hired?.[0]).toMatchObject({ lands: 'engineer:3', to: ['desk:0', 'seat:0'] })
    expect(strip).toContainEqual(
      expect.objectContaining({ lands: 'engineer:9', from: ['strip-1'], to: ['hire'] }),
    )
  })

  it('lets points fall from what they are scored for', () => {
    const scored = (source: string) =>
      happened('gr.points.scored', 0, { source: PRINTED.names.source?.indexOf(source) ?? -1 })
    const lines = flightsOf(['railroad-2', 'industry', 'passing'].map(scored), aTable(), SEATS)
    expect(lines.map(([flight]) => flight?.from[0])).toEqual(['lane:0:DR', 'industry:0', 'seat:0'])
    expect(lines.map(([flight]) => flight?.to)).toEqual(lines.map(() => ['score:0']))
  })

  it('lets the pieces of the turn order change places', () => {
    const past = { table: aTable({ order: [0, 1] }), lines: [] }
    const now = aTable({ order: [1, 0] })
    const [moved] = flightsOf([happened('gr.order.set', 1, { place: 1 })], now, SEATS, past)
    expect(moved?.[0]).toMatchObject({ symbol: 'seat-2', from: ['turn:1'], to: ['turn:0'] })
  })

  it('lets a ? token go to where the ? came from, and an extension to its station', () => {
    const [seat] = aTable().players
    const before = { ...seat, tokens: ['revaluation', 'second_marker'] } as Player
    const after = { ...seat, tokens: ['second_marker'] } as Player
    const past = {
      table: aTable({ players: [before] }),
      lines: [happened('gr.track.moved', 0, { railroad: 1, colour: 0, space: 4 })],
    }
    const [used] = flightsOf(
      [happened('gr.token.used', 0, { token: 1 })],
      aTable({ players: [after] }),
      SEATS,
      past,
    )
    expect(used?.[0]?.from[0]).toBe('token:0:revaluation')
    expect(used?.[0]?.to[0]).toBe('rail:0:DR:4')
    const laid = happened('gr.extension.laid', 0, { extension: 0, station: 0 })
    const [flight] = flightsOf([laid], aTable(), SEATS)
    const stations = PRINTED.railroads.flatMap(({ name, stretches }) =>
      stretches.flatMap(({ cells }) =>
        cells
          .filter(({ station }) => station?.number === 0 && station.part === 0)
          .map(({ space }) => `rail:0:${name}:${space}`),
      ),
    )
    expect(stations).toHaveLength(1)
    expect(flight?.[0]?.to[0]).toBe(stations[0])
  })

  it('lets a boilerman go to the tile that has got one', () => {
    const was = aPlayer({ factories: ['3', '4', '-', '-', '-'] })
    const is = aPlayer({ factories: ['3', '4b', '-', '-', '-'] })
    const past = { table: aTable({ players: [was, aPlayer()] }), lines: [] }
    const now = aTable({ players: [is, aPlayer()] })
    const [put] = flightsOf([happened('gr.boilerman.put', 0)], now, SEATS, past)
    expect(put?.[0]?.to[0]).toBe(`industry:0:${PRINTED.gaps[1]}`)
  })

  it('moves something only for events that there are', () => {
    const keys = [...events.matchAll(/EventRow\(\s*"([\w.]+)"/g)].map(([, key]) => key ?? '')
    const args = { space: 2, card: 0, railroad: 0, colour: 0, slot: 0, place: 1, foundry: 0 }
    const spaces = [{ name: 'black2', owner: 'seat-1', workers: 2, coins: 0, black: 0 }]
    const standing = { table: aTable({ spaces, engineers: { 9: 'strip-2' } }), lines: [] }
    const now = aTable({ engineers: { 9: 'strip-1' } })
    const moved = keys.filter(
      (key) => flightsOf([happened(key, 0, args)], now, SEATS, standing).length > 0,
    )
    expect(keys.length).toBeGreaterThan(50)
    const written = [
      ...readFileSync(join(BOARD, 'flights.ts'), 'utf8').matchAll(/'(gr\.[\w.]+)':/g),
    ]
    expect(written.map(([, key]) => key).sort()).toEqual(moved.sort())
  })
})

describe('the words of the board', () => {
  const textOf = (lang: string): string => readFileSync(join(BOARD, `locales/${lang}.ftl`), 'utf8')
  const keysOf = (lang: string): string[] =>
    [...textOf(lang).matchAll(/^([\w-]+) =/gm)].map(([, key]) => key ?? '')

  it('are the same in three languages, and each letter of a track is its own', () => {
    expect(keysOf('nl')).toEqual(keysOf('en'))
    expect(keysOf('de')).toEqual(keysOf('en'))
    for (const lang of ['en', 'nl', 'de']) {
      const letters = COLOURS.map((name) => textOf(lang).match(`gr-letter-${name} = (.)`)?.[1])
      expect(new Set(letters).size).toBe(COLOURS.length)
    }
  })
})

describe('the industry track', () => {
  it('says where markers stand and what comes next', () => {
    const [gap = 0] = PRINTED.gaps
    const markers = PRINTED.industry.map((_, place) => Number(place === gap - 1 || place === 15))
    const places = industryOf(PRINTED, aPlayer({ markers, factories: ['2', '-', '-', '-', '-'] }))
    const [first, last] = markersOn(places)
    expect(first?.at.place).toBe(gap - 1)
    expect(first?.next).toMatchObject({ place: gap, gap: 'gap-1', tile: { number: 2 } })
    expect(first?.next?.effect).toBe(PRINTED.factories[2]?.effect)
    expect(last).toMatchObject({ at: { place: 15 }, next: null })
  })

  it('lights the place that a marker would come to, unless its factory can be chosen', () => {
    const gap = PRINTED.gaps[0] ?? 0
    const places = industryOf(PRINTED, aPlayer({ factories: ['2', '-', '-', '-', '-'] }))
    const lit = (...picks: string[]): number[] => {
      const pointing = pointingAt(picks.map((pick) => choice(pick, pick)))
      return places.filter((at) => arrivingAt(at, pointing)).map(({ place }) => place)
    }
    expect(lit('my:industry:0')).toEqual([1])
    expect(lit('space:ind1')).toEqual([])
    expect(lit(`my:industry:${gap - 1}`)).toEqual([gap])
    expect(lit(`my:industry:${gap - 1}`, 'my:factory:gap-1')).toEqual([])
  })
})
