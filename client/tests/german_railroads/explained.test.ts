/** What things of German Railroads say of themselves. */
import { beforeAll, describe, expect, it } from 'vitest'
import { extensionText, signsOf } from '../../src/boards/german_railroads/effects'
import { engineerText, spaceText, unlockText } from '../../src/boards/german_railroads/explained'
import type { Printed } from '../../src/boards/german_railroads/view'
import { printedOf } from '../made'
import { learnTexts } from '../stored'

const PRINTED = printedOf<Printed>('german_railroads')
const RUSSIAN = printedOf<Printed>('german_railroads', 'printed-russian.json')

beforeAll(learnTexts)

describe('the explanation', () => {
  it('of a space is what it does and costs, or how its colour comes free', () => {
    expect(spaceText(PRINTED, 'black3')).toBe('3 black steps; costs 2 workers')
    expect(spaceText(PRINTED, 'any2')).toBe('2 steps of any colour; costs 1 worker + 1 coin')
    expect(spaceText(PRINTED, 'brown1', 'locked')).toBe('locked')
  })

  it('of an engineer is his number too', () => {
    const { number, effect } = PRINTED.engineers['6'] ?? { number: 0, effect: '' }
    expect(engineerText(PRINTED, '6')).toMatch(new RegExp(`^engineer ${number}: .+; costs `))
    expect(signsOf(effect)).toMatch(/^fx:/)
  })

  it('of an extension is what its spaces give', () => {
    expect(extensionText(PRINTED, 'W2')).toBe(
      '3 points every round · 4 points every round · income marker',
    )
  })

  it('of a colour is where it comes free', () => {
    expect(unlockText(PRINTED, 'gray')).toBe('gray comes free when black reaches space 2 (München)')
    expect(unlockText(PRINTED, 'natural')).toMatch(/\d+ \(Hamburg\) or \d+ \(Berlin\)$/)
    expect(unlockText(RUSSIAN, 'white')).toMatch(/space \d+ \(Vladivostok\)$/)
    expect(unlockText(PRINTED, 'black')).toBe('')
  })
})
