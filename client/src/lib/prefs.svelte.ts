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
  /** Names beside signs, the phase in words, and points explained as they fall. */
  learner: boolean
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
  learner: false,
  learned: {},
}

function stored(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as object) }
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
    if (prefs.learner) root.dataset.learner = 'on'
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
