import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TableSocket, type SocketState, type Wire } from '../src/api/socket'
import type { FromServer } from '../src/api/types'

/** The other end of a socket. */
class FakeWire implements Wire {
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  sent: { type: string; id?: string }[] = []

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string })
  }
  close(): void {
    this.readyState = 3
    this.onclose?.()
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const wires: FakeWire[] = []
const states: SocketState[] = []
const heard: FromServer[] = []

function connect(): TableSocket {
  const hello = () => ({ type: 'hello', version: 1, lang: 'en' }) as const
  const handlers = {
    hello,
    message: (message: FromServer) => void heard.push(message),
    state: (state: SocketState) => void states.push(state),
  }
  return new TableSocket('ws://x', handlers, () => {
    const wire = new FakeWire()
    wires.push(wire)
    return wire
  })
}

const latest = (): FakeWire => wires.at(-1) as FakeWire
function welcome(): FakeWire {
  latest().open()
  latest().say({ type: 'welcome' })
  return latest()
}

beforeEach(() => {
  vi.useFakeTimers()
  wires.length = states.length = heard.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the socket of a table', () => {
  it('says hello first, and asks only when it is welcome', async () => {
    const opened = connect()
    const answer = opened.ask({ type: 'undo', seat: 0 })
    latest().open()
    expect(latest().sent.map(({ type }) => type)).toEqual(['hello'])
    latest().say({ type: 'welcome' })
    const [, asked] = latest().sent
    expect(asked?.type).toBe('undo')
    latest().say({ type: 'done', id: asked?.id })
    expect((await answer).type).toBe('done')
  })

  it('comes back after a cut, later each time, and asks again under the same id', async () => {
    const opened = connect()
    const wire = welcome()
    const answer = opened.ask({ type: 'move', seat: 0, move: 'x' })
    const id = wire.sent.at(-1)?.id
    wire.close()
    expect(states.at(-1)).toMatchObject({ state: 'lost', again: Date.now() + 500 })
    vi.advanceTimersByTime(500)
    expect(wires).toHaveLength(2)
    latest().close()
    expect(states.at(-1)).toMatchObject({ again: Date.now() + 1000 })
    vi.advanceTimersByTime(1000)
    welcome()
    expect(latest().sent.at(-1)).toMatchObject({ type: 'move', id })
    latest().say({ type: 'refused', id, key: 'stale', words: '' })
    expect((await answer).type).toBe('refused')
    expect(states.at(-1)).toEqual({ state: 'open' })
  })

  it('says a line of chat again under the same id, so that it is stored once', () => {
    const opened = connect()
    const wire = welcome()
    void opened.ask({ type: 'chat', text: 'hello' })
    const message = wire.sent.at(-1)
    wire.close()
    vi.advanceTimersByTime(500)
    expect(welcome().sent.at(-1)).toEqual(message)
  })

  it('cuts itself when nobody answers a ping', () => {
    connect()
    const wire = welcome()
    vi.advanceTimersByTime(20_000)
    expect(wire.sent.at(-1)?.type).toBe('ping')
    vi.advanceTimersByTime(10_000)
    expect(states.at(-1)?.state).toBe('lost')
  })

  it('stays closed when the server asks for that, or when it is ended', () => {
    connect()
    const wire = welcome()
    wire.say({ type: 'bye', key: 'unknown-table', words: 'gone', again: false })
    wire.close()
    vi.advanceTimersByTime(60_000)
    expect(states.at(-1)).toEqual({ state: 'closed', words: 'gone' })
    expect(wires).toHaveLength(1)
  })

  it('comes back when the server only restarts', () => {
    connect()
    const wire = welcome()
    wire.say({ type: 'bye', key: 'restart', words: '', again: true })
    wire.close()
    vi.advanceTimersByTime(500)
    expect(wires).toHaveLength(2)
  })
})
