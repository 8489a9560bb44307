/** Trips on the river: where a barge would start, and what a marker that is earned leaves alone. */
import { describe, expect, it } from 'vitest'
import { happened, SEATS } from '../made'
import { flightsOf } from '../../src/boards/ruhrschifffahrt/flights'
import { placesOf } from '../../src/boards/ruhrschifffahrt/places'
import { startShown } from '../../src/boards/ruhrschifffahrt/river/trips'
import type { Table } from '../../src/boards/ruhrschifffahrt/view'
import stored from './table.json'

const table = stored as unknown as Table
const places = placesOf(table)
const asking = (kind: string, seat = 0): Table => ({
  ...table,
  pending: [{ kind, seat, args: {} }],
})

describe('a barge that would start', () => {
  const from = places.findIndex(({ kind }) => kind === 'storage')
  const trip = { from, to: from + 2 }

  it('stands where the trip that is shown begins, while I choose a start space', () => {
    for (const kind of ['option', 'bring', 'start'])
      expect(startShown(asking(kind), places, trip, 0)).toBe(from)
  })

  it('is not shown while I sell, without a trip, or while someone else chooses', () => {
    expect(startShown(asking('sell'), places, trip, 0)).toBeNull()
    expect(startShown(asking('start'), places, null, 0)).toBeNull()
    expect(startShown(asking('start', 1), places, trip, 0)).toBeNull()
    expect(startShown(asking('start'), places, trip, null)).toBeNull()
  })
})

describe('a marker that is earned', () => {
  it('leaves the tokens that earn it as they were', () => {
    const [[check] = []] = flightsOf([happened('rs.white.earned', 0, { marker: 0 })], table, SEATS)
    expect(check).toMatchObject({ from: ['tokens:0', 'seat:0'], keeps: true })
  })
})
