/** How long ago, in the language that is spoken. */
import { lang } from './i18n.svelte'

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

export function ago(then: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(lang(), { numeric: 'auto', style: 'short' })
  const passed = now - then
  for (const [unit, length] of STEPS) {
    if (passed >= length) return format.format(-Math.floor(passed / length), unit)
  }
  return format.format(0, 'second')
}

export function clockTime(then: number): string {
  return new Intl.DateTimeFormat(lang(), { hour: '2-digit', minute: '2-digit' }).format(then)
}
