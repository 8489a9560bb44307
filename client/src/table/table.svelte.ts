/** One table as this window knows it: positions by seat, their stories, chat, and what is asked. */
import { TableSocket, type Answer, type SocketState, type Question } from '../api/socket'
import {
  VERSION,
  type FromServer,
  type LogEntry,
  type Hello,
  type Hinted,
  type Lang,
  type Position,
  type Previewed,
  type Refused,
  type ChatMessage,
  type Table,
  type Turn,
  type UndoAsked,
  type UndoClosed,
  type Why,
  type You,
} from '../api/types'
import { finish, remaining } from '../board/motion'
import { reuseUnchanged } from '../lib/reuseUnchanged'
import { addPrinted } from './printed'
import { withSeats } from './presence'
import { PositionQueue } from './queue'
import { continued, turnsAfter } from './story'
import type { UndoDenied } from './undoWords'

/** A seat, or null for the spectators. */
export type Audience = number | null

/** What one audience received so far. */
export interface Received {
  position: Position
  story: readonly LogEntry[]
  /** The turns of these lines, as they stand now. */
  turns: readonly Turn[]
  /** The lines that came with the last position; none when the story was not known before. */
  news: readonly LogEntry[]
  /** When the position came, on our own clock: the base of running clocks. */
  at: number
}

export class TableStore {
  readonly id: string
  table = $state.raw<Table | null>(null)
  you = $state.raw<You | null>(null)
  connection = $state.raw<SocketState>({ state: 'connecting' })
  received = $state.raw<ReadonlyMap<Audience, Received>>(new Map())
  chat = $state.raw<readonly ChatMessage[]>([])
  unread = $state(0)
  asked = $state.raw<UndoAsked | null>(null)
  /** How the request that was open last has ended without anything being taken back. */
  undoDenied = $state.raw<UndoDenied | null>(null)
  refused = $state.raw<Refused | null>(null)

  readonly #socket: TableSocket
  readonly #coming = new PositionQueue<Position>((position, at) => this.#tell(position, at), {
    remaining,
    finish,
  })
  #lang: Lang
  #text: boolean
  /** The request to take back that was refused or withdrawn from here. */
  #answered: number | null = null
  /** What never changes in this game; every view is completed with it. */
  #printed: unknown = null

  constructor(
    id: string,
    lang: Lang,
    text: boolean,
    open?: ConstructorParameters<typeof TableSocket>[2],
  ) {
    this.id = id
    this.#lang = lang
    this.#text = text
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const url = `${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/socket`
    const handlers = {
      hello: () => this.#hello(),
      message: (message: FromServer) => this.#heard(message),
      state: (state: SocketState) => (this.connection = state),
    }
    this.#socket = new TableSocket(url, handlers, open)
  }

  end(): void {
    this.#socket.end()
  }

  retry(): void {
    this.#socket.connect()
  }

  speak(lang: Lang): void {
    if (lang === this.#lang) return
    this.#lang = lang
    this.#socket.say({ type: 'lang', lang })
  }

  setTextMode(on: boolean): void {
    if (on === this.#text) return
    this.#text = on
    this.#socket.say({ type: 'text', on })
  }

  /** Shows the newest position at once, whatever is still on its way. */
  catchUp(): void {
    this.#coming.flush()
  }

  // --- what a player does ---

  /** Whether the move was made; `goesOn`: by the same gesture as the one before. */
  async move(seat: number, move: string, goesOn = false): Promise<boolean> {
    const decision = this.received.get(seat)?.position.decision ?? null
    const asked = { type: 'move', seat, move, decision, goes_on: goesOn } as const
    return (await this.#do(asked)).type !== 'refused'
  }

  async undo(seat: number): Promise<void> {
    await this.#do({ type: 'undo', seat })
  }

  /** In a lesson: let the others play. */
  async goOn(seat: number): Promise<void> {
    await this.#do({ type: 'go-on', seat })
  }

  async consent(seat: number, request: number, agree: boolean): Promise<void> {
    if (!agree) this.#answered = request
    await this.#do({ type: 'consent', seat, request, agree })
  }

  async say(text: string): Promise<void> {
    await this.#do({ type: 'chat', text })
  }

  async why(seat: number, picks: readonly string[]): Promise<Why | null> {
    const answer = await this.#socket.ask({ type: 'why', seat, picks: [...picks] })
    return answer.type === 'why' ? answer : null
  }

  async preview(seat: number, move: string, then: string[]): Promise<Previewed | null> {
    const answer = await this.#socket.ask({ type: 'preview', seat, move, then })
    return answer.type === 'preview' ? answer : null
  }

  async hint(seat: number): Promise<Hinted | null> {
    const decision = this.received.get(seat)?.position.decision
    const answer = await this.#do({ type: 'hint', seat })
    // of a decision that is past there is no hint, and nobody waits for one
    const isPast = decision !== this.received.get(seat)?.position.decision
    if (isPast && this.refused?.key === 'no-hint') this.refused = null
    return answer.type === 'hint' ? answer : null
  }

  /** Ask for something to be done; a refusal is shown. */
  async #do(question: Question): Promise<Answer> {
    this.refused = null
    const answer = await this.#socket.ask(question)
    await this.#coming.isShown()
    if (answer.type === 'refused') this.refused = answer
    return answer
  }

  // --- what the server says ---

  #hello(): Hello {
    this.catchUp()
    const seen = [...this.received].map(([seat, { position }]) => ({ seat, seq: position.seq }))
    const words = { lang: this.#lang, text: this.#text }
    return { type: 'hello', version: VERSION, ...words, seen, printed_once: true }
  }

  #heard(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.table = message.table
        this.you = message.you
        this.chat = message.chat
        this.asked = null
        break
      case 'table':
        this.table = message.table
        this.you = message.you
        this.#forget(message.you.seats)
        break
      case 'seats':
        if (this.table) this.table = withSeats(this.table, message)
        break
      case 'printed':
        this.#printed = message.printed
        break
      case 'position':
        this.#coming.add(message)
        break
      case 'chat':
        this.chat = [...this.chat, message.message]
        if (message.message.person !== this.you?.person) this.unread += 1
        break
      case 'undo-asked':
        this.asked = message
        this.undoDenied = null
        break
      case 'undo-closed':
        this.#closed(message)
        break
    }
  }

  /** Whoever has refused or withdrawn a request knows how it ended. */
  #closed({ request, done, refused_by: refusedBy }: UndoClosed): void {
    if (this.asked?.request !== request) return
    const { seat } = this.asked
    this.asked = null
    if (!done && request !== this.#answered) this.undoDenied = { seat, refusedBy }
  }

  /** Seats that are no longer mine show me nothing. */
  #forget(mine: readonly number[]): void {
    const isMine = (seat: Audience): boolean => seat === null || mine.includes(seat)
    if (![...this.received.keys()].every(isMine)) this.catchUp()
    const left = [...this.received].filter(([seat]) => isMine(seat))
    if (left.length < this.received.size) this.received = new Map(left)
  }

  #tell(position: Position, at: number): void {
    const before = this.received.get(position.seat)
    const known = before?.position.seq ?? 0
    // a refusal speaks of a decision that is no longer asked for
    if (before && before.position.decision !== position.decision) this.refused = null
    const goesOn = before !== undefined && position.since === known
    addPrinted(position, this.#printed)
    if (before) position.view = reuseUnchanged(before.position.view, position.view)
    const story = continued(before?.story ?? [], known, position)
    const next: Received = {
      position,
      story,
      turns: turnsAfter(goesOn ? before.turns : [], story, position),
      news: goesOn ? position.story : [],
      at,
    }
    this.received = new Map(this.received).set(position.seat, next)
  }
}
