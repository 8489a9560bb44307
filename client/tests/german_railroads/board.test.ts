/** The pure parts of the drawn board: effects, railroads as cells, what waits. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { happened, SEATS, printedOf } from '../made'
import { COLOURS, nameIn, tileOf } from '../../src/boards/german_railroads/components'
import { doneIn, lastOf } from '../../src/boards/german_railroads/done'
import { readEffect, wordsOf } from '../../src/boards/german_railroads/effects'
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
import type { Printed, Task } from '../../src/boards/german_railroads/view'
import { choice } from '../made'
import { aLane, aPlayer, aTable, pointingAt, PRINTED } from './tables'

const BOARD = join(import.meta.dirname, '../../src/boards/german_railroads')
const RUSSIAN = printedOf<Printed>('german_railroads', 'printed-russian.json')

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

describe('what is done', () => {
  it('makes room for what is still to be done, the earliest first', () => {
    const done = ['a', 'b', 'c', 'd'].map((id) => ({ id, icon: '', colour: null, words: id }))
    const shown = (others: number) => lastOf(done, others).map(({ id }) => id)
    expect(shown(0)).toEqual(['a', 'b', 'c', 'd'])
    expect(shown(3)).toEqual(['c', 'd'])
    expect(shown(7)).toEqual(['d'])
  })
})

describe('what waits', () => {
  it('is no button where every move begins with it', () => {
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
    // the boilerman may also be taken
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
