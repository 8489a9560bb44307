import { describe, expect, it } from 'vitest'
import { countPlaces, placeToTurnTo } from '../src/table/follow'
import { scrollNeeded, scrollToChoice, together } from '../src/table/reveal'

describe('what is being chosen', () => {
  const span = { top: 50, bottom: 500 }

  it('is scrolled above the dock and below the prompt bar, and left where it can be seen', () => {
    expect(scrollNeeded({ top: 60, bottom: 490 }, span)).toBe(0)
    expect(scrollNeeded({ top: 480, bottom: 560 }, span)).toBe(60)
    expect(scrollNeeded({ top: 20, bottom: 90 }, span)).toBe(-30)
    expect(scrollNeeded({ top: 100, bottom: 900 }, span)).toBe(50)
  })

  it('is seen with the place that it would go to, where both have room', () => {
    const marker = { top: 400, bottom: 440 }
    expect(together(marker, [marker, { top: 430, bottom: 520 }], span)).toEqual({
      top: 400,
      bottom: 520,
    })
    expect(together(marker, [marker, { top: 430, bottom: 900 }], span)).toBe(marker)
  })

  it('is all seen on a narrow screen, where it has room', () => {
    const things = [
      { top: 20, bottom: 90 },
      { top: 100, bottom: 170 },
    ]
    expect(scrollToChoice(things, span, true)).toBe(-30)
    expect(scrollToChoice(things, span, false)).toBe(0)
    expect(scrollToChoice([...things, { top: 600, bottom: 700 }], span, true)).toBe(0)
    expect(scrollToChoice([{ top: 20, bottom: 90 }], span, true)).toBe(-30)
    expect(scrollToChoice([], span, true)).toBe(0)
  })

  it('is turned to on a narrow screen if nothing can be chosen here', () => {
    expect(placeToTurnTo('board', { board: 0, mine: 4 })).toBe('mine')
    expect(placeToTurnTo('mine', { board: 9, mine: 0 })).toBe('board')
    expect(placeToTurnTo('board', { board: 2, mine: 4 })).toBeNull()
    expect(placeToTurnTo('log', { board: 0, mine: 4 })).toBeNull()
    expect(placeToTurnTo('board', { board: 0, mine: 0 })).toBeNull()
  })

  it('is counted for each tab, once, and not where it lies in both places', () => {
    const things = (...picks: string[]) => picks.map((pick) => ({ pick, thing: pick }))
    const board = things('my:foreman:4', 'space:broker', 'space:market', 'space:market')
    const mine = things('my:foreman:4', 'my:cell:n1')
    expect(countPlaces({ board, mine })).toEqual({ board: 2, mine: 1 })
    expect(countPlaces({ board: [], mine: [] })).toEqual({ board: 0, mine: 0 })
  })

  it('counts things and not picks, as the places of the board do', () => {
    const storage = (thing: string) => ({ pick: 'option:none', thing })
    const board = [storage('storage:e2'), storage('storage:e3'), storage('option:none')]
    expect(countPlaces({ board, mine: [] })).toEqual({ board: 3, mine: 0 })
  })
})
