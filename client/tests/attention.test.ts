/** The title, the notification and the knock that call someone to the table. */
import { beforeEach, describe, expect, it, vi } from 'vitest'

interface Shown {
  about: string
  body: string
}

let shown: Shown[]
let tones: number
let page: { title: string; hidden: boolean }

/** A browser in which notifications are allowed, or not. */
async function attention(permission: string, preferences: object) {
  class Notification {
    static permission = permission
    onclick: (() => void) | null = null
    constructor(about: string, { body }: { body: string }) {
      shown.push({ about, body })
    }
  }
  class Quiet {
    gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }
    connect = (next: unknown): unknown => next
    stop = (): void => {}
    start = (): void => void (tones += 1)
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { Notification })
  vi.stubGlobal('Notification', Notification)
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0
      close = async (): Promise<void> => {}
    },
  )
  vi.stubGlobal('OscillatorNode', Quiet)
  vi.stubGlobal('GainNode', Quiet)
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(preferences) })
  vi.resetModules()
  return import('../src/lib/attention')
}

beforeEach(() => {
  shown = []
  tones = 0
  page = { title: '', hidden: true }
})

describe('calling someone', () => {
  it('writes into the title what waits', async () => {
    const { badge, entitle } = await attention('denied', {})
    entitle('Coal Baron')
    badge(1)
    expect(page.title).toBe('(1) Coal Baron – Coalface')
    badge(0)
    expect(page.title).toBe('Coal Baron – Coalface')
    entitle('')
    expect(page.title).toBe('Coalface')
  })

  it('shows a notification to someone who wants it and looks elsewhere', async () => {
    const { call } = await attention('granted', { notify: true })
    call('Place a worker.', 'Coal Baron', 't1')
    expect(shown).toEqual([{ about: 'Coal Baron', body: 'Place a worker.' }])
    page.hidden = false
    call('Place a worker.', 'Coal Baron', 't1')
    expect(shown).toHaveLength(1)
  })

  it.each([
    ['granted', { notify: false }],
    ['denied', { notify: true }],
  ])('shows none with permission %s and preferences %o', async (permission, preferences) => {
    const { call } = await attention(permission, preferences)
    call('Place a worker.', 'Coal Baron', 't1')
    expect(shown).toEqual([])
  })

  it('knocks twice for someone who wants a sound, and only then', async () => {
    ;(await attention('denied', { sound: true })).call('', '', 't1')
    expect(tones).toBe(2)
    ;(await attention('denied', { sound: false })).call('', '', 't1')
    expect(tones).toBe(2)
  })
})
