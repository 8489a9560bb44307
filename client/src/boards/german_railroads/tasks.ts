/** What waits to be resolved, as chips: what it is, how often, and what to point at for it. */
import type { Pointing } from '../../board/types'
import type { Table } from './view'

export interface Task {
  /** The name of the effect that waits. */
  name: string
  count: number
  /** Must be done; otherwise it may be. */
  owed: boolean
  /** The effect as the component set would write it. */
  effect: string
  /** What stands for it among the picks; null: it is done by pointing at pieces. */
  pick: string | null
  /** Where those pieces are. */
  where: 'mine' | 'board' | null
}

interface Kind {
  effect: string
  pick?: string
  where?: 'mine' | 'board'
}

const KINDS: Record<string, Kind> = {
  black: { effect: 'adv:black', where: 'mine' },
  gray: { effect: 'adv:gray', where: 'mine' },
  brown: { effect: 'adv:brown', where: 'mine' },
  natural: { effect: 'adv:natural', where: 'mine' },
  white: { effect: 'adv:white', where: 'mine' },
  any: { effect: 'adv:any', pick: 'step-any' },
  bg: { effect: 'adv:bg', pick: 'step-bg' },
  'bg-bonus': { effect: 'adv:bg', pick: 'step-bg' },
  distinct: { effect: 'adv:distinct', pick: 'step-distinct' },
  catch: { effect: 'adv:graycatch', pick: 'step-catch' },
  'run-1': { effect: 'adv:graycatch', pick: 'step-catch' },
  'run-2': { effect: 'adv:graycatch', pick: 'step-catch' },
  'run-3': { effect: 'adv:graycatch', pick: 'step-catch' },
  industry: { effect: 'ind', where: 'mine' },
  loco: { effect: 'loco', where: 'board' },
  factory: { effect: 'fac', where: 'board' },
  either: { effect: 'lof', pick: 'build-either' },
  doubler: { effect: 'dbl', pick: 'doubler' },
  question: { effect: 'q', where: 'mine' },
  signal: { effect: 'signal', pick: 'signal' },
  card: { effect: 'qcard', where: 'board' },
  'end-bonus': { effect: 'endbonus' },
  income: { effect: 'income', where: 'board' },
  foundry: { effect: 'foundry', where: 'board' },
  copy: { effect: 'copyeng', where: 'board' },
  'use-factory': { effect: 'usefac', where: 'mine' },
  engineers: { effect: 'pts:engsum', pick: 'engineers' },
  'top-1': { effect: 'pts:toploco:1', pick: 'top1' },
  'top-2': { effect: 'pts:toploco:2', pick: 'top2' },
  'top-3': { effect: 'pts:toploco:3', pick: 'top3' },
  'top-4': { effect: 'pts:toploco:4', pick: 'top4' },
  points: { effect: 'pts', pick: 'points' },
  'coal-steps': { effect: 'coalsteps', where: 'mine' },
}
/** Effects that carry their own number, and cannot be counted by it. */
const OWN_NUMBER = /^(top-|engineers|catch|run-)/

function taskOf(name: string, count: number, owed: boolean): Task | null {
  if (name.startsWith('choice-')) {
    const row = name.slice('choice-'.length)
    return { name, count, owed, effect: '', pick: `choose-${row}`, where: null }
  }
  const kind = KINDS[name]
  if (!kind) return null
  const counted = OWN_NUMBER.test(name) ? kind.effect : `${kind.effect}:${count}`
  return {
    name,
    count,
    owed,
    effect: counted,
    pick: kind.pick ?? null,
    where: kind.where ?? null,
  }
}

/** All that waits: what must be done first, then what may be. */
export function tasksOf({ owed, offered }: Table): Task[] {
  const read = (pool: Record<string, number>, must: boolean): Task[] =>
    Object.entries(pool).flatMap(([name, count]) => taskOf(name, count, must) ?? [])
  const tasks = [...read(owed, true), ...read(offered, false)]
  const seen = new Set<string>()
  return tasks.filter(({ pick, effect }) => {
    const once = pick?.startsWith('step-catch') ? pick : null
    if (!once) return effect !== undefined
    if (seen.has(once)) return false
    seen.add(once)
    return true
  })
}

/** The only thing that leads on, if it is the first part of every move there is. */
export function onlyBeginning(pointing: Pointing): string | null {
  const [pick, ...others] = [...pointing.lit]
  if (!pick || others.length > 0 || pointing.taken.length > 0) return null
  const begins = pointing.moves(pick).every(({ picks }) => picks.length > 1)
  return begins ? pick : null
}

/** What is asked of this seat now, if it is the one that decides. */
export function askedOf({ pending }: Table, seat: number | null): string | null {
  const top = pending.at(-1)
  return top && top.seat === seat ? top.kind : null
}

/** The tile in the hand of this seat: a locomotive that seeks its place, or a new factory. */
export function inHand({ pending }: Table): { side: 'loco' | 'fac'; word: string } | null {
  const top = pending.at(-1)
  if (top?.kind !== 'hand' && top?.kind !== 'replace') return null
  const tile = Number(top.args.tile)
  const number = tile % BOILER
  const boilerman = Math.floor(tile / BOILER) % 2 === 1
  return { side: top.kind === 'hand' ? 'loco' : 'fac', word: `${number}${boilerman ? 'b' : ''}` }
}

/** A tile in a hand is told as its number, plus this with a boilerman. */
const BOILER = 16
