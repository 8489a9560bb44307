/** What this person likes, stored in this browser. */

const KEY = 'coalface'

export interface Preferences {
  theme: 'auto' | 'light' | 'dark'
  /** Draw the board, or say it in words. */
  view: 'board' | 'text'
  /** Choose in two gestures; `auto`: on touch screens, where nothing can be pointed at first. */
  confirm: 'auto' | 'on' | 'off'
  motion: 'auto' | 'off'
  sound: boolean
  notify: boolean
  /** A cover between the players of a hot seat. */
  hotSeatCover: boolean
  /** Games whose tour has been taken or declined. */
  toured: string[]
  /**
   * `on`: names beside signs, the phase in words, and points explained as they fall; `auto`: names
   * beside the signs of a game that one does not know yet.
   */
  learner: 'auto' | 'on' | 'off'
  /** Games that need no names any more: one of them has been finished, or the names were hidden. */
  known: string[]
  /** Who came in here without a name, and has chosen none since. */
  nameless: string | null
  /** By game and lesson, how many chapters of it have been passed. */
  learned: Record<string, number>
}

const DEFAULTS: Preferences = {
  theme: 'auto',
  view: 'board',
  confirm: 'auto',
  motion: 'auto',
  sound: false,
  notify: false,
  hotSeatCover: true,
  toured: [],
  learner: 'auto',
  known: [],
  nameless: null,
  learned: {},
}

/** Preferences as they were written, also by an earlier version: its learner's mode was on or not. */
export function readPreferences(text: string): Preferences {
  const { learner, ...rest } = JSON.parse(text) as Omit<Partial<Preferences>, 'learner'> & {
    learner?: Preferences['learner'] | boolean
  }
  const mode = typeof learner === 'boolean' ? (learner ? 'on' : 'auto') : learner
  return { ...DEFAULTS, ...rest, learner: mode ?? DEFAULTS.learner }
}

function stored(): Preferences {
  try {
    return readPreferences(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return { ...DEFAULTS }
  }
}

export const prefs: Preferences = $state(stored())

/** Keep the preferences, and let the page follow them; call it once, in an effect root. */
export function followPrefs(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(prefs))
    const root = document.documentElement
    if (prefs.theme === 'auto') delete root.dataset.theme
    else root.dataset.theme = prefs.theme
    if (prefs.learner === 'on') root.dataset.learner = 'on'
    else delete root.dataset.learner
    if (prefs.motion === 'off') root.dataset.motion = 'off'
    else delete root.dataset.motion
  })
}

/** Whether things should move at all. */
export function motion(): boolean {
  return prefs.motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Whether the first gesture only points. */
export function confirms(): boolean {
  if (prefs.confirm !== 'auto') return prefs.confirm === 'on'
  return matchMedia('(pointer: coarse)').matches
}
