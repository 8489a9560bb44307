/** The things of the game by name, in the order in which they are drawn, with their signs. */
import { boardOf } from '../../board/context'
import type { Memory, Table } from './view'

/** What the board is given. */
export const useBoard = boardOf<Table, Memory>

/** Events give things by number: the name of one, by the name of the argument. */
export const namesOf =
  ({ printed }: Table) =>
  (kind: string, number: number | undefined): string =>
    printed.names[kind]?.[number ?? -1] ?? 'none'

/** Symbols of the sprite, without their `i-`. */
type Signs = readonly string[]

export const PHASES: readonly { name: string; sign: string }[] = [
  { name: 'event', sign: 'clock' },
  { name: 'marker', sign: 'rs-water' },
  { name: 'option', sign: 'rs-wheel' },
  { name: 'sale', sign: 'barge' },
  { name: 'progress', sign: 'check' },
  { name: 'purchase', sign: 'warehouse' },
  { name: 'export', sign: 'rs-anchor' },
]

/** The special options as they lie on the board; those with a pilot stand together. */
export const OPTIONS: readonly { name: string; signs: Signs }[] = [
  { name: 'none', signs: ['barge'] },
  { name: 'transport', signs: ['carriage'] },
  { name: 'supply', signs: ['rs-supply'] },
  { name: 'wage', signs: ['rs-wage'] },
  { name: 'hauling', signs: ['rs-haul'] },
  { name: 'hauling_transport', signs: ['rs-haul', 'carriage'] },
  { name: 'pilot', signs: ['rs-wheel'] },
  { name: 'transport_pilot', signs: ['carriage', 'rs-wheel'] },
  { name: 'hauling_pilot', signs: ['rs-haul', 'rs-wheel'] },
]
export const signsOf = (option: string): Signs =>
  OPTIONS.find(({ name }) => name === option)?.signs ?? []

export const MARKER_SIGNS: Readonly<Record<string, string>> = {
  lock: 'rs-gate',
  supply: 'rs-supply',
  essen_warehouse: 'warehouse',
  wage: 'rs-wage',
  port: 'rs-anchor',
  coal_depot: 'rs-depot',
  mark: 'rs-flagc',
  mark_warehouse: 'warehouse',
  coal_hauler: 'foreman',
  hauling_action: 'rs-haul',
  inn: 'rs-mug',
  warehouse: 'warehouse',
  ruhraake: 'barge',
  mayor: 'crown',
  ruhrtalbahn: 'rs-train',
}
/** What a turn brings. */
export const EFFECT_SIGNS: Readonly<Record<string, string>> = {
  start_player: 'start',
  locks: 'rs-gate',
  levy: 'rs-thaler',
  switch: 'carriage',
  dear_locks: 'rs-gate',
  warehouse: 'warehouse',
  gift: 'rs-thaler',
  dear_options: 'rs-fee',
  better_track: 'rs-supply',
  fewer_dice: 'die',
  last_turn: 'no',
}

export const WORKS_SIGNS: Readonly<Record<string, string>> = {
  forge: 'rs-anvil',
  hammer: 'rs-mill',
  gun: 'rs-cannon',
}

/** Names of the rules have `_`, keys of messages have `-`. */
export const key = (name: string): string => name.replaceAll('_', '-')
