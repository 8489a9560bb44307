import { expect, it } from 'vitest'
import { hasMore } from '../src/lib/scrollable'

it('says that more lies below until the end is reached', () => {
  const at = (scrollTop: number) => hasMore({ scrollHeight: 231, scrollTop, clientHeight: 216 })
  expect([0, 10, 14, 15].map(at)).toEqual([true, true, false, false])
})
