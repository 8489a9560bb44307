/** Tours: every step has words in every language, and the card stands where it hides nothing. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { ringAround, standing, type Tour } from '../src/tour/tour'

const BOARDS = join(import.meta.dirname, '../src/boards')
const tours = import.meta.glob<{ tour: Tour }>('../src/boards/*/tour.ts', { eager: true })
const games = Object.keys(tours).map((path) => path.split('/').at(-2) ?? '')

describe.each(games)('the tour of %s', (game) => {
  const { words, steps } = tours[`../src/boards/${game}/tour.ts`]!.tour

  it('has few steps', () => {
    expect(steps.length).toBeGreaterThanOrEqual(4)
    expect(steps.length).toBeLessThanOrEqual(15)
  })

  it.each(['en', 'nl', 'de'])('has texts in %s, every step and nothing else', (lang) => {
    const text = readFileSync(join(BOARDS, game, `tour/${lang}.ftl`), 'utf8')
    const keys = [...text.matchAll(/^([a-z-]+) =/gm)].map(([, key]) => key)
    const wanted = steps.flatMap(({ id }) => [`${words}-${id}-title`, `${words}-${id}`])
    expect(keys).toEqual(wanted)
  })

  it.each([
    ['en', /tap/, /pointing/],
    ['nl', /tik/, /wijs/],
    ['de', /tippe/, /zeig/],
  ])('says in %s to tap on a touch screen, and else to point', (lang, tap, point) => {
    const text = readFileSync(join(BOARDS, game, `tour/${lang}.ftl`), 'utf8')
    const bundle = new FluentBundle(lang)
    bundle.addResource(new FluentResource(text))
    const pattern = bundle.getMessage(`${words}-asking`)?.value ?? ''
    expect(bundle.formatPattern(pattern, { touch: 'yes' })).toMatch(tap)
    expect(bundle.formatPattern(pattern, { touch: 'no' })).toMatch(point)
  })
})

it('every game has a tour', () => {
  const boards = readdirSync(BOARDS, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(games.sort()).toEqual(boards.map(({ name }) => name).sort())
})

describe('the card of a step', () => {
  const card = { width: 300, height: 200 }
  const screen = { width: 1000, height: 800 }

  it('stands below or above what it speaks of', () => {
    expect(standing(card, { left: 400, top: 100, width: 200, height: 50 }, screen)).toEqual({
      left: 350,
      top: 164,
    })
    expect(standing(card, { left: 0, top: 700, width: 80, height: 80 }, screen)).toEqual({
      left: 8,
      top: 486,
    })
  })

  it('stands beside what is tall, and in the middle without anything', () => {
    const tall = { left: 600, top: 0, width: 300, height: 800 }
    expect(standing(card, tall, screen).left).toBe(286)
    expect(standing(card, null, screen)).toEqual({ left: 350, top: 300 })
  })

  it('never leaves the screen', () => {
    const all = { left: 0, top: 0, width: 1000, height: 800 }
    expect(standing(card, all, screen)).toEqual({ left: 350, top: 592 })
  })
})

describe('the ring of a step', () => {
  const screen = { width: 390, height: 844 }
  const log = { left: 0, top: 30, width: 390, height: 700 }

  it('leaves the bar at the top free', () => {
    expect(ringAround(log, screen, 66)).toEqual({ left: 2, top: 68, width: 386, height: 668 })
    expect(ringAround({ ...log, height: 20 }, screen, 66)).toBeNull()
  })

  it('has room around what is on the bar', () => {
    const menu = { left: 340, top: 8, width: 40, height: 40 }
    expect(ringAround(menu, screen, 0)).toEqual({ left: 334, top: 2, width: 52, height: 52 })
  })
})
