/** Boards show no number that the server did not send: stored positions with other components. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Component } from 'svelte'
import { render } from 'svelte/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Choice, View } from '../src/api/types'
import type { BoardProps } from '../src/board/types'
import { learn } from '../src/lib/i18n.svelte'
import { Pointer } from '../src/table/pointing.svelte'
import Drawn from './Drawn.svelte'
import { position } from './made'

type Place = Component<Record<string, unknown>>
interface Stored {
  seat: number
  view: View
  legal: Choice[]
  scores: number[]
}

const GAMES = ['coal_baron', 'coal_country', 'german_railroads', 'ruhrschifffahrt']
const PLACES = import.meta.glob<{ default: Place }>([
  '../src/boards/*/shared/Shared.svelte',
  '../src/boards/*/mine/Mine.svelte',
  '../src/boards/*/Other.svelte',
])
const nothing = { send: async () => {}, preview: async () => null, why: async () => null }

function stored(game: string): Stored[] {
  const path = join(import.meta.dirname, game, 'altered.json')
  return JSON.parse(readFileSync(path, 'utf8')) as Stored[]
}

/** All numbers within: values, and what is spelled in names. */
function numbersIn(value: unknown): Set<string> {
  return new Set(JSON.stringify(value).match(/\d+/g) ?? [])
}

/** The numbers along a ruler, which measures points and is as long as it needs to be. */
const SCALES = /<text data-scale[^>]*>.*?<\/text>/gs

/** The commas in 1,234,567. */
const THOUSANDS = /(?<=\d),(?=\d{3})/g

/** What someone reads or hears of a page: its text, titles and labels. */
function readable(html: string): string {
  const labels = [...html.matchAll(/(?:aria-label|title)="([^"]*)"/g)].map(([, label]) => label)
  const text = html.replaceAll(SCALES, ' ').replaceAll(/<[^>]*>/g, ' ')
  const all = [text, ...labels].join(' ').replaceAll(/&#?\w+;/g, ' ')
  return all.replaceAll(THOUSANDS, '')
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
    fresh: new Set(),
  }
}

/** Numbers that a place shows and the message does not hold. */
async function invented(
  game: string,
  path: string,
  props: object,
  of: Stored,
  at: number,
): Promise<string[]> {
  const load = PLACES[`../src/boards/${game}/${path}`]
  if (!load) throw new Error(`there is no ${path} of ${game}`)
  const { default: Place } = await load()
  const { body } = render(Drawn, { props: { Place, given: givenBy(of), ...props } })
  const shown = readable(body).match(/\d+/g) ?? []
  const sent = numbersIn(of)
  const counted = (number: string): boolean => Number(number) <= COUNTED
  const others = shown.filter((number) => !sent.has(number) && !counted(number))
  return [...new Set(others)].map((number) => `position ${at}, ${path}: ${number}`)
}

/** Things are numbered and counted on a board; what is altered is far larger. */
const COUNTED = 99

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  for (const game of GAMES) {
    const path = join(import.meta.dirname, '../src/boards', game, 'locales/en.ftl')
    const text = async () => ({ default: readFileSync(path, 'utf8') })
    await learn({ en: text, nl: text, de: text })
  }
})

async function inventedIn(game: string): Promise<string[]> {
  const found = stored(game).flatMap((of, at) => [
    invented(game, 'shared/Shared.svelte', {}, of, at),
    invented(game, 'mine/Mine.svelte', { seat: of.seat }, of, at),
    ...of.scores.map((_, seat) => invented(game, 'Other.svelte', { seat, open: true }, of, at)),
  ])
  return (await Promise.all(found)).flat()
}

describe('numbers that the server did not send', () => {
  it.each(GAMES)('are not shown by %s', async (game) => {
    expect(await inventedIn(game)).toEqual([])
  })
})
