import { describe, expect, it } from 'vitest'
import type { Choice } from '../src/api/types'
import { Plan } from '../src/table/plan'

const legal = (...moves: string[]): Choice[] => moves.map((move) => ({ move }) as Choice)

describe('a plan', () => {
  it('makes each move in the position after the one before', () => {
    const plan = new Plan()
    plan.begin('load', ['load', 'up'], 4)
    expect(plan.next(4, legal('load', 'up'))).toBeUndefined()
    expect(plan.next(5, legal('load', 'up'))?.move).toBe('load')
    expect(plan.next(5, legal('load', 'up'))).toBeUndefined()
    expect(plan.next(6, legal('up'))?.move).toBe('up')
    expect(plan.next(7, legal('up'))).toBeUndefined()
  })

  it('ends where its next move cannot be made', () => {
    const plan = new Plan()
    plan.begin('load', ['up', 'place'], 4)
    expect(plan.next(5, legal('stop'))).toBeUndefined()
    expect(plan.next(6, legal('up'))).toBeUndefined()
  })

  it('ends when another move is made than its own', () => {
    const plan = new Plan()
    plan.begin('load', ['up'], 4)
    plan.notice('load')
    expect(plan.next(5, legal('up'))?.move).toBe('up')
    plan.begin('load', ['up'], 6)
    plan.notice('stop')
    expect(plan.next(7, legal('up'))).toBeUndefined()
  })
})
