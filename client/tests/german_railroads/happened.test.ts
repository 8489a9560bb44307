/** What events do on the drawn board: what is new, the report of a scoring, how pieces travel. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { happened, SEATS } from '../made'
import { flightsOf } from '../../src/boards/german_railroads/flights'
import { freshOf, playsOn, scoredIn } from '../../src/boards/german_railroads/fresh'
import type { Player, Table } from '../../src/boards/german_railroads/view'
import { aPlayer, aTable, PRINTED } from './tables'

const GAME = join(import.meta.dirname, '../../../src/coalface/games/german_railroads')
const BOARD = join(import.meta.dirname, '../../src/boards/german_railroads')
const events = readFileSync(join(GAME, 'events.py'), 'utf8')

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
