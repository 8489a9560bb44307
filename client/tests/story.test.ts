import { describe, expect, it } from 'vitest'
import { continued, sinceOwn } from '../src/table/story'
import { line } from './made'

const numbers = (story: readonly { number: number }[]) => story.map(({ number }) => number)

describe('a story', () => {
  it('goes on where it ended', () => {
    const before = [line(1, 0), line(2, 1)]
    expect(numbers(continued(before, 2, { since: 2, story: [line(3, 0)] }))).toEqual([1, 2, 3])
  })

  it('begins again where lines are missing', () => {
    const before = [line(1, 0), line(2, 1)]
    const after = continued(before, 2, { since: 5, story: [line(6, 0)] })
    expect(numbers(after)).toEqual([6])
  })

  it('drops what was taken back, and says so', () => {
    const before = [line(1, 0), line(2, 1), line(3, 1)]
    const after = continued(before, 3, { since: 3, story: [line(4, 1, 1), line(5, 0)] })
    expect(numbers(after)).toEqual([1, 4, 5])
  })

  it('tells what happened since a seat was last spoken of', () => {
    const story = [line(1, 0), line(2, 1), line(3, -1)]
    expect(numbers(sinceOwn(story, 0))).toEqual([2, 3])
    expect(sinceOwn(story, -1)).toEqual([])
    expect(sinceOwn(story, 2)).toEqual([])
    expect(sinceOwn(story, null)).toEqual([])
  })
})
