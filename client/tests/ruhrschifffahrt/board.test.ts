/** The pure parts of the drawn board: how the river lies, who goes when, what each marker needs. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { happened, SEATS } from '../made'
import { flightsOf } from '../../src/boards/ruhrschifffahrt/flights'
import { freshOf } from '../../src/boards/ruhrschifffahrt/fresh'
import { arrows, between, layRiver } from '../../src/boards/ruhrschifffahrt/geometry'
import {
  bargesAt,
  goingOf,
  placesOf,
  territoryOf,
  waysOf,
} from '../../src/boards/ruhrschifffahrt/places'
import { markersOf } from '../../src/boards/ruhrschifffahrt/progress'
import { shownTrip } from '../../src/boards/ruhrschifffahrt/river/trips'
import type { Player, Table } from '../../src/boards/ruhrschifffahrt/view'
import told from './table.json'

const table = told as unknown as Table
const GAME = join(import.meta.dirname, '../../../src/coalface/games/ruhrschifffahrt')
const events = readFileSync(join(GAME, 'events.py'), 'utf8')

describe('the river', () => {
  const places = placesOf(table)
  const territories = places.map(territoryOf)

  it('has all its spaces, in the order that is told', () => {
    expect(places.map(({ name }) => name)).toEqual(table.printed.river)
  })

  describe.each([320, 390, 600, 768, 859, 860, 1084, 2000])('%i wide', (width) => {
    const river = layRiver(territories, width)
    const scale = width / river.width

    it('holds every space', () => {
      expect(river.spots.length).toBe(places.length - 1)
      expect(river.stops.length).toBe(places.length)
      for (const { x, y } of river.spots) {
        expect(x).toBeGreaterThanOrEqual(22)
        expect(x).toBeLessThanOrEqual(river.width - 22)
        expect(y).toBeGreaterThanOrEqual(45)
        expect(y).toBeLessThanOrEqual(river.height - 40)
      }
      const { x, y, width: wide, height } = river.port
      expect(x + wide).toBeLessThanOrEqual(river.width)
      expect(y + height).toBeLessThanOrEqual(river.height)
    })

    it('leaves room for a finger on each', () => {
      const near = river.spots.slice(1).map(({ x, y }, at) => {
        const before = river.spots[at]
        return Math.hypot(x - (before?.x ?? 0), y - (before?.y ?? 0)) * scale
      })
      expect(Math.min(...near)).toBeGreaterThanOrEqual(44)
    })

    it('flows on without a gap, and its arrows lie on the water', () => {
      const steps = river.line.slice(1).map(({ x, y }, at) => {
        const before = river.line[at]
        return Math.hypot(x - (before?.x ?? 0), y - (before?.y ?? 0))
      })
      expect(Math.max(...steps)).toBeLessThan(30)
      expect(arrows(river).length).toBe(places.length - 1)
    })

    it('runs through four territories in one piece each, and the harbour', () => {
      const order = territories.filter((one, at) => one !== territories[at - 1])
      expect(order).toEqual(['mark', 'essen', 'werden', 'broich', null])
      expect(new Set(river.bands.map(({ territory }) => territory)).size).toBe(5)
    })
  })

  it('knows the water between two spaces', () => {
    const river = layRiver(territories, 1084)
    const trip = between(river, 20, 22)
    expect(trip[0]).toEqual(river.line[river.stops[20] ?? -1])
    expect(trip.at(-1)).toEqual(river.line[river.stops[22] ?? -1])
  })
})

describe('barges', () => {
  it('at one space lie in the order in which they came, and go from upriver', () => {
    expect(bargesAt(table, 'steele')).toEqual([0, 1])
    expect(goingOf(table)).toEqual([
      { seat: 1, turn: 'now' },
      { seat: 0, turn: 'later' },
    ])
  })
})

describe('the ways to a storage', () => {
  const all = new Set(Object.keys(table.fees).map((option) => `option:${option}`))

  it('are those of the cheapest option that may be chosen', () => {
    const ways = waysOf(table, all)
    expect(ways.get('w2')).toBe('none')
    expect(ways.get('b1')).toBe('pilot')
    expect(ways.get('e1')).toBe('hauling')
    expect(ways.has('m1')).toBe(false)
    all.delete('option:none')
    expect(waysOf(table, all).get('w2')).not.toBe('none')
  })

  it('show the standard trip of the storage that is looked at', () => {
    const places = placesOf(table)
    const trip = shownTrip(table, places, { place: 'e1' }, 1)
    expect(places[trip?.from ?? -1]?.name).toBe('e1')
    expect(places[trip?.to ?? -1]?.name).toBe('steele')
    expect(shownTrip(table, places, { place: 'b1' }, 1)).toBeNull()
    expect(shownTrip(table, places, { place: null }, 1)).toBeNull()
  })
})

describe('progress markers', () => {
  const [mine, others] = table.players

  it('say what they need and what is missing', () => {
    const markers = markersOf(table, mine!)
    expect(markers.length).toBe(15)
    const found = (name: string): unknown => markers.find((marker) => marker.name === name)
    expect(found('lock')).toMatchObject({ standing: 'ready', missing: 0, white: false })
    expect(found('mark')).toMatchObject({ standing: 'open', missing: 2 })
    expect(found('inn')).toMatchObject({ standing: 'open', missing: 2, left: 1, white: true })
  })

  it('are used, spent, blank or gone', () => {
    const one: Player = {
      ...mine!,
      used: ['lock'],
      white: ['inn', 'mayor'],
      spent: ['inn'],
      blank: [],
    }
    const standing = (player: Player, name: string): unknown =>
      markersOf(table, player).find((marker) => marker.name === name)?.standing
    expect(standing(one, 'lock')).toBe('used')
    expect(standing(one, 'inn')).toBe('spent')
    expect(standing(one, 'mayor')).toBe('scores')
    expect(standing({ ...one, blank: ['ruhraake'] }, 'ruhraake')).toBe('blank')
    const gone = { ...table, white_left: { ...table.white_left, inn: 0 } }
    expect(markersOf(gone, others!).find(({ name }) => name === 'inn')?.standing).toBe('gone')
  })
})

describe('what has happened', () => {
  it('is marked where something is new', () => {
    const steele = table.spaces.findIndex(({ name }) => name === 'steele')
    const since = [
      happened('rs.demand.placed', -1, { space: steele }),
      happened('rs.barge.started', 1, { storage: 0 }),
      happened('rs.depot.built', 1, { territory: 2, thalers: 2, points: 2 }),
      happened('rs.thalers.earned', 1, { thalers: 2 }),
    ]
    expect([...freshOf(since, table)]).toEqual(['steele', 'barge:1', 'depot:werden'])
  })

  it('moves pieces from where they were to where they are', () => {
    const werden = Object.keys(table.printed.cities).indexOf('werden')
    const flights = flightsOf(
      [
        happened('rs.city.built', 0, { city: werden, thalers: 3, points: 2 }),
        happened('rs.coal.sold', 0, { space: 0, coal: 0, pips: 3 }),
        happened('rs.die.tracked', -1, { coal: 0, pips: 3 }),
      ],
      table,
      SEATS,
    )
    expect(flights[0]?.[0]).toMatchObject({ symbol: 'rs-wh-1', to: ['space:werden'] })
    expect(flights[1]?.[0]?.from).toEqual([`space:${table.spaces[0]?.name}`])
    expect(flights[1]?.[0]?.to).toContain('track:black')
  })

  it('moves something for every event in which a piece changes its place', () => {
    const STILL = [
      'rs.start.drawn',
      'rs.turn.began',
      'rs.turn.last',
      'rs.locks.allowed',
      'rs.locks.dearer',
      'rs.options.dearer',
      'rs.levy.thaler',
      'rs.levy.vp',
      'rs.gift.vp',
      'rs.track.switched',
      'rs.track.better',
      'rs.die.removed',
      'rs.die.removed-box',
      'rs.country.turned',
      'rs.marker.drawn',
      'rs.pilots.banned',
      'rs.storages.better',
      'rs.storages.worse',
      'rs.locks.forced',
      'rs.fee.waived',
      'rs.inn.vp',
      'rs.barge.started', // the barge itself moves
      'rs.die.worse',
      'rs.coal.sold',
      'rs.export.raised',
      'rs.export.lowered',
      'rs.white.blank',
      'rs.white.used',
      'rs.lock.one',
      'rs.purchases.done',
      'rs.export.scored',
      'rs.thalers.returned',
      'rs.end.scored',
      'rs.end.debt',
    ]
    const keys = [...events.matchAll(/EventRow\("([\w.-]+)"/g)].map(([, key]) => key ?? '')
    const args = { space: 0, storage: 0, option: 0, coal: 0, city: 0, column: 0, to: 1, area: 0 }
    const unmoved = keys.filter(
      (key) => flightsOf([happened(key, 0, args)], table, SEATS).length === 0,
    )
    expect(keys.length).toBeGreaterThan(45)
    expect(unmoved).toEqual(STILL)
  })
})

describe('the words of the board', () => {
  const BOARD = join(import.meta.dirname, '../../src/boards/ruhrschifffahrt')
  const text = (lang: string): string => readFileSync(join(BOARD, `locales/${lang}.ftl`), 'utf8')
  const keysOf = (lang: string): string[] =>
    [...text(lang).matchAll(/^([a-z-]+) =/gm)].map(([, key]) => key ?? '')

  it.each(['en', 'nl', 'de'])('can be read in %s, and are the same keys', (lang) => {
    expect(new FluentBundle(lang).addResource(new FluentResource(text(lang)))).toEqual([])
    expect(keysOf(lang)).toEqual(keysOf('en'))
    expect(new Set(keysOf(lang)).size).toBe(keysOf(lang).length)
  })

  it('are there for everything that can be told', () => {
    const known = new Set(keysOf('en'))
    const made = [
      ...Object.keys(table.fees).flatMap((option) => [`option-${option}`, `card-${option}`]),
      ...Object.keys(table.printed.black_needs).flatMap((name) => [
        `black-${name}`,
        `about-black-${name}`,
      ]),
      ...Object.keys(table.printed.white_needs).flatMap((name) => [
        `white-${name}`,
        `about-white-${name}`,
      ]),
      ...Object.keys(table.printed.areas).map((area) => `area-${area}`),
      ...table.printed.turns.flatMap(({ effects }) => effects.map((effect) => `effect-${effect}`)),
      ...table.port.flatMap(({ name }) => [`column-${name}`, `column-short-${name}`]),
      ...table.depots.map(({ name }) => `territory-${name}`),
    ]
    const missing = made
      .map((key) => `rs-${key.replaceAll('_', '-')}`)
      .filter((key) => !known.has(key))
    expect(missing).toEqual([])
  })
})
