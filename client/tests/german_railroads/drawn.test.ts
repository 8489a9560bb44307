/** What the board of German Railroads draws of a position. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Choice } from '../../src/api/types'
import type { Table } from '../../src/boards/german_railroads/view'
import { choice } from '../made'
import { drawn, learnTexts, stored, type Stored } from '../stored'

beforeAll(learnTexts)

/** The first stored position with something else on its table, or other moves. */
function altered(change: Partial<Table>, legal?: readonly Choice[]): Stored {
  const [first] = stored('german_railroads')
  const of = structuredClone(first!)
  Object.assign(of.view.table as object, change)
  return { ...of, legal: legal ? [...legal] : of.legal }
}

const board = (of: Stored): Promise<string> =>
  drawn('german_railroads', 'shared/Shared.svelte', {}, of)
const mine = (of: Stored): Promise<string> =>
  drawn('german_railroads', 'mine/Mine.svelte', { seat: of.seat }, of)
const words = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

/** A seat in the middle of its turn that may do one thing. */
function inTurn(effect: string, pick: string, picks: readonly string[]): Stored {
  const [{ seat }] = stored('german_railroads') as [Stored]
  const tasks = [{ name: pick, effect, owed: false, pick, parts: [], where: 'board' }]
  return altered(
    {
      tasks: tasks as unknown as Table['tasks'],
      pending: [{ kind: 'turn', seat, args: { placed: 1 } }],
    },
    [
      ...picks.map((next) => ({ ...choice('build', `effect:${pick}`, next), shortcut: true })),
      choice('end-turn', 'button:end-turn'),
    ],
  )
}

describe('the engineers', () => {
  const EMPTY = /class="empty/g

  it('have empty places before they are dealt, and none for those who are gone', async () => {
    const names = Object.keys((stored('german_railroads')[0]!.view.table as Table).engineers)
    const all = (place: string): Table['engineers'] =>
      Object.fromEntries(names.map((name) => [name, place]))
    const undealt = await board(altered({ engineers: all('stack'), public: 1 }))
    expect(undealt.match(EMPTY)).toHaveLength(6)
    const gone = await board(altered({ engineers: all('seat-0'), public: 1 }))
    expect(gone.match(EMPTY)).toHaveLength(1)
  })
})

describe('Emil', () => {
  it('has words beside his numbers, and a place to go to', async () => {
    const emil = { workers: 5, total: 6, passed: false, deck: [], tiles_total: 3 }
    const html = await board(altered({ emil: emil as unknown as Table['emil'] }))
    expect(words(html)).toMatch(/5\/6 Workers.*Engineers.*3 Tiles/)
    expect(html).toMatch(/<nav class="jump[\s\S]*Emil[\s\S]*<\/nav>/)
    expect(await board(altered({}))).not.toMatch(/<nav class="jump[\s\S]*Emil[\s\S]*<\/nav>/)
  })
})

describe('what may be done', () => {
  it('is no button where all that it brings is offered beside it', async () => {
    const html = await mine(inTurn('lof', 'build-either', ['supply:loco', 'supply:factory']))
    expect(words(html)).toMatch(/optional .*locomotive .*factory/)
    const label = /<span[^>]*class="chip alone[^>]*data-pick="effect:build-either"/
    expect(label.test(html)).toBe(true)
  })

  it('is paid for with coins, the first of which says what for', async () => {
    const ways = ['coin', '2coins'].map((way) => choice('place', `pay:${way}`, 'space:black3'))
    const [{ seat }] = stored('german_railroads') as [Stored]
    const turn = { kind: 'turn', seat, args: { placed: 0 } }
    const html = words(await mine(altered({ pending: [turn] }, ways)))
    expect(html).toMatch(/for 1 worker .*for 2 /)
    expect(html).not.toContain('for 2 workers')
  })
})

describe('a factory that can be taken', () => {
  it('is not called one that was given back', async () => {
    const of = inTurn('lof', 'build-either', ['supply:loco', 'supply:factory'])
    const none = Array<number>(10).fill(0)
    Object.assign(of.view.table as object, { factories: none })
    const html = await board(of)
    expect(html).toContain('data-subject="fx:fac"')
    expect(html).not.toContain('data-subject="supply-factory"')
  })
})

describe('start bonuses', () => {
  it('lie by themselves: a wide screen has them on the own board', async () => {
    const of = altered(
      {},
      ['coin', 'industry'].map((name) => choice('bonus', `bonus:${name}`)),
    )
    expect(await board(of)).toMatch(/class="offers[^"]* start/)
    expect(await mine(of)).toMatch(/class="offers[^"]* start/)
  })
})

describe('the space that is always open', () => {
  it('shows two who stand there smaller, beside its price', async () => {
    const standing = async (...on: [number, number, number][]): Promise<string> => {
      const { players } = stored('german_railroads')[0]!.view.table as Table
      const own = players.map((player, at) => ({ ...player, on_bg1: on[at] ?? [0, 0, 0] }))
      const html = await board(altered({ players: own as Table['players'] }))
      return /class="who[^"]* wide[^"]*"/.exec(html)?.[0] ?? ''
    }
    expect(await standing([1, 0, 0])).not.toContain('many')
    expect(await standing([0, 1, 0], [2, 0, 0])).toContain('many')
  })
})

describe('the spaces', () => {
  const hand = (seat: number): Table['pending'] => [
    { kind: 'hand', seat, args: { tile: '2' } } as unknown as Table['pending'][number],
  ]

  it('are all muted, those of engineers too, while something else is asked', async () => {
    const [{ seat }] = stored('german_railroads') as [Stored]
    const html = await board(altered({ pending: hand(seat) }))
    expect(html).toMatch(/class="board bd-sheet[^"]* bd-asks/)
    expect(html).toMatch(/class="engineer space bd-pick/)
    const bonus = { kind: 'start-bonus', seat, args: {} } as unknown as Table['pending'][number]
    expect(await board(altered({ pending: [bonus] }))).not.toMatch(/class="board[^"]* bd-asks/)
  })

  it('say whose coins lie there, also where their number stands', async () => {
    const coins = { name: 'black3', owner: 'seat-0', workers: 0, coins: 2, black: 0 }
    const spaces = [coins] as unknown as Table['spaces']
    const html = await board(altered({ spaces, open: ['black3'] }))
    expect(html).toMatch(/<i class="owner s1[^>]*><\/i>[\s\S]{0,20}<span class="coin/)
  })

  it('of several signs are not named by one of them', async () => {
    const html = await board(altered({}))
    const lines = [...html.matchAll(/<span class="effect[^>]*>([\s\S]*?)<\/span><\/span>/g)]
    expect(lines.some(([line]) => line.includes('data-nameless'))).toBe(true)
    expect(lines.some(([line]) => !line.includes('data-nameless'))).toBe(true)
  })
})

it('what comes after the tile in the hand has no place beside it', async () => {
  const [{ seat }] = stored('german_railroads') as [Stored]
  const tasks = [{ name: 'fac', effect: 'fac', owed: true, pick: null, parts: [], where: 'board' }]
  const pending = [{ kind: 'hand', seat, args: { tile: '2' } }]
  const html = words(await mine(altered({ tasks, pending } as unknown as Partial<Table>)))
  expect(html).toMatch(/in hand .*next/)
  expect(html).not.toContain('on the main board')
})
