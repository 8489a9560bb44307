/** When the signs of a table have their names beside them. */
import { describe, expect, it } from 'vitest'
import { readPreferences } from '../src/lib/prefs.svelte'
import { showsNames } from '../src/table/names'

const first = {
  learner: 'auto',
  known: false,
  hidden: false,
  guided: false,
  lesson: false,
} as const

describe('names beside signs', () => {
  it('are there in the first games of a game', () => {
    expect(showsNames(first)).toBe(true)
    expect(showsNames({ ...first, known: true })).toBe(false)
    expect(showsNames({ ...first, known: true, guided: true })).toBe(true)
  })
  it('can be hidden, or shown for good', () => {
    expect(showsNames({ ...first, hidden: true })).toBe(false)
    expect(showsNames({ ...first, guided: true, hidden: true })).toBe(false)
    expect(showsNames({ ...first, learner: 'off', guided: true })).toBe(false)
    expect(showsNames({ ...first, learner: 'on', known: true })).toBe(true)
  })
  it('are always there in a lesson', () => {
    expect(showsNames({ ...first, learner: 'off', lesson: true })).toBe(true)
  })
})

describe('the preference', () => {
  it.each([
    ['{}', 'auto'],
    ['{"learner": false}', 'auto'],
    ['{"learner": true}', 'on'],
    ['{"learner": "off"}', 'off'],
  ])('is read from %s as %s', (text, learner) => {
    expect(readPreferences(text).learner).toBe(learner)
  })
})
