/** What is asked of a seat, and what it has in its hand. */
import type { Pointing } from '../../board/types'
import { tileOf, type Tile } from './components'
import type { Table, Task } from './view'

/** The only thing that leads on, if it is the first part of every move there is. */
export function onlyBeginning(pointing: Pointing): string | null {
  const [pick, ...others] = [...pointing.beginnings]
  if (!pick || others.length > 0 || pointing.taken.length > 0) return null
  const begins = pointing.moves(pick).every(({ picks }) => picks.length > 1)
  return begins ? pick : null
}

/** Whether someone is in the middle of a turn: it has begun with workers, or something else. */
export function isInTurn({ pending }: Table): boolean {
  const top = pending.at(-1)
  return top !== undefined && !(top.kind === 'turn' && !top.args.placed)
}

const OWN = /^my:(track|slot|branch|industry|factory|tile)/

/** May also be used while something else is asked. */
const OPTIONAL = 'space:coal_boiler'

/** Where the question is answered: on the main board, or on the seat's own. */
export function placeAskedFor(pointing: Pointing): 'board' | 'mine' | null {
  const picks = [...pointing.selectable]
  const spaces = picks.filter((pick) => pick.startsWith('space:'))
  if (spaces.some((pick) => pick !== OPTIONAL)) return 'board'
  if (picks.some((pick) => OWN.test(pick))) return 'mine'
  return spaces.length > 0 ? 'board' : null
}

/** What is asked of this seat now, if it is the one that decides. */
export function askedOf({ pending }: Table, seat: number | null): string | null {
  const top = pending.at(-1)
  return top && top.seat === seat ? top.kind : null
}

/** What waits, by when it is done: one step after the other, first or later as one likes, or not. */
export interface Due {
  effect: string
  when: 'now' | 'next' | 'open' | 'may'
  where: string | null
}

const hasNoButton = ({ pick }: Task): boolean => pick === null

const STEPS = /^(adv|ind)\b.*:(\d+)$/

/** A debt in the order in which it is paid: of several steps the next one, and the rest. */
function inOrder({ effect, where }: Task, first: boolean): Due[] {
  const count = Number(STEPS.exec(effect)?.[2] ?? 1)
  if (!first || count < 2) return [{ effect, when: first ? 'now' : 'next', where }]
  const some = (number: number): string => effect.replace(/\d+$/, String(number))
  return [
    { effect: some(1), when: 'now', where },
    { effect: some(count - 1), when: 'next', where },
  ]
}

/**
 * What is still to be done by pointing at pieces, which has no button of its own; `waits`: for
 * something else that comes first.
 */
export function dueOf(tasks: readonly Task[], waits: boolean): Due[] {
  const owed = tasks.filter((task) => task.owed)
  const open = owed.length > 1 && !waits
  const musts = owed
    .filter(hasNoButton)
    .flatMap((task): Due[] =>
      open ? [{ effect: task.effect, when: 'open', where: task.where }] : inOrder(task, !waits),
    )
  const offered = tasks.filter((task) => !task.owed && hasNoButton(task))
  return [...musts, ...offered.map(({ effect, where }): Due => ({ effect, when: 'may', where }))]
}

/** The tile in the hand of whoever decides: a locomotive that seeks its place, or a new factory. */
export function inHand({ pending }: Table): { side: 'loco' | 'fac'; tile: Tile } | null {
  const top = pending.at(-1)
  const tile = tileOf(top?.args.tile)
  return tile && { side: top?.kind === 'hand' ? 'loco' : 'fac', tile }
}
