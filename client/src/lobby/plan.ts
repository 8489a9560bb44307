/** A table before it is made: what the dialog asks, and the request that it becomes. */
import type { GameInfo, NewSeat, NewTable, OptionInfo, TableSettings } from '../api/types'

export type OptionValue = boolean | string | number

/** Who shall sit there: 'me', 'anyone', or the name of a bot. */
export interface SeatPlan {
  who: string
  /** The name of a further player at this screen. */
  name: string
}

export interface Pace {
  key: string
  pace: TableSettings['pace']
  time: TableSettings['time']
}

const MINUTES = 60
const HOURS = 60 * MINUTES
const DAYS = 24 * HOURS

const live = (bank: number, increment: number): Pace => ({
  key: `live-${bank}`,
  pace: 'live',
  time: { bank: bank * MINUTES, increment },
})
const letters = (days: number, hours: number): Pace => ({
  key: `days-${days}`,
  pace: 'correspondence',
  time: { bank: days * DAYS, increment: hours * HOURS },
})

/** What the clock of a table is, if it is one of those that are offered. */
export function paceOf({ pace, time }: TableSettings): Pace | undefined {
  return PACES.find(
    (found) =>
      found.pace === pace &&
      found.time?.bank === time?.bank &&
      found.time?.increment === time?.increment,
  )
}

/** What the clock can be. */
export const PACES: readonly Pace[] = [
  { key: 'none', pace: 'live', time: null },
  live(5, 5),
  live(10, 10),
  live(25, 15),
  letters(1, 8),
  letters(3, 12),
  letters(7, 24),
]

/** Who plays for who has left, and on from a record. */
export const USUAL_BOT = 'foreman'
/** Whom someone new meets. */
export const FRIENDLY_BOT = 'friendly'

export const DEFAULT_SETTINGS: TableSettings = {
  visibility: 'link',
  pace: 'live',
  time: null,
  undo: 'consent',
  hints: true,
  memory_aid: false,
  spectators: true,
  spectator_delay: 0,
  stand_in: USUAL_BOT,
  guided: false,
  lesson: '',
}

export interface Plan {
  game: string
  seats: SeatPlan[]
  options: Record<string, OptionValue>
  pace: string
  settings: TableSettings
  /** The text of a component file of one's own, if the table shall play with one. */
  components: string | null
}

/** As most will want it: I against one friendly computer player. */
export function firstPlan(game: GameInfo): Plan {
  const several = game.seat_counts.filter((count) => count > 1)
  return {
    game: game.id,
    seats: resized([], Math.min(...(several.length > 0 ? several : game.seat_counts))),
    options: Object.fromEntries(game.options.map(({ name, default: value }) => [name, value])),
    pace: 'none',
    settings: { ...DEFAULT_SETTINGS },
    components: null,
  }
}

/** A table that waits for friends, with as many seats as there are. */
export function friendsPlan(game: GameInfo): Plan {
  const seats = Array.from({ length: Math.max(...game.seat_counts) }, (_, at) => {
    return { who: at === 0 ? 'me' : 'anyone', name: '' }
  })
  return { ...firstPlan(game), seats }
}

/** The options that are not as usual. */
export function changed(
  options: readonly OptionInfo[],
  chosen: Readonly<Record<string, OptionValue>>,
): OptionInfo[] {
  return options.filter(({ name, default: usual }) => chosen[name] !== usual)
}

/** Which of the options that are chosen do not allow this number of players. */
export function against(
  count: number,
  { options }: GameInfo,
  chosen: Plan['options'],
): OptionInfo[] {
  return changed(options, chosen).filter(({ name, values }) =>
    values.some(({ value, seat_counts }) => value === chosen[name] && !seat_counts.includes(count)),
  )
}

/** Change the number of seats: those there are stay, new ones are mine or a computer's. */
export function resized(seats: readonly SeatPlan[], count: number): SeatPlan[] {
  return Array.from({ length: count }, (_, at) => {
    return seats[at] ?? { who: at === 0 ? 'me' : FRIENDLY_BOT, name: '' }
  })
}

/** The request for a planned table. */
export function newTable(plan: Plan, nonce: string): NewTable {
  const pace = PACES.find(({ key }) => key === plan.pace)
  const settings: TableSettings = {
    ...plan.settings,
    pace: pace?.pace ?? 'live',
    time: pace?.time ?? null,
  }
  const own = plan.components === null ? {} : { components: plan.components }
  const seats = plan.seats.map(newSeat)
  return { game: plan.game, seats, options: plan.options, settings, nonce, ...own }
}

function newSeat({ who, name }: SeatPlan): NewSeat {
  if (who === 'anyone') return { who }
  if (who === 'me') return name.trim() ? { who, name: name.trim() } : { who }
  return { who: 'bot', bot: who }
}

/** The plan with a name for every further player at this screen. */
export function named(plan: Plan, nameOf: (number: number) => string): Plan {
  const first = plan.seats.findIndex(({ who }) => who === 'me')
  const seats = plan.seats.map((seat, at) =>
    seat.who === 'me' && at !== first && !seat.name.trim()
      ? { ...seat, name: nameOf(at + 1) }
      : seat,
  )
  return { ...plan, seats }
}

/** How many of the seats are mine. */
export function ownSeats({ seats }: Plan): number {
  return seats.filter(({ who }) => who === 'me').length
}

/** Someone else may come, so the table waits. */
export function waits({ seats }: Plan): boolean {
  return seats.some(({ who }) => who === 'anyone')
}
