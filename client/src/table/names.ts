/** Whether the signs of a table have their names beside them. */
import type { Preferences } from '../lib/prefs.svelte'

export interface Naming {
  learner: Preferences['learner']
  /** The game was known before this table. */
  known: boolean
  /** The names have been hidden at this table. */
  hidden: boolean
  guided: boolean
  lesson: boolean
}

/** A lesson always speaks of things by their names; else people decide, or how well they know the game. */
export function showsNames({ learner, known, hidden, guided, lesson }: Naming): boolean {
  if (lesson || learner === 'on') return true
  return learner === 'auto' && !hidden && (guided || !known)
}
