/** What players read of a request to take back. */
import { beforeAll, expect, it, vi } from 'vitest'
import { speak } from '../src/lib/i18n.svelte'
import { denialWords, fallingWords, requestWords } from '../src/table/undoWords'

const names = ['Anna', 'Bert', 'Carl']

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  await speak('en')
})

it('asks with the move itself, and says to its player that it is asked', () => {
  const asked = { seat: 1, words: 'Bert digs.' }
  expect(requestWords(asked, names, [0])).toBe('Bert asks to take back this move: “Bert digs.”')
  expect(requestWords({ ...asked, words: '' }, names, [0])).toContain('hidden')
  expect(requestWords(asked, names, [1])).toMatch(/^You ask/)
})

it('says whose later moves would fall, mine first', () => {
  expect(fallingWords([0], names, [0])).toBe('Your later moves would be undone too.')
  expect(fallingWords([2], names, [0])).toBe('Later moves of Carl would be undone too.')
  expect(fallingWords([0, 2], names, [0])).toMatch(/^Your later.*Carl/)
  expect(fallingWords([], names, [0])).toBe('')
})

it('tells who did not agree, and that a request has lapsed; nothing when another withdraws', () => {
  expect(denialWords({ seat: 1, refusedBy: 0 }, names, [1])).toBe(
    'Anna does not agree: your move stays.',
  )
  expect(denialWords({ seat: 1, refusedBy: 0 }, names, [2])).toContain('the move of Bert stays')
  expect(denialWords({ seat: 1, refusedBy: null }, names, [1])).toContain('has gone on')
  expect(denialWords({ seat: 1, refusedBy: null }, names, [2])).toBe('')
})
