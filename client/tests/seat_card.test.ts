/** What a card says of a seat. */
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import type { Table } from '../src/api/types'
import SeatCard from '../src/table/SeatCard.svelte'
import type { Received } from '../src/table/table.svelte'
import { position, SEATS, seated } from './made'

const HOUR = 3_600_000

/** The card of a seat whose time has come to rest, by when its owner's holiday ends. */
function card(holiday: number | null): { away: boolean; timed: boolean } {
  const clock = { now: 0, left: [HOUR, HOUR], running: [] }
  const seen: Received = { position: position({ clock }), story: [], news: [], at: 0 }
  const table = { seats: [seated(0, { holiday }), seated(1)] } as unknown as Table
  const { body } = render(SeatCard, { props: { info: SEATS[0]!, table, seen } })
  return { away: body.includes('class="holiday'), timed: body.includes('class="time') }
}

describe('the card of a seat', () => {
  it('shows a holiday in place of the time', () => {
    expect(card(Date.now() + HOUR)).toEqual({ away: true, timed: false })
    expect(card(null)).toEqual({ away: false, timed: true })
  })

  it('shows no holiday that is past', () => {
    expect(card(Date.now() - HOUR)).toEqual({ away: false, timed: true })
  })
})
