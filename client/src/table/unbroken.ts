/** Lines do not break between a number and the word it belongs to. */
const NO_BREAK = '\u00a0'

/** A sentence whose numbers stay with the word after them, or before them at its end. */
export const unbroken = (words: string): string =>
  words
    .replaceAll(/(?<=\d) (?=\p{L})/gu, NO_BREAK)
    .replaceAll(/(?<=\p{L}) (?=\d+(?:[.,;:]|$))/gu, NO_BREAK)

/** A number that a line never parts from its sign. */
export const whole = (amount: string): string => amount.replaceAll(/[−$]/g, '$&\u2060')
