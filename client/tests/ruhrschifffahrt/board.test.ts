/** The pure parts of the drawn board: how the river lies, which trip is shown, what has moved. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { happened, SEATS } from '../made'
import type { Delta } from '../../src/api/types'
import type { Flight } from '../../src/board/flights'
import { flightsOf } from '../../src/boards/ruhrschifffahrt/flights'
import { foreseen, isForeseen } from '../../src/board/foreseen'
import { freshOf } from '../../src/boards/ruhrschifffahrt/fresh'
import {
  ABOVE,
  arrows,
  berthsOf,
  between,
  layRiver,
  moveWithin,
  scenery,
  wayOf,
} from '../../src/boards/ruhrschifffahrt/geometry'
import {
  bargesAt,
  dieToCome,
  isLockFree,
  leavingDie,
  listed,
  optionChosen,
  placesOf,
} from '../../src/boards/ruhrschifffahrt/places'
import { openNote } from '../../src/boards/ruhrschifffahrt/openNote'
import { standingOf, withNeeds } from '../../src/boards/ruhrschifffahrt/markers'
import { shownTrip, tripOf } from '../../src/boards/ruhrschifffahrt/river/trips'
import type { Table } from '../../src/boards/ruhrschifffahrt/view'
import stored from './table.json'

const table = stored as unknown as Table
const GAME = join(import.meta.dirname, '../../../src/coalface/games/ruhrschifffahrt')
const BOARD = join(import.meta.dirname, '../../src/boards/ruhrschifffahrt')
const events = readFileSync(join(GAME, 'events.py'), 'utf8')

describe('names in a row', () => {
  it('has each once with how often it occurs, and the reader as such', () => {
    const [own, other] = SEATS
    const messages = new FluentBundle('en', { useIsolating: false })
    messages.addResource(new FluentResource(readFileSync(join(BOARD, 'locales/en.ftl'), 'utf8')))
    const owner = messages.getMessage('rs-owner')?.value ?? ''
    expect(messages.formatPattern(owner, { name: 'Ben', count: 2 })).toBe('Ben ×2')
    expect(messages.formatPattern(owner, { name: 'Ben', count: 1 })).toBe('Ben')
    expect(listed([own, other, own], null).split(', ')).toHaveLength(2)
    expect(listed([], 0)).toBe('none')
  })
})

describe('a progress marker', () => {
  const [player] = table.players as [Table['players'][number]]
  const name = Object.keys(table.printed.markers)[0] ?? ''

  it('is due once its tokens are all there, and never else', () => {
    const made = (standing: 'open' | 'gone' | 'ready', missing: Record<string, number>): string =>
      standingOf({ ...player, markers: { [name]: standing }, missing }, name)
    expect(made('open', { [name]: 1 })).toBe('open')
    expect(made('open', {})).toBe('due')
    expect(made('gone', {})).toBe('gone')
    expect(made('ready', {})).toBe('ready')
  })

  it('names the tokens that it takes, and how many of them are there', () => {
    const owner = { ...player, tokens: { black_city: 3, ruhrort: 0 } }
    const marker = { needs: { black_city: 2, ruhrort: 1 }, words: 'still' }
    const listed = withNeeds(owner, { ...marker, standing: 'open' })
    expect(listed).toMatch(/^still: /)
    expect(listed.split('; ')).toHaveLength(2)
    expect(withNeeds(owner, { ...marker, standing: 'ready' })).toBe('still')
  })
})

describe('the note of the prompt', () => {
  it('counts no start spaces while something else is asked', () => {
    const asked = { kind: 'sell', seat: 0, args: {} }
    expect(openNote({ ...table, pending: [asked] }, { selectable: new Set() })).toBeNull()
  })
})

describe('the river', () => {
  const places = placesOf(table)
  const territories = places.map(({ territory }) => territory)

  it('has all its spaces, in the order in which they are sent', () => {
    expect(places.map(({ name }) => name)).toEqual(Object.keys(table.printed.river))
  })

  describe.each([320, 390, 600, 768, 859, 860, 1084, 2000])('%i wide', (width) => {
    const river = layRiver(places, width)
    const scale = width / river.width

    it('holds every space', () => {
      expect(river.spots.length).toBe(places.length - 1)
      expect(river.stops.length).toBe(places.length)
      for (const { x, y } of river.spots) {
        expect(x).toBeGreaterThanOrEqual(30)
        expect(x).toBeLessThanOrEqual(river.width - 30)
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

  it('has no tree below a sign, nor over its edge', () => {
    const river = layRiver(places, 1084)
    const all = scenery(river)
    const sign = all[0] ?? { x: 0, y: 0 }
    const left = scenery(river, [sign])
    expect(left.length).toBeLessThan(all.length)
    expect(left.some(({ x, y }) => x === sign.x && y === sign.y)).toBe(false)
    expect(Math.max(...all.map(({ y }) => y))).toBeLessThan(river.height)
  })

  it('moves a tag at its edge just as far as it must', () => {
    expect(moveWithin(374, 187, 33, 25)).toBe(0)
    expect(moveWithin(374, 26, 33, 25)).toBe(9)
    expect(moveWithin(374, 360, 33, 25)).toBe(-13)
  })

  it('knows the water between two spaces', () => {
    const river = layRiver(places, 1084)
    const trip = between(river, 20, 22)
    expect(trip[0]).toEqual(river.line[river.stops[20] ?? -1])
    expect(trip.at(-1)).toEqual(river.line[river.stops[22] ?? -1])
  })
})

describe('barges', () => {
  it('at one space lie in the order in which they came', () => {
    expect(bargesAt(table, 'steele')).toEqual([0, 1])
  })
})

describe('the trip that is shown', () => {
  const places = placesOf(table)
  const named = (trip: { from: number; to: number } | null): unknown =>
    trip && [places[trip.from]?.name, places[trip.to]?.name]
  const selling: Table = {
    ...table,
    pending: [{ kind: 'sell', seat: 1, args: {} }],
    players: table.players.map((player, seat) =>
      seat === 1 ? { ...player, place: 'e1' } : player,
    ),
  }

  const shown = (
    at: Table,
    place: string | null,
    me: number,
    foreseen: readonly Delta[] = [],
  ): ReturnType<typeof shownTrip> => shownTrip(at, places, { place, me, foreseen })

  it('is the standard trip of the storage that is looked at', () => {
    expect(named(shown(table, 'e1', 1))).toEqual(['e1', 'steele'])
    expect(shown(table, 'b1', 1)).toBeNull()
    expect(shown(table, null, 1)).toBeNull()
  })

  it('is that of my barge while I sell, or goes to the space that is looked at', () => {
    expect(named(shown(selling, null, 1))).toEqual(['e1', 'steele'])
    expect(named(shown(selling, 'kettwig', 1))).toEqual(['e1', 'kettwig'])
    expect(shown(selling, 'witten', 1)).toBeNull()
    expect(shown(selling, null, 0)).toBeNull()
  })

  const sale = (about: string[]): Delta => ({
    kind: 'event',
    icon: 'die',
    label: '',
    line: '',
    seat: 1,
    amount: null,
    before: null,
    after: null,
    about,
  })

  it('is that of the sale which the preview names, and none before it is known with a pilot', () => {
    const piloted = {
      ...selling,
      pending: [{ kind: 'start', seat: 1, args: {} }],
      players: selling.players.map((player) => ({ ...player, option: 'pilot' })),
    }
    const preview = [sale(['from:b1', 'to:ruhrort'])]
    expect(named(shown(table, 'b1', 1, preview))).toEqual(['b1', 'ruhrort'])
    expect(shown(piloted, 'e1', 1)).toBeNull()
    const bringing = { ...table, pending: [{ kind: 'bring', seat: 1, args: {} }] }
    expect(shown(bringing, 'e1', 1)).toBeNull()
    expect(named(shown(bringing, 'e1', 0))).toEqual(['e1', 'steele'])
    expect(named(shown(piloted, 'e1', 1, [sale(['from:e1', 'to:werden'])]))).toEqual([
      'e1',
      'werden',
    ])
    expect(named(shown(table, 'e1', 0, preview))).toEqual(['e1', 'steele'])
  })

  it('leads as far as an option allows', () => {
    const leads = table.leads.pilot ?? {}
    expect(named(tripOf(places, 'b1', leads.b1))).toEqual(['b1', 'ruhrort'])
  })
})

describe('what has happened', () => {
  it('is marked where something is new', () => {
    const steele = table.printed.names.space?.indexOf('steele') ?? -1
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
    const [built, sailed, tracked] = flights
    const last = (table.cities.werden?.warehouses.length ?? 0) - 1
    const lands = `wh:space:werden:${last}`
    expect(built?.[0]).toMatchObject({ symbol: 'rs-wh-1', to: ['space:werden'], lands })
    expect(built?.[1]).toMatchObject({ symbol: 'i-rs-thaler', to: ['space:werden'] })
    expect(built?.[2]).toMatchObject({ symbol: 'i-vp', from: ['space:werden'], answers: true })
    expect(sailed).toEqual([expect.objectContaining({ holds: true, from: [], to: [] })])
    expect(tracked?.[0]).toMatchObject({ symbol: 'rs-die-black', tint: '' }) // drawn as it lands
    expect(tracked?.[0]?.from).toEqual([`space:${table.printed.names.space?.[0]}`])
    expect(tracked?.[0]?.to).toContain('track:black')
  })

  it('brings points from where they are scored to the score, and back when they are lost', () => {
    const column = Object.keys(table.port)[0] ?? ''
    const starOf = (key: string, points = 2) =>
      flightsOf([happened(key, 1, { column: 0, points })], table, SEATS)
        .flat()
        .filter(({ symbol }) => symbol === 'i-vp')
    const score = ['score:1', 'seat:1']
    expect(starOf('rs.export.scored')).toMatchObject([{ from: [`column:${column}`], to: score }])
    expect(starOf('rs.gift.vp')).toMatchObject([{ from: ['turn:now'], to: score }])
    expect(starOf('rs.levy.vp')).toMatchObject([{ from: score, to: ['turn:now'] }])
    expect(starOf('rs.export.scored', 0)).toEqual([])
  })

  it('marks the very things that have changed', () => {
    const column = Object.keys(table.port)[0] ?? ''
    const [marker = ''] = Object.keys(table.printed.markers)
    const [[flag], [coin], [check]] = flightsOf(
      [
        happened('rs.country.turned', -1, { column: 0 }),
        happened('rs.demand.placed', -1, { space: 0 }),
        happened('rs.black.earned', 1, { marker: 0 }),
      ],
      table,
      SEATS,
    ) as [Flight[], Flight[], Flight[]]
    expect(flag).toMatchObject({ from: ['turn:now'], to: [`column:${column}`] })
    expect(coin).toMatchObject({ from: ['bag'] })
    expect(check?.to).toEqual([`marker:1:${marker}`, 'markers:1', 'seat:1'])
  })

  it('lets barges sail along the river, both ways, and into their berths', () => {
    for (const width of [1084, 360]) {
      const river = layRiver(placesOf(table), width)
      const down = wayOf(river, 2, 40)
      expect(down.length).toBeLessThanOrEqual(24)
      const ends = [river.spots[2], river.spots[40]].map((spot) => ({
        x: expect.closeTo(spot?.x ?? 0, 0),
        y: expect.closeTo((spot?.y ?? 0) - ABOVE, 0),
      }))
      expect([down[0], down.at(-1)]).toEqual(ends)
      const turns = new Set(river.spots.slice(2, 41).map(({ row }) => row)).size
      const rows = new Set(down.map(({ y }) => Math.round((y + ABOVE) / (river.height / turns))))
      expect(rows.size).toBeGreaterThanOrEqual(turns - 1)
      expect(wayOf(river, 40, 2)).toEqual([...down].reverse())
      expect(berthsOf(river).map(({ number }) => number)).toEqual([4, 3, 2, 1])
    }
  })

  it('moves something for every event in which a piece changes its place', () => {
    const STILL = [
      'rs.start.drawn',
      'rs.turn.began',
      'rs.turn.last',
      'rs.locks.allowed',
      'rs.locks.dearer',
      'rs.options.dearer',
      'rs.track.switched',
      'rs.track.better',
      'rs.marker.drawn',
      'rs.storages.better',
      'rs.storages.worse',
      'rs.locks.forced',
      'rs.option.skipped', // nobody's disc lies there
      'rs.die.worse',
      'rs.export.lowered',
      'rs.white.blank',
      'rs.white.used',
      'rs.lock.one',
      'rs.purchases.done',
    ]
    const keys = [...events.matchAll(/EventRow\("([\w.-]+)"/g)].map(([, key]) => key ?? '')
    const args = {
      thalers: 1,
      points: 1,
      space: 0,
      storage: 0,
      option: 0,
      coal: 0,
      city: 0,
      column: 0,
      to: 1,
      area: 0,
      marker: 0,
    }
    const unmoved = keys.filter(
      (key) => flightsOf([happened(key, 0, args)], table, SEATS).length === 0,
    )
    expect(keys.length).toBeGreaterThan(45)
    expect(unmoved).toEqual(STILL)
  })
})

describe('the words of the board', () => {
  const text = (lang: string): string => readFileSync(join(BOARD, `locales/${lang}.ftl`), 'utf8')
  const keysOf = (lang: string): string[] =>
    [...text(lang).matchAll(/^([a-z-]+) =/gm)].map(([, key]) => key ?? '')

  it.each(['en', 'nl', 'de'])('can be read in %s, and are the same keys', (lang) => {
    expect(new FluentBundle(lang).addResource(new FluentResource(text(lang)))).toEqual([])
    expect(keysOf(lang)).toEqual(keysOf('en'))
    expect(new Set(keysOf(lang)).size).toBe(keysOf(lang).length)
  })

  it('are there for everything that can be shown', () => {
    const known = new Set(keysOf('en'))
    const made = [
      ...Object.keys(table.fees).flatMap((option) => [`option-${option}`, `card-${option}`]),
      ...Object.entries(table.printed.markers).map(
        ([name, { white }]) => `${white ? 'white' : 'black'}-${name}`,
      ),
      ...Object.keys(table.printed.areas).map((area) => `area-${area}`),
      ...table.printed.turns.flatMap(({ effects }) => effects.map((effect) => `effect-${effect}`)),
      ...Object.keys(table.port).flatMap((name) => [`column-${name}`, `column-short-${name}`]),
      ...Object.keys(table.depots).map((name) => `territory-${name}`),
    ]
    const missing = made
      .map((key) => `rs-${key.replaceAll('_', '-')}`)
      .filter((key) => !known.has(key))
    expect(missing).toEqual([])
  })
})

describe('what is pointed at', () => {
  const row = (icon: string, seat: number | null, after: number | null) =>
    ({
      kind: 'number',
      icon,
      label: '',
      line: '',
      seat,
      amount: 1,
      before: 0,
      after,
      about: [] as string[],
    }) as const
  const rows = [row('rs-thaler', 1, 9), row('rs-thaler', 0, 2), row('rs-thaler', 0, 5)]

  it('shows what would be left of my Thalers, after all of the move', () => {
    expect(foreseen(rows, { icon: 'rs-thaler', seat: 0, now: 3 })).toBe(5)
    expect(foreseen(rows, { icon: 'rs-debt', seat: 0, now: 1 })).toBe(1)
    expect(foreseen([], { icon: 'rs-thaler', seat: 0, now: 3 })).toBe(3)
    expect(foreseen([row('rs-thaler', 0, null)], { icon: 'rs-thaler', seat: 0, now: 3 })).toBe(3)
  })

  it('shows where a token would stand and which markers it would earn, of my seat alone', () => {
    const token = { ...row('check', 0, 2), about: ['area:ruhrort', 'marker:wage'] }
    expect(isForeseen([...rows, token], 0, 'area:ruhrort')).toBe(true)
    expect(isForeseen([...rows, token], 0, 'marker:wage')).toBe(true)
    expect(isForeseen([...rows, token], 0, 'marker:inn')).toBe(false)
    expect(isForeseen([...rows, token], 1, 'marker:wage')).toBe(false)
  })
})

describe('what is asked', () => {
  const asking = (kind: string): Table => ({ ...table, pending: [{ kind, seat: 0, args: {} }] })

  it('tells a lock that costs nothing from one that is paid', () => {
    expect(isLockFree(asking('second-lock'))).toBe(true)
    expect(isLockFree(asking('forced-lock'))).toBe(false)
    expect(isLockFree(asking('buy'))).toBe(false)
  })

  it('marks the option that was chosen, or none, until the barge has its storage', () => {
    const option = table.players[0]?.option
    for (const kind of ['bring', 'improve', 'start'])
      expect(optionChosen(asking(kind))).toBe(option)
    expect(optionChosen(asking('option'))).toBeNull()
    expect(optionChosen(asking('sell'))).toBeNull()
  })

  it('shows the die that a storage is chosen for', () => {
    const args = { coal: 'black', pips: 2 }
    const leaves: Table = { ...table, pending: [{ kind: 'return', seat: 0, args }] }
    expect([leavingDie(leaves, 'black'), dieToCome(leaves, 'black')]).toEqual([2, 2])
    expect([leavingDie(leaves, 'white'), dieToCome(leaves, 'white')]).toEqual([0, 0])
    const track = [{ coal: 'black', boxes: 3, dice: [5, 1], gone: 0 }]
    for (const kind of ['bring', 'start']) {
      const brings: Table = { ...asking(kind), track }
      expect([dieToCome(brings, 'black'), dieToCome(brings, 'white')]).toEqual([5, 0])
    }
    expect([leavingDie(asking('bring'), 'black'), dieToCome(asking('sell'), 'black')]).toEqual([
      0, 0,
    ])
  })
})
