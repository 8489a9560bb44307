import { expect, it } from 'vitest'
import { withSeats } from '../src/table/presence'
import { seated } from './made'

it('changes the seats that are sent, and leaves the others as they are', () => {
  const table = { id: 't', seats: [seated(0), seated(1), seated(2)], spectators: 3 }
  const gone = seated(1, { present: false })
  const after = withSeats(table, { seats: [gone], spectators: 4 })
  expect(after.seats).toEqual([seated(0), gone, seated(2)])
  expect(after.seats[0]).toBe(table.seats[0])
  expect(after.spectators).toBe(4)
  expect(after.id).toBe('t')
  expect(table.seats[1]?.present).toBe(true)
})
