/** Effects as the component set writes them: parts joined by + (all) or / (one of them). */
import { t } from '../../lib/i18n.svelte'
import type { Printed } from './view'

export interface Atom {
  /** `adv`, `ind`, `coin` and so on. */
  op: string
  /** A colour, `any`, `engsum` and so on; empty where there is nothing to say. */
  what: string
  count: number
}

export interface Effect {
  either: boolean
  atoms: Atom[]
}

/** Effects that have been read; there are not many, and a board asks for them all the time. */
const READ = new Map<string, Effect>()

export function readEffect(text: string): Effect {
  const known = READ.get(text) ?? parse(text)
  READ.set(text, known)
  return known
}

function parse(text: string): Effect {
  const either = text.includes('/')
  const parts = text.split(either ? '/' : '+').map((part) => part.trim())
  return { either, atoms: parts.filter(Boolean).map(readAtom) }
}

function readAtom(text: string): Atom {
  const [op = '', ...rest] = text.split(':')
  const number = rest.find((part) => /^\d+$/.test(part))
  return {
    op,
    what: rest.find((part) => !/^\d+$/.test(part)) ?? '',
    count: number === undefined ? 1 : Number(number),
  }
}

/** The key of the words of an atom; they take `count`. */
export function wordsOf({ op, what }: Atom): string {
  if (op === 'adv') return what === 'graycatch' ? 'gr-fx-catch' : `gr-fx-step-${what}`
  return what ? `gr-fx-${op}-${what}` : `gr-fx-${op}`
}

/** An effect in words; equal parts are counted together. */
export function effectText(effect: string): string {
  const { either, atoms } = readEffect(effect)
  const counted = Map.groupBy(atoms, wordsOf)
  const words = [...counted].map(([key, equal]) =>
    t(key, { count: equal.reduce((sum, { count }) => sum + count, 0) }),
  )
  return words.join(either ? ` ${t('gr-or')} ` : ', ')
}

/** What the spaces of a railroad extension give, in words. */
export function extensionText({ extensions }: Printed, name: string): string {
  const given = (extensions[name] ?? []).flatMap((special) => special?.gives ?? [])
  return given.map(effectText).join(' · ')
}

/** The subject of the sign of an atom. */
export const signOf = ({ op, what }: Atom): string => (what ? `fx:${op}:${what}` : `fx:${op}`)

/** The subjects of the signs of an effect, for what shows it as a whole. */
export function signsOf(effect: string): string {
  return [...new Set(readEffect(effect).atoms.map(signOf))].join(' ')
}

/** An end bonus card in words, with what it would bring if the game ended now. */
export function endBonusNow(printed: Printed, card: string, points: number | undefined): string {
  const goal = endBonusText(printed, card)
  return points === undefined ? goal : t('gr-goal-now', { goal, points })
}

/** An end bonus card in words. */
export function endBonusText({ end_bonus }: Printed, card: string): string {
  const { each, most, steps } = end_bonus[card] ?? { each: 0, most: 0, steps: [] }
  const column = (of: 0 | 1): string => steps.map((step) => step[of]).join(', ')
  return t(`gr-end-${card}`, { each, most, counts: column(0), points: column(1) })
}
