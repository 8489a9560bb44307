import { expect, it } from 'vitest'
import { unbroken, whole } from '../src/table/unbroken'

it('keeps a number with its word, after it or at the end of a clause', () => {
  expect(unbroken('Anna places 1 worker on Mining 6.')).toBe(
    'Anna places 1\u00a0worker on Mining\u00a06.',
  )
  expect(unbroken('buys a tile for 6 Marks; scores 2')).toBe(
    'buys a tile for 6\u00a0Marks; scores\u00a02',
  )
  expect(unbroken('+1 Thaler from demand')).toBe('+1\u00a0Thaler from demand')
})

it('keeps a number with its sign', () => {
  expect(whole('−$33')).toBe('−\u2060$\u206033')
})
