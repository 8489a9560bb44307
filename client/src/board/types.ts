/**
 * What the drawing of a game is given, and what it gives.
 *
 * A game is drawn in `src/boards/<game>/index.ts`, which exports the components of three places, the
 * motion of events (`flightsOf`) and what they make new (`freshOf`). It is loaded when a table of
 * that game is opened; the frame decides where the places stand:
 *
 *   Shared   what everyone plays on. Wide screens: the middle; narrow: the tab "Board".
 *   Mine     what lies before the seat whose eyes these are (not there for a spectator).
 *   Other    what lies before one of the others: a summary, and when `open` all of it. The summary
 *            of the seat itself stands above the board on narrow screens.
 *
 * It may export `Whole` too: what lies before any seat, as large as `Mine`. Spectators and replays
 * have it on wide screens, one below the other.
 *
 * The frame draws everything else: prompt bar, score and clock of each seat, log, chat, tips
 * (previews, "why not"), the dock on touch screens, and a button for every pick `button:...`.
 *
 * A board reads what it is given from its context: `const { table, seats } = $derived.by(useBoard())`,
 * where `useBoard` is the game's own `boardOf<Table, Memory>`.
 *
 * A board knows no rules. It hangs `{@attach pointing.at('space:mining-8')}` on the element of
 * each pick it draws, selectable or not, and styles it by `[data-state]`:
 *
 *   idle        nothing is asked of this seat
 *   selectable  may be chosen now                 (brass edge, lamp light)
 *   taken       chosen as a first part            (pressed; pointing at it again takes it back)
 *   disabled    may not be chosen now; pointing at it says why
 *
 * The attachment also does focus, keyboard, role and, unless the element has an `aria-label`, its
 * name in words, or its description if something is written on it (a name must hold what is read).
 * A pick that several elements could stand for is drawn once per element; that is fine. Every hit area is at least 44 px on touch screens (`@media (pointer: coarse)`).
 *
 * Whatever is drawn explains itself: its element, or one around it, names its subject in
 * `data-subject` (`special-space`, `space:mining:8`; the server has the texts, `explain/` shows
 * them) and may say in `data-now` what it gives or holds now, in words from the view; a card names
 * the subjects of its signs in `data-also`. Scenery that
 * means nothing has `data-decor`; tests/browser/test_explain.py finds what has neither.
 *
 * What tells how many there are waits for pieces on their way: `data-waits` on the smallest element
 * around a number keeps its old picture until the last piece has come to the place around it, or to
 * the place that the attribute names (`waits.ts`); nothing that can be chosen has it. A marker of a
 * track goes on when its points have come (`glides`), and what would move the layout of a board
 * waits until all is still (`settled`, `whenStill`).
 *
 * To use: `parts/Icon.svelte` (`<Icon name="worker" />`, symbols `i-*` of parts/sprite.svg),
 * `parts/Piece.svelte` (the worker of a seat, colour and shape), `<use href="#cube-y" />` and the
 * other pieces of the sprite (letters on coal are text of the locale, so they are not in the
 * sprite), tokens of styles/tokens.css, words by `t` of lib/i18n.svelte. The
 * board's own words are in `boards/<game>/locales/{en,nl,de}.ftl`, keys prefixed with the game's.
 *
 * What boards share is in `src/board/`, and comes from its index: `board.css` (classes for the states
 * above), the parts `District`, `Facts`, `JumpBar`, `PointsReport`, `ScoreTrack`, `Stat`, `Steps`,
 * `Who`, `Workers`, and `onNews`, `flightsBy`, `freshBy`, `glides`, `settled`.
 *
 * Content-Security-Policy: no `style="..."` in markup; `style:name={value}` and classes are fine.
 */
import type { Component } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Choice, Delta, LogEntry, Lang, Position, Previewed, Why } from '../api/types'
import type { FlightsOf } from './flights'

export type PickState = 'idle' | 'selectable' | 'taken' | 'disabled'

/** What can be pointed at, and what has been. All of it is reactive. */
export interface Pointing {
  /** Picks already taken of a move that has several, in order. */
  readonly taken: readonly string[]
  /** Picks that lead on from there. */
  readonly selectable: ReadonlySet<string>
  /** The same without shortcuts: what comes next in the order in which a move is made. */
  readonly beginnings: ReadonlySet<string>
  /** A move is under way to the server; nothing is selectable. */
  readonly sending: boolean
  /**
   * Other moves have become legal, but what led to them is still on its way: nothing is asked yet,
   * and a panel that belongs to the question waits with it.
   */
  readonly waits: boolean
  /** The things that a proposed move is made of. */
  readonly hinted: { readonly picks: readonly string[] }
  /** What the thing that is pointed at would change, once that is known. */
  readonly foreseen: readonly Delta[]

  state(pick: string): PickState
  /** The legal moves that pointing at it could still become; their `words` say what they do. */
  moves(pick: string): readonly Choice[]
  /** The one move that this pick would make, if it completes one. */
  completes(pick: string): Choice | undefined
  /**
   * Makes an element the thing of this pick. Where a board goes on by itself after that move,
   * `then` names the moves that follow: the preview shows all of them.
   */
  at(pick: string, then?: readonly string[]): Attachment<Element>

  /** For gestures of a board's own (dragging); `at` does the rest. */
  take(pick: string): void
  /** The same where a board goes on by itself: the move is taken back with the one before it. */
  goOn(pick: string): void
  back(): void
  preview(pick: string): Promise<Previewed | null>
  why(pick: string): Promise<Why | null>
}

/** A seat as it is shown: its name, and its piece by colour and shape (1 to 4). */
export interface SeatInfo {
  seat: number
  name: string
  piece: number
  bot: boolean
  /** The computer player that decides now, by its level. */
  level?: string | null
  /** Nobody but the seat knows it now, so `score` is 0 and `place` says nothing. */
  secret: boolean
  score: number
  /** 1 for who leads; equal scores share it. */
  place: number
  /** Someone else has the same place. */
  shared?: boolean
  /** Must decide now. */
  acting: boolean
}

/** What every part of a board is given. `T` and `M` are `Table` and `Memory` of the game's view.ts. */
export interface BoardProps<T = unknown, M = unknown> {
  /** All that this viewer is shown. */
  position: Position
  /** `position.view.table` and `.memory`, typed. */
  table: T
  memory: M | null
  /** Whose eyes; null: a spectator's. */
  me: number | null
  seats: readonly SeatInfo[]
  pointing: Pointing
  /** The lines that came with this position, to be shown as motion; empty on the first. */
  news: readonly LogEntry[]
  /** What happened since my last decision. */
  since: readonly LogEntry[]
  /** What has happened in the turn that is being taken. */
  turn: readonly LogEntry[]
  /** The names of what it made new, to be marked. */
  fresh: ReadonlySet<string>
}

export interface OtherProps {
  /** Which of the others. */
  seat: number
  /** All of it, or a summary of a line or two. */
  open: boolean
}

/** Draws a kind of thing that a turn counts apart, such as a colour; never by colour alone. */
export type KindIcon = Component<{ kind: number }>

/**
 * A move that is offered together with those that go on from it, where the board does the same with
 * one gesture: `then` names them, `about` the row of the position that it speaks of.
 */
export interface LongMove {
  choice: Choice
  then: readonly string[]
  words: string
  about: string | null
  /** What is to be known of it in addition to that row. */
  facts: { column: string; cell: string }[]
}

export interface BoardModule {
  Shared: Component
  Mine: Component<{ seat: number }>
  Other: Component<OtherProps>
  /** All that lies before a seat, where a screen has room for it; without it, `Other` when open. */
  Whole?: Component<{ seat: number }>
  /** The least width of `Other` when it is open and stands beside those of others; else 19rem. */
  otherWidth?: string
  /** What these lines made new, by the names that the board marks. */
  freshOf: (since: readonly LogEntry[], table: never) => ReadonlySet<string>
  /** What of the board can be chosen now, counted in few words; null: as many as there are moves. */
  openNote?: (table: never, pointing: Pick<Pointing, 'selectable'>) => string | null
  /** What the list of moves in words offers in addition to single moves. */
  longMoves?: (table: never, legal: readonly Choice[]) => LongMove[]
  /** The motion of these lines. */
  flightsOf: FlightsOf<never>
  /**
   * What a button of the frame says instead of the words of its move, such as how far one is; on a
   * phone also instead of long words, for what has been pointed at.
   */
  buttonWords?: (pick: string, table: never, me: number | null) => string | undefined
  /** Symbols for what is worth naming of a turn, by the keys of events (`deeds` of a turn). */
  deedIcons: Readonly<Record<string, string>>
  /** Signs for the kinds that its deeds count apart (`by_kind` of a deed). */
  KindIcon?: KindIcon
  /** The board's own messages, as the text of an .ftl file (`import('./locales/en.ftl?raw')`). */
  texts: Record<Lang, () => Promise<{ default: string }>>
}
