/**
 * The socket of a table. It comes back by itself after a cut, says again what was not answered
 * (every message has an id, so that is harmless), and tells how it stands.
 */
import { Pace } from './pace'
import type { FromClient, FromServer, Hello } from './types'

/** What a client may ask; the answer comes under the same id. */
export type Request = Extract<FromClient, { id: string }>
export type Answer = Extract<FromServer, { id: string }>

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
export type Question = WithoutId<Request>

export type SocketState =
  | { state: 'connecting' }
  | { state: 'open' }
  | { state: 'lost'; again: number }
  | { state: 'closed'; words: string }

export interface SocketHandlers {
  /** The first thing to say, each time the socket is opened. */
  hello(): Hello
  message(message: FromServer): void
  state(state: SocketState): void
}

/** A web socket as far as it is needed here; tests bring their own. */
export interface Wire {
  readyState: number
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
  send(text: string): void
  close(): void
}

const OPEN = 1
const PING_EVERY = 20_000
const ANSWER_TIMEOUT = 10_000
const MIN_WAIT = 500
const MAX_WAIT = 15_000

interface Waiting {
  request: Request
  resolve(answer: Answer): void
}

export class TableSocket {
  readonly #url: string
  readonly #handlers: SocketHandlers
  readonly #open: (url: string) => Wire
  readonly #waiting = new Map<string, Waiting>()
  readonly #pace = new Pace<FromServer>((message) => this.#heard(message))
  #wire: Wire | null = null
  #welcomed = false
  #tries = 0
  #count = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #pinger: ReturnType<typeof setInterval> | undefined
  #ended = false
  readonly #name = Math.random().toString(36).slice(2, 10)

  constructor(
    url: string,
    handlers: SocketHandlers,
    open: (url: string) => Wire = (url) => new WebSocket(url) as unknown as Wire,
  ) {
    this.#url = url
    this.#handlers = handlers
    this.#open = open
    this.connect()
  }

  /** Try now, whatever was planned. */
  connect = (): void => {
    if (this.#ended || this.#wire) return
    clearTimeout(this.#timer)
    if (this.#tries === 0) this.#handlers.state({ state: 'connecting' })
    const wire = this.#open(this.#url)
    this.#wire = wire
    wire.onopen = () => wire.send(JSON.stringify(this.#handlers.hello()))
    wire.onmessage = ({ data }) => this.#pace.add(JSON.parse(String(data)) as FromServer)
    wire.onclose = () => this.#lost(wire)
  }

  /** Ask something; it is asked again after a cut, until it is answered. */
  ask(question: Question): Promise<Answer> {
    const id = `${this.#name}-${++this.#count}`
    const request = { ...question, id } as Request
    return new Promise((resolve) => {
      this.#waiting.set(id, { request, resolve })
      if (this.#welcomed) this.#send(request)
    })
  }

  /** Say something that has no answer; it is lost while there is no connection. */
  say(message: Exclude<FromClient, Request>): void {
    if (this.#welcomed) this.#send(message)
  }

  /** Hang up for good. */
  end(): void {
    this.#ended = true
    clearTimeout(this.#timer)
    clearInterval(this.#pinger)
    this.#wire?.close()
  }

  #send(message: FromClient): void {
    if (this.#wire?.readyState === OPEN) this.#wire.send(JSON.stringify(message))
  }

  #heard(message: FromServer): void {
    if (message.type === 'welcome') this.#welcome()
    if (message.type === 'bye' && !message.again) {
      this.#handlers.state({ state: 'closed', words: message.words })
      this.end()
    }
    this.#handlers.message(message)
    if ('id' in message) {
      const waiting = this.#waiting.get(message.id)
      this.#waiting.delete(message.id)
      waiting?.resolve(message)
    }
  }

  #welcome(): void {
    this.#welcomed = true
    this.#tries = 0
    this.#handlers.state({ state: 'open' })
    for (const { request } of this.#waiting.values()) this.#send(request)
    clearInterval(this.#pinger)
    this.#pinger = setInterval(() => void this.#ping(), PING_EVERY)
  }

  async #ping(): Promise<void> {
    const wire = this.#wire
    const late = setTimeout(() => wire?.close(), ANSWER_TIMEOUT)
    await this.ask({ type: 'ping' })
    clearTimeout(late)
  }

  #lost(wire: Wire): void {
    if (this.#wire !== wire) return
    this.#pace.flush()
    this.#wire = null
    this.#welcomed = false
    clearInterval(this.#pinger)
    if (this.#ended) return
    for (const [id, { request }] of this.#waiting) {
      if (request.type === 'ping') this.#waiting.delete(id)
    }
    const wait = Math.min(MIN_WAIT * 2 ** this.#tries, MAX_WAIT)
    this.#tries += 1
    this.#handlers.state({ state: 'lost', again: Date.now() + wait })
    this.#timer = setTimeout(this.connect, wait)
  }
}
