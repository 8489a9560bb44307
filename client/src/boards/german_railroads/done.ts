/** What a seat has already done in its turn: the debts that are paid, and where that went. */
import type { LogEntry } from '../../api/types'
import { t } from '../../lib/i18n.svelte'
import { nameIn } from './components'
import type { Printed } from './view'

export interface Done {
  /** Steps of one colour on one railroad are one thing, as all industry steps are. */
  id: string
  icon: string
  /** The colour of a track, where it is one. */
  colour: number | null
  words: string
}

type Read = (args: Record<string, number>, printed: Printed) => Omit<Done, 'id'> & { id?: string }

/** The railroad of each place for a locomotive: the first two are on the main line. */
const lineOf = ({ railroads }: Printed, slot: number): string =>
  t(`gr-railroad-${railroads[Math.max(0, slot - 1)]?.name}`)

const READ: Readonly<Record<string, Read>> = {
  'gr.track.moved': ({ railroad = 0, colour = 0, space = 0 }, printed) => ({
    id: `track-${railroad}-${colour}`,
    icon: 'gr-rail',
    colour,
    words: `${t(`gr-railroad-${nameIn(printed, 'railroad', railroad)}`)} ${space}`,
  }),
  'gr.marker.moved': ({ place = 0 }, { industry }) => ({
    id: 'industry',
    icon: 'gr-ind',
    colour: null,
    words: String(industry[place] ?? t('gr-done')),
  }),
  'gr.loco.placed': ({ number = 0, slot = 0 }, printed) => ({
    icon: 'engine',
    colour: null,
    words: `${number} ${lineOf(printed, slot)}`,
  }),
  'gr.factory.built': ({ number = 0 }) => ({
    icon: 'factory',
    colour: null,
    words: String(number),
  }),
}

/** The deeds of a seat in these lines of a turn, each with where it has led. */
export function doneIn(lines: readonly LogEntry[], seat: number | null, printed: Printed): Done[] {
  const found = new Map<string, Done>()
  for (const { key, number, args, seat: whose } of lines) {
    const read = whose === seat ? READ[key] : undefined
    if (!read) continue
    const done = read(args, printed)
    const id = done.id ?? `${key}-${number}`
    found.set(id, { ...done, id })
  }
  return [...found.values()]
}

/** How many things stand in a line at most, before the board would have to make room for another. */
const MOST = 5

/** The latest of them, as many as there is room for beside what is still to be done; at least one. */
export function lastOf(done: readonly Done[], others: number): readonly Done[] {
  return done.slice(-Math.max(1, MOST - others))
}
