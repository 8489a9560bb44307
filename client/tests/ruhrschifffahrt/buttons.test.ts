/** What buttons of the frame say for this board. */
import { describe, expect, it } from 'vitest'
import { doing } from '../../src/boards/ruhrschifffahrt/buttons'

describe('the button for what has been pointed at', () => {
  it('says what is done there, by what is asked', () => {
    expect(doing('storage:e2', 'option')).toBe('start')
    expect(doing('storage:e2', 'bring')).toBe('set')
    expect(doing('space:witten', 'sell')).toBe('sell')
    expect(doing('space:witten', 'buy')).toBe('build')
    expect(doing('obstacle:o1', 'buy')).toBe('lock')
    expect(doing('storage:e2', 'improve')).toBeUndefined()
    expect(doing('column:rhineland', 'buy')).toBeUndefined()
  })
})
