// Made by client/scripts/write_types.py from the types of the server. Do not edit.


export const VERSION = 2

export type Lang = Me['lang']

export type FromServer = Welcome | PrintedValues | Position | TableChanged | SeatsChanged | Done | Refused | ChatLine | UndoAsked | UndoClosed | Why | Previewed | Hinted | Pong | Close

export type FromClient = Hello | SetLang | SetText | Move | Undo | Consent | Chat | AskWhy | Preview | Hint | Ping

/** A move with its share of the search and the worth it was found to have, 0 to 1. */
export interface Advice {
  move: string
  words: string
  share: number
  value: number
}

/** Ask whether and why: of a move, or of the things pointed at so far. */
export interface AskWhy {
  type: 'why'
  id: string
  seat: number
  move?: string | null
  picks?: string[]
}

/** A computer player. */
export interface BotInfo {
  name: string
  words: string
  about: string
}

/** Another name, language, holiday or webhook; what is left out stays, an empty one goes. */
export interface ChangeMe {
  name?: string | null
  lang?: 'de' | 'en' | 'nl' | null
  vacation_days?: number | null
  webhook?: string | null
}

/** The old password and a new one. */
export interface ChangePassword {
  old: string
  new: string
}

/** Say something to the other players, or as a spectator to the other spectators. */
export interface Chat {
  type: 'chat'
  id: string
  text: string
}

/** A line of chat was added. */
export interface ChatLine {
  type: 'chat'
  message: ChatMessage
}

/** A line of chat. */
export interface ChatMessage {
  number: number
  room: 'players' | 'spectators'
  person: string | null
  name: string
  text: string
  at: number
}

/** A legal move: its notation, what to point at in which order, and what it says. */
export interface Choice {
  move: string
  kind: string
  picks: string[]
  words: string
  retracts: boolean
}

/** Time as it stood at `now`: milliseconds left by seat, and the seats whose time runs. */
export interface Clock {
  now: number
  left: number[]
  running: number[]
}

/** The server closes this socket; `again` says whether to come back. */
export interface Close {
  type: 'bye'
  key: string
  words: string
  again: boolean
}

/** A value that a component file has otherwise than the printed set; empty: it has none. */
export interface ComponentChange {
  place: string
  before: string
  after: string
}

/** What a check finds in a component file that can be played with. */
export interface ComponentCheck {
  base: string
  warnings: string[]
  changes: ComponentChange[]
  more: number
}

/** Answer a seat that asks to take back; whoever asked may withdraw by `agree: false`. */
export interface Consent {
  type: 'consent'
  id: string
  seat: number
  request: number
  agree: boolean
}

/** An account's login and password. */
export interface Credentials {
  login: string
  password: string
}

/** What the client sent under this id is done, and written down. */
export interface Done {
  type: 'done'
  id: string
}

/** What the draws were committed to; the secret is sent when the game is over. */
export interface Fairness {
  commitment: string
  nonces: string[]
  secret: string | null
}

/** A game that can be played here. */
export interface GameInfo {
  id: string
  title: string
  tagline: string
  seat_counts: number[]
  options: OptionInfo[]
  rules_version: number
  components: string
  reconstructed: boolean
  own_components: boolean
}

/** Let a bot play a seat of mine; null: I play it again. */
export interface Hand {
  seat: number
  bot?: string | null
}

/**
 * The first message of a client; `seen` lets it resume.
 *
 * `printed_once`: send what never changes in a message of its own, and leave it out of positions.
 */
export interface Hello {
  type: 'hello'
  version: number
  lang?: 'de' | 'en' | 'nl'
  seen?: Seen[]
  text?: boolean
  printed_once?: boolean
}

/** Ask what the baron would do. */
export interface Hint {
  type: 'hint'
  id: string
  seat: number
}

/** What the baron would do: the best moves first. */
export interface Hinted {
  type: 'hint'
  id: string
  seat: number
  moves: Advice[]
}

/** Take a seat that is free, the first if none is named; my part of the draws. */
export interface Join {
  seat?: number | null
  nonce?: string | null
}

/** A table in a list. */
export interface Listed {
  id: string
  game: string
  title: string
  status: string
  settings: TableSettings
  host_name: string
  seats: SeatInfo[]
  actors: number[]
  my_turn: boolean
  created: number
  touched: number
}

/**
 * A line of this audience's story: an event of the game, or a taking back.
 *
 * `args` are the arguments of the event by name. When `back_to` is set, every line after that
 * number is void.
 */
export interface LogEntry {
  number: number
  key: string
  seat: number
  words: string
  args: Record<string, number>
  back_to: number | null
}

/** Who is asking. `webhooks` says whether this server calls any. */
export interface Me {
  id: string
  name: string
  login: string | null
  lang: 'de' | 'en' | 'nl'
  vacation_until: number | null
  vacation_left: number
  vacation_a_year: number
  webhook: string | null
  webhooks: boolean
}

/** Make a move. A second one under the same id is answered, not made. */
export interface Move {
  type: 'move'
  id: string
  seat: number
  move: string
  decision?: number | null
}

/** Let a person's chat no longer be heard at this table, or again. */
export interface Mute {
  person: string
  on: boolean
}

/** Come in with a name. */
export interface NewGuest {
  name: string
  lang?: 'de' | 'en' | 'nl'
}

/** Who shall sit there: me, anyone who comes, or a bot. A name tells hot seats apart. */
export interface NewSeat {
  who: 'anyone' | 'bot' | 'me'
  bot?: string | null
  name?: string | null
}

/** Make a table. */
export interface NewTable {
  game: string
  seats: NewSeat[]
  options?: Record<string, boolean | string | number>
  settings?: TableSettings
  nonce?: string | null
  record?: string | null
  line?: number | null
  components?: string | null
}

/** Something that can be chosen before a game. */
export interface OptionInfo {
  name: string
  words: string
  about: string
  refused: string
  kind: 'choice' | 'count' | 'switch'
  default: boolean | string | number
  values: Value[]
  house_rule: boolean
  rule: string
}

/** A part of the position in words: a heading, lines, and a table with its heading row. */
export interface Part {
  heading: string
  lines: string[]
  columns: string[]
  rows: string[][]
}

/** Is anyone there? Also keeps the socket open. */
export interface Ping {
  type: 'ping'
  id: string
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong'
  id: string
  now: number
}

/**
 * A whole position for one audience: a seat, or null for spectators.
 *
 * `story` holds the lines after `since` up to `seq`. `decision` goes back with a move.
 */
export interface Position {
  type: 'position'
  seat: number | null
  seq: number
  since: number
  story: LogEntry[]
  line: number
  decision: number
  view: View
  actors: number[]
  prompt: string
  legal: Choice[]
  scores: (number | null)[]
  sheet: Row[]
  clock: Clock | null
  over: boolean
  standing: number[][] | null
  can_undo: boolean
  text: Part[] | null
}

/** Ask what a legal move would cost and gain. */
export interface Preview {
  type: 'preview'
  id: string
  seat: number
  move: string
}

/** What would happen at once, as far as this seat can know: the log, and points by seat. */
export interface Previewed {
  type: 'preview'
  id: string
  move: string
  happens: string[]
  points: number[]
}

/**
 * What never changes in this game: `view.table.printed` of every position that follows.
 *
 * Sent once, before the first position, to a client whose `hello` asked for `printed_once`.
 */
export interface PrintedValues {
  type: 'printed'
  printed: unknown
}

/** Why a request was refused: a key for programs, words for people. */
export interface Problem {
  key: string
  words: string
  detail: string
}

/** What the client sent is not done. `rule` is set where a rule of the game forbids it. */
export interface Refused {
  type: 'refused'
  id: string
  key: string
  words: string
  rule: string | null
  sentence: string | null
}

/** Take a seat from whoever holds it; in a running game a bot goes on. */
export interface Remove {
  seat: number
}

/** A whole game, line by line, as one audience saw it; each position is asked for by line. */
export interface Replay {
  game: string
  title: string
  names: string[]
  seen_by: number | null
  open: boolean
  table: Table | null
  steps: Step[]
  printed: unknown
}

/** A new password by a one-time code from the host. */
export interface ResetPassword {
  login: string
  code: string
  password: string
}

/** Points of every seat from one source. */
export interface Row {
  source: string
  words: string
  points: (number | null)[]
}

/** A rule by its id, in our own words. */
export interface RuleInfo {
  id: string
  chapter: string
  heading: string
  kind: string
  sentence: string
  sources: ('public' | 'reconstructed' | 'rulebook' | 'ruling')[]
  options: string[]
}

/** A seat: whose it is, and who plays it now. */
export interface SeatInfo {
  seat: number
  name: string
  person: string | null
  bot: string | null
  stand_in: string | null
  present: boolean
  vacant: boolean
  holiday: number | null
}

/** Someone came, went, or took a seat: the seats that have changed, and how many watch. */
export interface SeatsChanged {
  type: 'seats'
  seats: SeatInfo[]
  spectators: number
}

/** How far a client knows the story of a seat (null: of the spectators). */
export interface Seen {
  seat: number | null
  seq: number
}

/** Go on in another language: positions are sent again. */
export interface SetLang {
  type: 'lang'
  lang: 'de' | 'en' | 'nl'
}

/** Send positions in words too, or no longer. */
export interface SetText {
  type: 'text'
  on: boolean
}

/** Where the values of one table of a component set come from. */
export interface SourceInfo {
  table: string
  provenance: 'public' | 'reconstructed' | 'rulebook' | 'ruling'
  note: string
}

/** A line of play: who moved, the move if it may be known, what happened, points by seat. */
export interface Step {
  line: number
  actor: number
  move: string | null
  words: string[]
  scores: (number | null)[]
}

/** A record that was uploaded. */
export interface Stored {
  id: string
  game: string
  title: string
  seats: string[]
  lines: number
  over: boolean
}

/** On or off. */
export interface Switch {
  on: boolean
}

/** A table as anyone who knows its link may see it. */
export interface Table {
  id: string
  game: string
  title: string
  options: Record<string, boolean | string | number>
  rules_version: number
  components: string
  status: 'closed' | 'open' | 'over' | 'playing'
  settings: TableSettings
  host: string | null
  host_name: string
  seats: SeatInfo[]
  actors: number[]
  paused: boolean
  spectators: number
  created: number
  touched: number
  fairness: Fairness
  rematch: string | null
  continued_from: string | null
  scores: number[] | null
  standing: number[][] | null
}

/** Seats, presence, pause or status have changed. */
export interface TableChanged {
  type: 'table'
  table: Table
  you: You
}

/** What was settled when the table was made. */
export interface TableSettings {
  visibility: 'link' | 'open'
  pace: 'correspondence' | 'live'
  time: TimeControl | null
  undo: 'consent' | 'none'
  hints: boolean
  memory_aid: boolean
  spectators: boolean
  spectator_delay: number
  stand_in: string
}

/** My tables, and those that anyone may join or watch. */
export interface Tables {
  mine: Listed[]
  open: Listed[]
}

/** How long a seat may think: a bank of seconds, and an increment for every decision. */
export interface TimeControl {
  bank: number
  increment: number
}

/** Go back to before this seat's last decision; others may be asked. */
export interface Undo {
  type: 'undo'
  id: string
  seat: number
}

/** A seat asks to take back; `waiting` have not answered. `learned` is what cannot be unseen. */
export interface UndoAsked {
  type: 'undo-asked'
  request: number
  seat: number
  move: string
  words: string
  learned: string[]
  waiting: number[]
}

/** The asking is over: taken back or not. */
export interface UndoClosed {
  type: 'undo-closed'
  request: number
  done: boolean
}

/** A value that an option can take. */
export interface Value {
  value: boolean | string | number
  words: string
  seat_counts: number[]
}

/** Whether every draw is the one that was committed to. */
export interface Verified {
  verified: boolean
  draws: number
  problem: string | null
}

/**
 * What this audience knows; `GET /api/games/{game}/schema` types `table` and `memory`.
 *
 * `memory` is there only at tables with the memory aid. `table.printed`, which never changes, is
 * left out for clients that asked to get it once.
 */
export interface View {
  seats: number
  seat: number | null
  actors: number[]
  table: unknown
  memory: unknown
}

/** The first message: the table, the receiver's place at it, the chat so far. */
export interface Welcome {
  type: 'welcome'
  version: number
  table: Table
  you: You
  chat: ChatMessage[]
}

/** Whether a move is possible now, what it does, and the rule that says so. */
export interface Why {
  type: 'why'
  id: string
  move: string | null
  possible: boolean
  about: string
  key: string | null
  words: string | null
  rule: string | null
  sentence: string | null
}

/** Who the receiver is at this table; no seats: a spectator. */
export interface You {
  person: string
  name: string
  seats: number[]
  host: boolean
  muted: boolean
  silenced: string[]
}
