/** Time that a seat has left, counted on from what the server sent. */
import type { Clock } from '../api/types'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Milliseconds left; `heard` is when the clock was received, `now` is now, both on our own clock. */
export function timeLeft(clock: Clock, seat: number, heard: number, now: number): number {
  const left = clock.left[seat] ?? 0
  return clock.running.includes(seat) ? Math.max(0, left - (now - heard)) : left
}

/** 2 d 4 h, 3:05 h, 12:09, 0:07. */
export function clockFace(ms: number): string {
  const two = (part: number): string => String(Math.floor(part)).padStart(2, '0')
  if (ms >= DAY) return `${Math.floor(ms / DAY)} d ${Math.floor((ms % DAY) / HOUR)} h`
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)}:${two((ms % HOUR) / MINUTE)} h`
  return `${Math.floor(ms / MINUTE)}:${two((ms % MINUTE) / SECOND)}`
}
