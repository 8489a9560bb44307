import { describe, expect, it } from 'vitest'
import type { Choice } from '../src/api/types'
import { isAnswered, NOTHING, retraction, undoing } from '../src/table/retraction'
import { choice } from './made'

const put = (what: string): Choice => choice(`put/${what}`, `space:${what}`)
const lift = (what: string): Choice => ({ ...choice(`lift/${what}`), retracts: true })
const made = (choice: Choice, undoes = false) => ({ choice, undoes })

/** The mine was chosen, then the brokers. */
const empty = retraction(NOTHING, [put('mine'), put('brokers')], null)
const one = retraction(empty, [lift('mine'), put('brokers')], made(put('mine')))
const two = retraction(one, [lift('brokers'), lift('mine')], made(put('brokers')))

describe('undoing while choices can be taken back', () => {
  it('takes back the latest one, whatever the order of the list', () => {
    expect(undoing(empty)).toBeUndefined()
    expect(undoing(one)).toEqual(lift('mine'))
    expect(undoing(two)).toEqual(lift('brokers'))
  })

  it('puts back what was taken back by pointing at it', () => {
    const dropped = retraction(two, [put('mine'), lift('brokers')], made(lift('mine')))
    expect(undoing(dropped)).toEqual(put('mine'))
    const again = retraction(dropped, [lift('mine'), lift('brokers')], made(put('mine'), true))
    expect(undoing(again)).toEqual(lift('mine'))
  })

  it('goes on to the one before when pressed twice', () => {
    const undone = retraction(two, [put('brokers'), lift('mine')], made(lift('brokers'), true))
    expect(undoing(undone)).toEqual(lift('mine'))
  })

  it('puts nothing back that is no longer possible', () => {
    const dropped = retraction(two, [put('mine'), lift('brokers')], made(lift('mine')))
    expect(undoing(retraction(dropped, [lift('brokers')], null))).toEqual(lift('brokers'))
  })

  it('follows only what has changed', () => {
    expect(isAnswered(two, [lift('mine'), lift('brokers')])).toBe(false)
    expect(isAnswered(two, [put('mine'), lift('brokers')])).toBe(true)
  })
})
