import { describe, expect, it } from 'vitest'
import { query } from '../src/api/rest'
import type { Choice, Hinted } from '../src/api/types'
import {
  against,
  DEFAULT_SETTINGS,
  firstPlan,
  friendsPlan,
  named,
  newTable,
  ownSeats,
  paceOf,
  resized,
  waits,
} from '../src/lobby/plan'
import { scale, stairs } from '../src/table/chart'
import { clockFace, timeLeft } from '../src/table/clock'
import { isAbout, stepsOf } from '../src/table/hints'
import { typedNumber } from '../src/table/numbers'
import { firstOf, isShared, neededToBegin, placeOf, seatToShow } from '../src/table/seats'
import { firstBox, nearest } from '../src/table/spatial'
import { beside, clearing, largestWithin, scrolledFor } from '../src/table/tip'
import { position, seated } from './made'

const game = {
  id: 'coal_baron',
  title: 'Coal Baron',
  seat_counts: [2, 3, 4],
  options: [],
  rules_version: 1,
  components: '1',
  tagline: '',
  alone: '',
  reconstructed: false,
  own_components: false,
  lessons: false,
  overview: false,
}

const emil = {
  name: 'emil_tiles',
  words: 'Tiles that Emil takes',
  about: '',
  refused: 'Emil plays only against a single player.',
  kind: 'choice' as const,
  default: 'two',
  values: [
    { value: 'two', words: 'two', seat_counts: [1, 2] },
    { value: 'one', words: 'one', seat_counts: [1] },
  ],
  house_rule: true,
  rule: 'GS-10',
}

const mine = (name: string) => ({ who: 'me', name })

describe('a planned table', () => {
  it('knows which options do not allow this number of players', () => {
    const solo = { ...game, seat_counts: [1, 2], options: [emil] }
    expect(against(2, solo, { emil_tiles: 'one' })).toEqual([emil])
    expect(against(1, solo, { emil_tiles: 'one' })).toEqual([])
    expect(against(2, solo, { emil_tiles: 'two' })).toEqual([])
  })

  it('begins as I against one friendly computer player', () => {
    const plan = firstPlan(game)
    expect(plan.seats.map(({ who }) => who)).toEqual(['me', 'friendly'])
    expect(waits(plan)).toBe(false)
  })

  it('waits for friends with as many seats as there are', () => {
    const plan = friendsPlan(game)
    expect(plan.seats.map(({ who }) => who)).toEqual(['me', 'anyone', 'anyone', 'anyone'])
    expect(waits(plan)).toBe(true)
  })

  it('knows the clock of a table if it is one that is offered', () => {
    const settings = { ...DEFAULT_SETTINGS, time: { bank: 600, increment: 10 } }
    expect(paceOf(settings)?.key).toBe('live-10')
    expect(paceOf({ ...settings, time: null })?.key).toBe('none')
    expect(paceOf({ ...settings, time: { bank: 601, increment: 10 } })).toBeUndefined()
  })

  it('names further players at this screen who have no name of their own', () => {
    const plan = { ...firstPlan(game), seats: [mine(''), mine(''), mine('Otto'), mine(' ')] }
    const names = named(plan, (number) => `Player ${number}`).seats.map(({ name }) => name)
    expect(names).toEqual(['', 'Player 2', 'Otto', 'Player 4'])
  })

  it('becomes a request', () => {
    const plan = { ...firstPlan(game), pace: 'days-3' }
    plan.seats = [
      { who: 'me', name: '' },
      { who: 'me', name: ' Otto ' },
      { who: 'anyone', name: '' },
      { who: 'baron', name: '' },
    ]
    const made = newTable(plan, 'ab'.repeat(8))
    expect(made.seats).toEqual([
      { who: 'me' },
      { who: 'me', name: 'Otto' },
      { who: 'anyone' },
      { who: 'bot', bot: 'baron' },
    ])
    expect(made.settings).toMatchObject({
      pace: 'correspondence',
      time: { bank: 259_200, increment: 43_200 },
    })
    expect([ownSeats(plan), waits(plan)]).toEqual([2, true])
    expect('components' in made).toBe(false)
    const own = newTable({ ...plan, components: '[counts]' }, 'ab'.repeat(8))
    expect(own.components).toBe('[counts]')
  })

  it('keeps its seats when it grows or shrinks', () => {
    const seats = [{ who: 'anyone', name: '' }]
    expect(resized(seats, 2).map(({ who }) => who)).toEqual(['anyone', 'friendly'])
    expect(resized(resized(seats, 4), 1)).toEqual(seats)
  })
})

describe('clocks', () => {
  it('run on from what the server sent, for those whose time runs', () => {
    const clock = { now: 0, left: [60_000, 5000], running: [0] }
    expect(timeLeft(clock, 0, 1000, 11_000)).toBe(50_000)
    expect(timeLeft(clock, 0, 1000, 100_000)).toBe(0)
    expect(timeLeft(clock, 1, 1000, 11_000)).toBe(5000)
  })

  it('are read at a glance', () => {
    const faces = [7000, 729_000, 11_100_000, 187_200_000].map(clockFace)
    expect(faces).toEqual(['0:07', '12:09', '3:05 h', '2 d 4 h'])
  })
})

describe('seats', () => {
  it('lets who hosts invite until some can play together', () => {
    expect(firstOf(true, false, 1)).toBe('invite')
    expect(firstOf(true, true, 1)).toBe('invite')
    expect(firstOf(true, true, 2)).toBe('begin')
    expect(firstOf(false, false, 1)).toBe('begin')
  })

  it('says how many are needed to begin without the others', () => {
    expect(neededToBegin([2, 3, 4], 1, 4)).toBe(2)
    expect(neededToBegin([2, 3, 4], 2, 4)).toBe(null)
    expect(neededToBegin([2, 3, 4], 1, 2)).toBe(null)
    expect(neededToBegin([], 1, 4)).toBe(null)
  })

  it('share a place with equal scores, until the standing decides', () => {
    const level = position({ scores: [7, 9, 7] })
    expect([0, 1, 2].map((seat) => placeOf(level, seat))).toEqual([2, 1, 2])
    expect([0, 1, 2].map((seat) => isShared(level, seat))).toEqual([true, false, true])
    const over = position({ scores: [7, 9, 7], standing: [[1], [2], [0]] })
    expect([0, 1, 2].map((seat) => placeOf(over, seat))).toEqual([3, 1, 2])
  })

  it('are shown when they must decide, and stay until another of mine must', () => {
    const seats = [seated(0), seated(1), seated(2)]
    expect(seatToShow([], seats, [0], null)).toBeNull()
    expect(seatToShow([1], seats, [0], null)).toBe(1)
    expect(seatToShow([0, 2], seats, [2], 0)).toBe(2)
    expect(seatToShow([0, 2], seats, [1], 2)).toBe(2)
    expect(seatToShow([0, 2], seats, [0, 2], 2)).toBe(2)
    const handed = [seated(0), seated(1), seated(2, { stand_in: 'foreman' })]
    expect(seatToShow([0, 2], handed, [2], 0)).toBe(0)
  })
})

describe('geometry', () => {
  const rect = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 })

  it('finds the next thing in a direction, and none behind', () => {
    const rects = [rect(30, 0), rect(20, 30), rect(-30, 0)]
    expect(nearest(rect(0, 0), rects, 'ArrowRight')).toBe(0)
    expect(nearest(rect(0, 0), rects, 'ArrowDown')).toBe(1)
    expect(nearest(rect(0, 0), rects, 'ArrowLeft')).toBe(2)
    expect(nearest(rect(0, 0), rects, 'ArrowUp')).toBe(-1)
  })

  it('finds the first thing in reading order, also where a row is not quite level', () => {
    const rects = [rect(80, 4), rect(20, 60), rect(10, 3), rect(40, 0)]
    expect(firstBox(rects)).toBe(2)
    expect(firstBox([])).toBe(-1)
  })

  it('puts a tip below, above where there is no room, and never over the edge', () => {
    const page = { width: 400, height: 300 }
    const tip = { width: 100, height: 60 }
    expect(beside(rect(200, 50), tip, page)).toMatchObject({ side: 'below', left: 155, top: 70 })
    expect(beside(rect(200, 280), tip, page)).toMatchObject({ side: 'above', top: 210 })
    expect(beside(rect(395, 50), tip, page).left).toBe(294)
    expect(beside(rect(0, 50), tip, page)).toMatchObject({ left: 6, arrow: 14 })
  })

  it('puts a tip above or to a side where below it would hide what is lit up', () => {
    const page = { width: 400, height: 300 }
    const tip = { width: 100, height: 60 }
    const target = rect(200, 150)
    const under = { left: 160, right: 210, top: 155, bottom: 200 }
    const over = { left: 160, right: 210, top: 100, bottom: 155 }
    expect(beside(target, tip, page, [under])).toMatchObject({ side: 'above', top: 80 })
    expect(beside(target, tip, page, [over]).side).toBe('below')
    expect(beside(target, tip, page, [under, over])).toMatchObject({ side: 'right', left: 220 })
    const left = { left: 150, right: 180, top: 60, bottom: 100 }
    const right = { left: 230, right: 250, top: 60, bottom: 100 }
    expect(beside(rect(200, 50), tip, page, [left])).toMatchObject({ side: 'below', left: 191 })
    expect(beside(rect(200, 50), tip, page, [right])).toMatchObject({ side: 'below', left: 119 })
    expect(beside(rect(200, 50), tip, page, [left, right]).left).toBe(191)
  })

  it('puts a tip at a side of what it explains where there is no room below or above', () => {
    const page = { width: 400, height: 300 }
    const tip = { width: 100, height: 120 }
    const tall = { left: 40, right: 80, top: 60, bottom: 240 }
    expect(beside(tall, tip, page)).toMatchObject({ side: 'right', left: 90, top: 90, arrow: 60 })
    expect(beside(rect(200, 50), { width: 80, height: 40 }, page, [], [], true).side).toBe('right')
    const atTheRight = { ...tall, left: 320, right: 360 }
    expect(beside(atTheRight, tip, page)).toMatchObject({ side: 'left', left: 210 })
  })

  it('keeps a card off what its thing is a part of, unless that is far away', () => {
    const page = { width: 600, height: 400 }
    const tip = { width: 150, height: 120 }
    const clock = { left: 200, right: 400, top: 40, bottom: 240 }
    expect(beside(rect(370, 100), tip, page, [], [clock])).toMatchObject({
      side: 'right',
      left: 410,
    })
    expect(beside(rect(220, 100), tip, page, [], [clock])).toMatchObject({ side: 'left', left: 40 })
    expect(beside(rect(300, 200), tip, page, [], [clock])).toMatchObject({
      side: 'below',
      top: 250,
    })
    const board = { left: 0, right: 600, top: 0, bottom: 300 }
    expect(beside(rect(300, 50), tip, page, [], [board])).toMatchObject({ side: 'below', top: 70 })
    expect(beside(rect(220, 100), tip, page, [], [clock, board]).left).toBe(40)
  })

  it('scrolls a page for a card along its lower edge, as far as the page goes', () => {
    expect(scrolledFor(300, 400, 0)).toBe(0)
    expect(scrolledFor(450, 400, 100)).toBe(60)
    expect(scrolledFor(450, 400, 30)).toBeNull()
  })

  it('keeps as much of what a card explains in sight as there is room for', () => {
    const clock = { left: 0, right: 200, top: 0, bottom: 200 }
    const board = { left: 0, right: 400, top: 0, bottom: 900 }
    expect(largestWithin([rect(50, 50), clock, board], 300)).toBe(clock)
    expect(largestWithin([rect(50, 50), clock, board], 100)).toEqual(rect(50, 50))
  })

  it('keeps a tip off what its target is chosen from, where there is room for it', () => {
    const page = { width: 400, height: 300 }
    const tip = { width: 100, height: 60 }
    const target = rect(200, 150)
    const board = { left: 0, right: 400, top: 100, bottom: 290 }
    expect(clearing(target, board, tip, page)).toEqual({ ...target, top: 100, bottom: 290 })
    expect(clearing(target, { ...board, top: 50 }, tip, page)).toEqual(target)
    expect(clearing(target, { ...board, top: 50, bottom: 200 }, tip, page).bottom).toBe(200)
  })

  it('rules a chart that holds all scores and zero', () => {
    expect(scale([0, 118])).toEqual({ least: 0, most: 125, marks: [0, 25, 50, 75, 100, 125] })
    expect(scale([-3, 4]).least).toBeLessThanOrEqual(-3)
    expect(scale([]).marks.length).toBeLessThanOrEqual(6)
  })

  it('draws scores as stairs', () => {
    const points = [
      { x: 0, y: 10 },
      { x: 5, y: 4 },
    ]
    expect(stairs(points)).toBe('M0 10H5V4')
  })
})

describe('a hint', () => {
  it('names the moves of its plan in order, and one that is repeated once', () => {
    expect(stepsOf(['A step', 'A step', 'Sell', 'A step'])).toEqual([
      'A step (×2)',
      'Sell',
      'A step',
    ])
    expect(stepsOf([])).toEqual([])
  })
  const hinted = { moves: [{ move: 'inn/3' }, { move: 'done' }] } as unknown as Hinted
  const legal = (...moves: string[]) => moves.map((move) => ({ move })) as unknown as Choice[]

  it('is about what is asked as long as its first move can be made', () => {
    expect(isAbout(hinted, legal('done', 'inn/3'))).toBe(true)
    expect(isAbout(hinted, legal('done'))).toBe(false)
    expect(isAbout(null, legal('done'))).toBe(false)
  })
})

describe('what is typed', () => {
  it('joins digits that come together, as long as there is such a move', () => {
    const one = typedNumber({ text: '', at: 0 }, '1', 5000, 12)
    expect(typedNumber(one, '2', 5300, 12).text).toBe('12')
    expect(typedNumber(one, '9', 5300, 12).text).toBe('9')
    expect(typedNumber(one, '2', 9000, 12).text).toBe('2')
  })

  it('becomes part of an address only where it says something', () => {
    expect(query('/a', { seat: 0, open: null, lang: 'en' })).toBe('/a?seat=0&lang=en')
    expect(query('/a', {})).toBe('/a')
  })
})
