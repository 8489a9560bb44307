/** What changes with a piece on its way changes when the piece is there. */
import { describe, expect, it } from 'vitest'
import { Arrivals } from '../src/board/waits'

const COIN = { flight: { from: ['bank'], to: ['purse:0', 'seat:0'] }, begins: 100, ends: 400 }
const later = (flight: typeof COIN, time: number): typeof COIN => ({
  ...flight,
  begins: flight.begins + time,
  ends: flight.ends + time,
})

function arrivalsOf(...flights: (typeof COIN)[]): Arrivals {
  const arrivals = new Arrivals()
  arrivals.add(flights)
  return arrivals
}

describe('a number', () => {
  it('waits for the last piece that comes to its place', () => {
    const arrivals = arrivalsOf(COIN, later(COIN, 160))
    expect(arrivals.wait(['purse:0'], 0)).toBe(560)
    expect(arrivals.wait(['purse:0'], 500)).toBe(60)
    expect(arrivals.wait(['purse:0'], 560)).toBe(0)
  })

  it('changes when what is paid has left', () => {
    expect(arrivalsOf(COIN).wait(['bank'], 0)).toBe(100)
  })

  it('waits for what comes, when something goes and something comes', () => {
    const back = { flight: { from: ['purse:0'], to: ['bank'] }, begins: 700, ends: 1000 }
    expect(arrivalsOf(COIN, back).wait(['purse:0'], 0)).toBe(700)
    expect(arrivalsOf(COIN, back).wait(['bank'], 0)).toBe(1000)
  })

  it('changes at once if nothing moves at its place', () => {
    expect(arrivalsOf(COIN).wait(['purse:1'], 0)).toBe(0)
    expect(arrivalsOf().wait(['purse:0', '*'], 0)).toBe(0)
  })

  it('of which nothing tells follows all that is on its way', () => {
    const cube = { flight: { from: ['cart'], to: ['cage:0'] }, begins: 0, ends: 900 }
    expect(arrivalsOf(COIN, cube).wait(['score:0', '*'], 0)).toBe(900)
    expect(arrivalsOf(COIN, cube).wait(['purse:0', '*'], 0)).toBe(400)
  })

  it('waits for nothing once all motion has ended', () => {
    const arrivals = arrivalsOf(COIN)
    arrivals.clear()
    expect(arrivals.wait(['purse:0'], 0)).toBe(0)
  })
})
