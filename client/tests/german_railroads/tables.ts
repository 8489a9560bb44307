/** Tables of German Railroads for tests of its board, with what matters to them. */
import { printedOf } from '../made'
import type { Choice } from '../../src/api/types'
import type { Pointing } from '../../src/board/types'
import type { Lane, Player, Printed, Table } from '../../src/boards/german_railroads/view'
import { movesUnder, nextPicks } from '../../src/table/picks'

export const PRINTED = printedOf<Printed>('german_railroads')

export function aLane(change: Partial<Lane> = {}): Lane {
  const bare = { reach: 0, track: 0, stars: 0, medal: 0, points: 0 }
  return { ...bare, covered: [0], fill: [[]], cells: [[]], ...change }
}

export function aPlayer(change: Partial<Player> = {}): Player {
  return {
    score: 0,
    points: {},
    workers: 6,
    aside: 2,
    black_worker: 0,
    coins: 1,
    coal: 0,
    tracks: [0, 1, 2].map(() => [1, 0, 0, 0, 0]),
    locomotives: ['1', '-', '-', '-'],
    factories: ['-', '-', '-', '-', '-'],
    markers: [1, ...Array<number>(15).fill(0)],
    branch: null,
    extensions: [null, null, null],
    doublers: 0,
    medal: 0,
    revaluation: 0,
    tokens: [],
    unlocked: ['black'],
    claimed: 0,
    lane_claimed: 0,
    income: [0, 0, 0, 0, 0],
    income_used: [0, 0, 0, 0, 0],
    signals: 0,
    lanes: [aLane(), aLane(), aLane()],
    industry: 0,
    round_points: 0,
    score_now: 0,
    income_ready: [0, 0, 0, 0, 0],
    on_bg1: [0, 0, 0],
    dealt: 0,
    end_bonus: 0,
    end_bonus_cards: [],
    ...change,
  }
}

export function aTable(change: Partial<Table> = {}): Table {
  return {
    board: 'german',
    coal: false,
    new_parts: false,
    open: ['black2', 'bg1'],
    public: 2,
    round: 1,
    rounds: 6,
    rounds_left: 5,
    lowest_locomotive: 2,
    phase: 'playing',
    last: 0,
    passed: [],
    order: [0, 1],
    spaces: [],
    engineers: {},
    locomotives: [0, 0, 3, 3],
    factories: [],
    doublers: 20,
    foundries: {},
    foundry_pile: 0,
    foundries_used: [],
    open_foundry: null,
    boiler_used: 0,
    extensions: [],
    income: [],
    cards: [],
    bonuses: [],
    turquoise_with: 0,
    using: null,
    repeated: [],
    marker_left: 0,
    special_gone: 0,
    end_pile: 8,
    emil: null,
    players: [aPlayer(), aPlayer()],
    owed: {},
    offered: {},
    of_foundry: {},
    tasks: [],
    pending: [],
    printed: PRINTED,
    ...change,
  }
}

export function pointingAt(legal: Choice[], taken: string[] = []): Pointing {
  const selectable = nextPicks(legal, taken)
  return {
    taken,
    selectable,
    beginnings: nextPicks(legal, []),
    moves: (pick: string) => movesUnder(legal, [pick]),
  } as unknown as Pointing
}
