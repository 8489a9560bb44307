/** Effects as the component set writes them: parts joined by + (all) or / (one of them). */

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

export function readEffect(text: string): Effect {
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

/** The key of the words that say an atom; they are told `count`. */
export function wordsOf({ op, what }: Atom): string {
  if (op === 'adv') return what === 'graycatch' ? 'gr-fx-catch' : `gr-fx-step-${what}`
  return what ? `gr-fx-${op}-${what}` : `gr-fx-${op}`
}
