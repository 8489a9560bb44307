// Made by client/scripts/write_types.py from the types of the server. Do not edit.


export const VERSION = 2

export type Lang = Me['lang']

export type FromServer = Welcome | PrintedValues | Position | TableChanged | SeatsChanged | Done | Refused | ChatLine | UndoAsked | UndoClosed | Why | Previewed | Hinted | Pong | Close

export type FromClient = Hello | SetLang | SetText | Move | Undo | Consent | GoOn | Chat | AskWhy | Preview | Hint | Ping

/**
 * A move, one reason for it, what it would change, and how it leaves the seat, in words.
 *
 * Where there is no choice yet, `words` propose the first choice that comes, and `after` are the
 * moves that must be made before: `move` is the first of them.
 *
 * `then` are moves that are meant to follow on it, where only they show what it is for: `deltas`
 * are then what all of them would change, and a client offers to make them all.
 *
 * `picks` are the things of the board that the proposed choice and the moves before it name.
 *
 * `share` is its part of the search and `value` the worth it was found to have, 0 to 1.
 */
export interface Advice {
  move: string
  words: string
  after: string[]
  then: PlannedMove[]
  picks: string[]
  reason: string
  outlook: string | null
  deltas: Delta[]
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

/** The book of a game: its overview, pictures by chapter of the rules, worked examples. */
export interface BookInfo {
  game: string
  title: string
  minutes: number
  overview: OverviewStep[]
  chapters: Record<string, PictureInfo>
  examples: ExampleInfo[]
  scenes: string[]
  lessons: Record<string, LessonPlace>
  has_lessons: boolean
}

/** A computer player: its level, in words. At a table it has a first name. */
export interface BotInfo {
  name: string
  words: string
  about: string
  games: string[]
  offered: boolean
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
  shortcut: boolean
  ends: boolean
  loses: string
  small: boolean
}

/** An option that is not as usual, in words; `chosen` are those of its value, if it has any. */
export interface ChosenOption {
  words: string
  value: boolean | string | number
  chosen: string
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

/** What a coach says where a legal move is written like one of these patterns. */
export interface CoachTip {
  moves: string[]
  phase: string
  why: string
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

/** Something worth naming that a seat did in its turn, and how often: an event by its key. */
export interface Deed {
  key: string
  count: number
  words: string
  described: boolean
  by_kind: KindCount[]
}

/**
 * A row of a preview: whose, an icon, what changes, by how much, before and after.
 *
 * `label` names the number or says what happens; `line` says the whole row, for readers. Without
 * a `seat` it is nobody's; without an `amount` it is no number. `about` names the things that
 * change where the game's board shows them.
 */
export interface Delta {
  kind: 'chance' | 'event' | 'hidden' | 'next' | 'number'
  icon: string
  label: string
  line: string
  seat: number | null
  amount: number | null
  before: number | null
  after: number | null
  about: string[]
}

/** What the client sent under this id is done, and written down. */
export interface Done {
  type: 'done'
  id: string
}

/** A worked example of a rule; `story` is what happens in it, as the log says it. */
export interface ExampleInfo {
  id: string
  rule: string
  title: string
  text: string
  story: string[]
  picture: PictureInfo
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
  alone: string
  seat_counts: number[]
  options: OptionInfo[]
  rules_version: number
  components: string
  reconstructed: boolean
  own_components: boolean
  lessons: boolean
  overview: boolean
}

/** In a lesson: let the others play. */
export interface GoOn {
  type: 'go-on'
  id: string
  seat: number
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

/** What the baron would do: the best moves first; how the seat stands before them, in words. */
export interface Hinted {
  type: 'hint'
  id: string
  seat: number
  outlook: string | null
  moves: Advice[]
}

/** A table as its link shows it to someone who has not come in yet. */
export interface Invitation {
  id: string
  game: string
  title: string
  tagline: string
  status: 'closed' | 'open' | 'over' | 'playing'
  host_name: string
  seats: InvitedSeat[]
  options: ChosenOption[]
  settings: TableSettings
  own_components: boolean
}

/** A seat of a table that someone is invited to: who has it, as far as a guest may know. */
export interface InvitedSeat {
  name: string
  bot: string | null
  vacant: boolean
}

/** Take a seat that is free, the first if none is named; my part of the draws. */
export interface Join {
  seat?: number | null
  nonce?: string | null
}

/**
 * How many events of a deed are of one kind, such as steps of one colour.
 *
 * `kind` is the value that these events have in the argument by which the game counts them;
 * `places` are the words for where they led, if they lead anywhere.
 */
export interface KindCount {
  kind: number
  count: number
  words: string
  places: string
}

/**
 * Where a lesson stands: what to read now, and what it waits for.
 *
 * It waits for a move, for `go-on`, or for nothing more: the game is played on.
 */
export interface Lesson {
  lesson: string
  title: string
  chapter: number
  chapters: string[]
  step: number
  steps: number
  cards: LessonCard[]
  waits: 'go-on' | 'move' | 'nothing'
  shows: Choice | null
}

/** Something that a lesson says, and what it points at: picks, or places of the board. */
export interface LessonCard {
  words: string
  point: string[]
}

/** A lesson of a game; `words` is its title. */
export interface LessonInfo {
  game: string
  title: string
  lesson: string
  words: string
  about: string
  minutes: number
  chapters: string[]
}

/** A chapter of a lesson, counted from 0; `words` is its title. */
export interface LessonPlace {
  lesson: string
  chapter: number
  words: string
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
  lesson: string
}

/**
 * A line of this audience's story: an event of the game, or a taking back.
 *
 * `args` are the arguments of the event by name, `turn` is the number of the turn in which it
 * happened, `rule` the rule behind it. When `back_to` is set, every line after that number is
 * void. `counted` says that another line tells it as a whole; lines of one kind in a row that have
 * an `item` can be one line, with all their items in place of the first. One that `undoes` a key
 * takes back the line before it of that key, seat and arguments: neither needs to be listed.
 */
export interface LogEntry {
  number: number
  key: string
  seat: number
  words: string
  args: Record<string, number>
  back_to: number | null
  turn: number
  rule: string | null
  counted: boolean
  item: string
  undoes: string
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

/**
 * Make a move. A second one under the same id is answered, not made.
 *
 * `goes_on`: the gesture that made the seat's decision before has made this one too.
 */
export interface Move {
  type: 'move'
  id: string
  seat: number
  move: string
  decision?: number | null
  goes_on?: boolean
}

/** Let a person's chat no longer be heard at this table, or again. */
export interface Mute {
  person: string
  on: boolean
}

/** Come in with a name; without one a guest is given one, to be changed at any time. */
export interface NewGuest {
  name?: string | null
  lang?: 'de' | 'en' | 'nl'
}

/** Begin a lesson with one of its chapters, counted from 0. */
export interface NewLesson {
  chapter?: number
}

/** Who shall sit there: me, anyone who comes, or a bot; a name tells my seats apart. */
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

/** A step of the overview of a game. */
export interface OverviewStep {
  id: string
  section: 'end' | 'goal' | 'points' | 'turn'
  title: string
  text: string
  picture: PictureInfo | null
  rules: string[]
}

/** A part of the position in words: a heading, lines, and a table with its heading row. */
export interface Part {
  heading: string
  lines: string[]
  columns: string[]
  rows: string[][]
}

/** What to point at next after a pick that completes no move; `name` is for buttons. */
export interface PickStep {
  pick: string
  prompt: string
  name: string
}

/** A part of the drawing of a scene: what it is cut to, and what is outlined, by names. */
export interface PictureInfo {
  scene: string
  place: 'board' | 'mine'
  show: string[]
  ring: string[]
  wide: boolean
}

/** Is anyone there? Also keeps the socket open. */
export interface Ping {
  type: 'ping'
  id: string
}

/** A move that is meant to follow on another one: its notation, its words, what it names. */
export interface PlannedMove {
  move: string
  words: string
  picks: string[]
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
 * `story` holds the lines after `since` up to `seq`, `turns` the turns that they belong to, as
 * they stand now. `decision` goes back with a move.
 */
export interface Position {
  type: 'position'
  seat: number | null
  seq: number
  since: number
  story: LogEntry[]
  turns: Turn[]
  line: number
  decision: number
  view: View
  actors: number[]
  prompt: string
  prompt_parts: string[]
  legal: Choice[]
  steps: PickStep[]
  scores: (number | null)[]
  sheet: Row[]
  clock: Clock | null
  over: boolean
  standing: number[][] | null
  round: string
  can_undo: boolean
  text: Part[] | null
  lesson: Lesson | null
  remark: Remark | null
  goal_values: Record<string, number>
}

/** Ask what a legal move would change; `then` are moves that are meant to follow on it. */
export interface Preview {
  type: 'preview'
  id: string
  seat: number
  move: string
  then?: string[]
}

/**
 * What would happen, as far as this seat can know: at most four rows, the most important first.
 *
 * `words` say the last of the moves that would be made, `more` are the other rows that are
 * certain, for the board, `happens` tells the rest in words: further rows of the seat, and what
 * a log would say of the others; `points` are by seat.
 */
export interface Previewed {
  type: 'preview'
  id: string
  move: string
  words: string
  deltas: Delta[]
  more: Delta[]
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

/** After a guided game: what went well, and one thing to try, empty where there is nothing. */
export interface Remark {
  well: string
  next: string
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
  turns: ReplayTurn[]
  turning_points: TurningPoint[]
  printed: unknown
}

/**
 * A turn, the first and last of its lines that this audience could notice, what it changed.
 *
 * `changes` are the numbers of a preview, at most four; none where no one seat took the turn.
 */
export interface ReplayTurn {
  turn: Turn
  first: number
  last: number
  changes: Delta[]
}

/** A new password by a one-time code from the host. */
export interface ResetPassword {
  login: string
  code: string
  password: string
}

/** Points of every seat from one source, or from a group of them, which are its `parts`. */
export interface Row {
  source: string
  words: string
  points: (number | null)[]
  parts: Row[]
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
  rulings: RulingInfo[]
}

/** A doubt that the rulebook leaves, and our reading; both in English. */
export interface RulingInfo {
  doubt: string
  reading: string
}

/** A position to picture, and who sits there. */
export interface SceneInfo {
  position: Position
  names: string[]
}

/** What one of those who chose at once has chosen, once that is open. */
export interface SeatDeeds {
  seat: number
  deeds: Deed[]
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

/** The link of a table for others, and its QR code: a path of dark squares, side by side. */
export interface Share {
  link: string
  local: boolean
  size: number
  path: string
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
  rules: (string | null)[]
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

/** A thing on a table of a game, explained: what it is called and what it does. */
export interface SubjectInfo {
  id: string
  name: string
  does: string
  rules: string[]
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
  score_unit: 'dollars' | 'points'
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
  guided: boolean
  lesson: string
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

/**
 * A turn as this audience knows it: whose, when, what it was, what it brought each seat.
 *
 * `seat` is -1 where all choose at once (`together`) and where only the table acts. `points` are
 * those of the turn itself; `scoring` those of the end of a round that came with it, or null. If
 * the turn `ends_game`, they are also those of the end of the game.
 */
export interface Turn {
  number: number
  seat: number
  together: boolean
  round: number
  round_words: string
  words: string
  deeds: Deed[]
  points: (number | null)[]
  scoring: (number | null)[] | null
  ends_game: boolean
  by_seat: SeatDeeds[]
}

/** A turn that decided a game that is over: a change of the lead, or a great gain. */
export interface TurningPoint {
  turn: number
  line: number
  seat: number
  kind: 'gain' | 'lead'
  words: string
}

/**
 * Go back to before this seat's last gesture, which made a decision, or several.
 *
 * Others may be asked.
 */
export interface Undo {
  type: 'undo'
  id: string
  seat: number
}

/**
 * A seat asks to take back; `waiting` have not answered. `learned` is what cannot be unseen.
 *
 * With it fall later moves of `others`.
 */
export interface UndoAsked {
  type: 'undo-asked'
  request: number
  seat: number
  move: string
  words: string
  learned: string[]
  waiting: number[]
  others: number[]
}

/** The asking is over: taken back or not. `refused_by` is the seat that did not agree. */
export interface UndoClosed {
  type: 'undo-closed'
  request: number
  done: boolean
  refused_by: number | null
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
