/** Pictures of books: what they are cut to, and where a rule is seen. */
import { describe, expect, it } from 'vitest'
import type { BookInfo, RuleInfo, SubjectInfo } from '../src/api/types'
import { around, isOf, scaleFor } from '../src/book/crop'
import { isShown, lessonOf, picturesOf, subjectsOfRule } from '../src/book/shown'

const page = { width: 1000, height: 500 }
const picture = { scene: 'first', place: 'board' as const, show: [], ring: [], wide: true }
const book: BookInfo = {
  game: 'pit',
  title: 'Pit',
  minutes: 3,
  overview: [{ id: 'goal', section: 'goal', title: '', text: '', picture, rules: ['P-1'] }],
  chapters: {},
  examples: [],
  scenes: ['first', 'second'],
  has_lessons: true,
  lessons: { 'P-1': { lesson: 'base', chapter: 2, words: 'The shaft' } },
}
const rule = (id: string): RuleInfo => ({
  id,
  chapter: 'setup',
  heading: '',
  kind: 'rule',
  sentence: '',
  sources: [],
  options: [],
  rulings: [],
})
const subject = (id: string, ...rules: string[]): SubjectInfo => ({ id, name: id, does: '', rules })

describe('a picture', () => {
  it('is cut to what it shows with a margin, within its page', () => {
    const boxes = [
      { left: 2, top: 20, width: 100, height: 50 },
      { left: 200, top: 440, width: 100, height: 58 },
    ]
    expect(around(boxes, page)).toEqual({ left: 0, top: 12, width: 308, height: 488 })
    expect(around([], page)).toEqual({ left: 0, top: 0, width: 1000, height: 500 })
  })

  it('fits into its room and is never much larger than at a table', () => {
    const area = { left: 0, top: 0, ...page }
    expect(scaleFor(area, { width: 500, height: 400 })).toBe(0.5)
    expect(scaleFor(area, { width: 9000, height: Infinity })).toBe(1.2)
    expect(scaleFor({ ...area, width: 0 }, page)).toBe(1)
  })

  it('finds things by the id of their explanation', () => {
    expect(isOf('space:mining:8', 'space-mining')).toBe(true)
    expect(isOf('space:mining', 'space-mining')).toBe(true)
    expect(isOf('space:minting', 'space-min')).toBe(false)
  })
})

describe('a rule', () => {
  it('is seen at the things that speak of it, those of fewest rules first', () => {
    const all = [subject('many', 'P-1', 'P-2', 'P-3'), subject('one', 'P-2'), subject('no', 'P-9')]
    expect(subjectsOfRule('P-2', all).map(({ id }) => id)).toEqual(['one', 'many'])
    const tried = picturesOf({
      rule: rule('P-2'),
      book,
      subjects: subjectsOfRule('P-2', all),
    })
    expect(tried.map(({ scene, place }) => `${scene} ${place}`)).toEqual([
      'first board',
      'first mine',
      'second board',
      'second mine',
    ])
    expect(tried[0]?.ring).toEqual(['subject:one'])
  })

  it('is seen in the overview where no thing speaks of it, or nowhere', () => {
    expect(picturesOf({ rule: rule('P-1'), book, subjects: [] })).toEqual([picture])
    expect(isShown('P-1', book, [])).toBe(true)
    expect(isShown('P-7', book, [])).toBe(false)
  })
})

describe('a rule', () => {
  it('is played in the chapter of a lesson that teaches it', () => {
    const path = '/learn/pit/base?chapter=3'
    expect(lessonOf('P-1', book)).toEqual({ words: 'The shaft', path })
    expect(lessonOf('P-2', book)).toBeNull()
  })
})
