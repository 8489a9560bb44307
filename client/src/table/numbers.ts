/** Numbers that are typed digit by digit: 1, and 2 soon after it, is 12. */

export interface Typed {
  text: string
  at: number
}

const TOGETHER = 900

export function typedNumber(before: Typed, digit: string, now: number, most: number): Typed {
  const joined = now - before.at < TOGETHER ? before.text + digit : digit
  return { text: Number(joined) <= most ? joined : digit, at: now }
}

/** What has a use of its own for digits, or keeps the keys to itself. */
const KEEPS_DIGITS =
  'input, textarea, select, [contenteditable], dialog, [role=dialog], [role=menu], [role=listbox], [role=slider]'

/** Whether a digit that is typed here is free to go to a move. */
export const leavesDigits = (at: EventTarget | null): boolean =>
  !(at instanceof Element) || at.closest(KEEPS_DIGITS) === null
