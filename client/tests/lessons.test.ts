/** What a lesson points at, what a coach says, and which points have fallen. */
import { describe, expect, it } from 'vitest'
import type { CoachTip, Lesson, LessonInfo } from '../src/api/types'
import { fallen, isLike, tipFor } from '../src/lessons/coach'
import { nextLesson } from '../src/lessons/next'
import { boxToSee, joined, namesAt, scrollFor } from '../src/lessons/targets'
import { choice } from './made'

const lesson: Lesson = {
  lesson: 'first',
  title: '',
  chapter: 0,
  chapters: [''],
  step: 1,
  steps: 2,
  cards: [
    { words: 'a', point: ['clock'] },
    { words: 'b', point: ['my:cage:brown', 'my:spot:B03:brown'] },
  ],
  waits: 'move',
  shows: choice('fill', 'my:cage:brown', 'my:spot:B03:brown'),
}

describe('a lesson', () => {
  it('has one ring for things that lie together, such as the cubes of a cage', () => {
    const cube = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 })
    const cage = [cube(0, 0), cube(24, 0), cube(12, 12)]
    expect(joined([...cage, cube(60, 0)], 4)).toEqual([
      { left: 0, top: 0, right: 34, bottom: 22 },
      cube(60, 0),
    ])
  })

  it('leads to the next one of its game that is not known yet', () => {
    const row = (game: string, lesson: string): LessonInfo => {
      const words = { title: game, words: lesson, about: '', minutes: 4, chapters: ['a', 'b'] }
      return { game, lesson, ...words }
    }
    const rows = [row('rail', 'base'), row('coal', 'first'), row('rail', 'two'), row('rail', 'six')]
    const after = (lesson: string, learned: Record<string, number>): string | undefined =>
      nextLesson(rows, 'rail', lesson, learned)?.lesson
    expect(after('base', { 'rail/base': 2 })).toBe('two')
    expect(after('base', { 'rail/two': 1 })).toBe('six')
    expect(after('six', {})).toBeUndefined()
    expect(nextLesson([], 'rail', 'base', {})).toBeUndefined()
  })

  it('points at what its card speaks of, and at a move pick by pick', () => {
    expect(namesAt(lesson, 0, [])).toEqual(['clock'])
    expect(namesAt(lesson, 1, [])).toEqual(['my:cage:brown'])
    expect(namesAt(lesson, 1, ['my:cage:brown'])).toEqual(['my:spot:B03:brown'])
    expect(namesAt(lesson, 1, ['my:cage:grey'])).toEqual(['my:cage:brown'])
  })

  it('brings it into sight between its bar and the end of the screen', () => {
    const bar = { bottom: 100 }
    const screen = { width: 1280, height: 800 }
    expect(scrollFor({ top: 300, bottom: 400 }, bar, screen)).toBe(0)
    expect(scrollFor({ top: 50, bottom: 90 }, bar, screen)).toBeLessThan(0)
    expect(scrollFor({ top: 790, bottom: 900 }, bar, screen)).toBeGreaterThan(0)
  })

  it('brings the whole of my own area into sight with it where there is room', () => {
    const bar = { bottom: 100 }
    const drawn = (height: number, around?: Element): Element =>
      ({ getBoundingClientRect: () => ({ height }), closest: () => around ?? null }) as never
    const card = drawn(80, drawn(220))
    expect(boxToSee(card, bar, { width: 1280, height: 800 }).height).toBe(220)
    expect(boxToSee(card, bar, { width: 1280, height: 300 }).height).toBe(80)
    expect(boxToSee(card, bar, { width: 1000, height: 800 }).height).toBe(80)
    expect(boxToSee(drawn(80), bar, { width: 1280, height: 800 }).height).toBe(80)
  })

  it('brings it out from under the rows that stay below its bar', () => {
    const screen = { width: 390, height: 844 }
    const under = { top: 280, bottom: 350 }
    expect(scrollFor(under, { bottom: 200 }, screen)).toBe(0)
    expect(scrollFor(under, { bottom: 200 }, screen, 112)).toBe(-108)
  })
})

describe('a coach', () => {
  it.each([
    ['place/bank', 'place/*', true],
    ['place/bank', 'draft/*', false],
    ['stop', 'stop', true],
    ['stop-all', 'stop', false],
    ['fill/cage/B03/brown', 'fill/*/brown', true],
    ['fill/cage/B03/grey', 'fill/*/brown', false],
  ])('reads %s by %s', (move, pattern, like) => {
    expect(isLike(move, pattern)).toBe(like)
  })

  it('gives the first tip that matches', () => {
    const tips: CoachTip[] = [
      { moves: ['fill/*'], phase: 'fill', why: '' },
      { moves: ['stop'], phase: 'mining', why: '' },
    ]
    expect(tipFor(tips, [choice('stop'), choice('fill/x')])?.phase).toBe('fill')
    expect(tipFor(tips, [choice('stop')])?.phase).toBe('mining')
    expect(tipFor(tips, [])).toBeNull()
  })

  it('tells the points that have fallen, and no secret ones', () => {
    const row = (source: string, ...points: (number | null)[]) => ({
      source,
      words: source,
      points,
      parts: [],
    })
    const before = [row('a', 1, 2), row('s', null, 3)]
    const after = [row('a', 4, 2), row('s', null, 3), row('b', 0, 5)]
    expect(fallen(before, after)).toEqual([
      { seat: 0, source: 'a', words: 'a', points: 3 },
      { seat: 1, source: 'b', words: 'b', points: 5 },
    ])
  })
})
