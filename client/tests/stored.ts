/** Stored positions of each game with other components, and the places of a board drawn from them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Component } from 'svelte'
import { render } from 'svelte/server'
import { vi } from 'vitest'
import type { Choice, View } from '../src/api/types'
import type { BoardProps } from '../src/board/types'
import { learn } from '../src/lib/i18n.svelte'
import { Pointer } from '../src/table/pointing.svelte'
import Drawn from './Drawn.svelte'
import { position } from './made'

type Place = Component<Record<string, unknown>>
export interface Stored {
  seat: number
  view: View
  legal: Choice[]
  scores: number[]
}

export const GAMES = ['coal_baron', 'coal_country', 'german_railroads', 'ruhrschifffahrt']
const PLACES = import.meta.glob<{ default: Place }>([
  '../src/boards/*/shared/Shared.svelte',
  '../src/boards/*/mine/Mine.svelte',
  '../src/boards/*/Other.svelte',
])
const nothing = { send: async () => {}, preview: async () => null, why: async () => null }

export function stored(game: string): Stored[] {
  const path = join(import.meta.dirname, game, 'altered.json')
  return JSON.parse(readFileSync(path, 'utf8')) as Stored[]
}

function givenBy({ seat, view, legal, scores }: Stored): BoardProps {
  const pointing = new Pointer(nothing)
  pointing.update(seat, legal)
  const seats = scores.map((score, of) => ({
    seat: of,
    name: 'ABCD'[of] ?? '',
    piece: of + 1,
    bot: false,
    secret: false,
    score,
    place: 1,
    acting: of === seat,
  }))
  const { table, memory } = view
  const shown = position({ seat, view, legal, scores })
  return {
    position: shown,
    table,
    memory,
    me: seat,
    seats,
    pointing,
    news: [],
    since: [],
    turn: [],
    fresh: new Set(),
  }
}

/** A place of a board as a page. */
export async function drawn(
  game: string,
  path: string,
  props: object,
  of: Stored,
): Promise<string> {
  const load = PLACES[`../src/boards/${game}/${path}`]
  if (!load) throw new Error(`there is no ${path} of ${game}`)
  const { default: Place } = await load()
  return render(Drawn, { props: { Place, given: givenBy(of), ...props } }).body
}

/** Speak English on every board. */
export async function learnTexts(): Promise<void> {
  vi.stubGlobal('document', { documentElement: {} })
  for (const game of GAMES) {
    const path = join(import.meta.dirname, '../src/boards', game, 'locales/en.ftl')
    const text = async () => ({ default: readFileSync(path, 'utf8') })
    await learn({ en: text, nl: text, de: text })
  }
}
