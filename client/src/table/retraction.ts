/** Which move the undo button makes while a choice in secret can still be taken back. */
import type { Choice } from '../api/types'

/** The move that was sent last, and whether the undo button sent it. */
export interface Made {
  readonly choice: Choice
  readonly undoes: boolean
}

export interface Retraction {
  /** The moves that were legal. */
  readonly legal: ReadonlySet<string>
  /** The moves that take a choice back, the latest choice last. */
  readonly choices: readonly Choice[]
  /** By each of them: the choice that it takes back. */
  readonly origins: ReadonlyMap<string, Choice>
  /** What was taken back last by pointing at it: undoing puts it where it was. */
  readonly dropped: Choice | undefined
}

export const NOTHING: Retraction = {
  legal: new Set(),
  choices: [],
  origins: new Map(),
  dropped: undefined,
}

/** The move that undoes what was done last. */
export function undoing({ choices, dropped }: Retraction): Choice | undefined {
  return dropped ?? choices.at(-1)
}

/** Whether other moves are legal than before: the table has answered. */
export function isAnswered(before: Retraction, legal: readonly Choice[]): boolean {
  return legal.length !== before.legal.size || legal.some(({ move }) => !before.legal.has(move))
}

/** What can be undone when other moves have become legal after the one that was `made`. */
export function retraction(
  before: Retraction,
  legal: readonly Choice[],
  made: Made | null,
): Retraction {
  const back = new Map(legal.flatMap((choice) => (choice.retracts ? [[choice.move, choice]] : [])))
  const known = before.choices.filter(({ move }) => back.has(move)).map(({ move }) => move)
  const choices = [...new Set([...known, ...back.keys()])].flatMap((move) => back.get(move) ?? [])
  const origins = new Map(before.origins)
  if (made && !made.choice.retracts) {
    for (const { move } of choices) if (!before.legal.has(move)) origins.set(move, made.choice)
  }
  const dropped = made ? takenBack(before, made) : before.dropped
  const isOpen = legal.some(({ move }) => move === dropped?.move)
  return {
    legal: new Set(legal.map(({ move }) => move)),
    choices,
    origins,
    dropped: isOpen ? dropped : undefined,
  }
}

function takenBack({ origins }: Retraction, { choice, undoes }: Made): Choice | undefined {
  return choice.retracts && !undoes ? origins.get(choice.move) : undefined
}
