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
