/** What a card says of a seat. */
import { render } from 'svelte/server'
import { describe, expect, it, vi } from 'vitest'
import type { Table } from '../src/api/types'
import { speak } from '../src/lib/i18n.svelte'
import SeatCard from '../src/table/SeatCard.svelte'
import type { Received } from '../src/table/table.svelte'
import { position, SEATS, seated } from './made'

vi.stubGlobal('document', { documentElement: { lang: '' } })

const HOUR = 3_600_000

/** The card of a seat whose time has come to rest, by when its owner's holiday ends. */
function card(holiday: number | null): { away: boolean; timed: boolean } {
  const clock = { now: 0, left: [HOUR, HOUR], running: [] }
  const seen: Received = { position: position({ clock }), story: [], turns: [], news: [], at: 0 }
  const table = {
    seats: [seated(0, { holiday }), seated(1)],
    score_unit: 'points',
  } as unknown as Table
  const { body } = render(SeatCard, { props: { info: SEATS[0]!, table, seen } })
  return { away: body.includes('class="holiday'), timed: body.includes('class="time') }
}

/** What a seat with this score has, in words, by what scores are counted in. */
function counted(unit: Table['score_unit'], score: number): string {
  const seen: Received = { position: position({}), story: [], turns: [], news: [], at: 0 }
  const table = { seats: [seated(0), seated(1)], score_unit: unit } as unknown as Table
  const info = { ...SEATS[0]!, score, place: 1 }
  const { body } = render(SeatCard, { props: { info, table, seen } })
  return body
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

describe('the card of a seat', () => {
  it('counts in the unit of the game', async () => {
    await speak('en')
    expect(counted('points', 12)).toContain('12 points')
    expect(counted('points', 1)).toContain('1 point')
    expect(counted('points', 1)).not.toContain('points')
    expect(counted('dollars', 12)).toContain('12 dollars')
    await speak('de')
    expect(counted('dollars', 12)).toContain('12 Dollar')
  })

  it('shows a holiday in place of the time', () => {
    expect(card(Date.now() + HOUR)).toEqual({ away: true, timed: false })
    expect(card(null)).toEqual({ away: false, timed: true })
  })

  it('shows no holiday that is past', () => {
    expect(card(Date.now() - HOUR)).toEqual({ away: false, timed: true })
  })
})
