/** Words that are loaded late, or in another order than they were asked for. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Texts } from '../src/lib/i18n.svelte'

vi.stubGlobal('document', { documentElement: { lang: '' } })

/** Someone who has just learnt to speak. */
let i18n: typeof import('../src/lib/i18n.svelte')
beforeEach(async () => {
  vi.resetModules()
  i18n = await import('../src/lib/i18n.svelte')
  await i18n.speak('en')
})

/** Texts that come when they are let. */
function held(key: string): { texts: Texts; let: (lang: string) => void } {
  const waiting: { lang: string; come: () => void }[] = []
  const text = (lang: string) => () =>
    new Promise<{ default: string }>((resolve) => {
      waiting.push({ lang, come: () => resolve({ default: `${key} = ${key} in ${lang}` }) })
    })
  return {
    texts: { en: text('en'), nl: text('nl'), de: text('de') },
    let: (wanted) => waiting.forEach(({ lang, come }) => lang === wanted && come()),
  }
}

const turns = async (): Promise<void> => void (await new Promise((go) => setTimeout(go, 20)))

describe('words that are learnt', () => {
  it('are there when learning them resolves, whoever asks second', async () => {
    const board = held('of-board')
    let second = false
    const first = i18n.learn(board.texts)
    const again = i18n.learn(board.texts).then(() => (second = true))
    await turns()
    expect(second).toBe(false)
    board.let('en')
    await Promise.all([first, again])
    expect(i18n.t('of-board')).toBe('of-board in en')
  })

  it('are not lost, nor the language, when what was asked for first comes last', async () => {
    const board = held('of-board')
    const learnt = i18n.learn(board.texts)
    const spoken = i18n.speak('de')
    await turns()
    board.let('de')
    await spoken
    expect(i18n.lang()).toBe('de')
    board.let('en')
    await learnt
    expect(i18n.lang()).toBe('de')
    expect(document.documentElement.lang).toBe('de')
    expect(i18n.t('of-board')).toBe('of-board in de')
  })

  it('wait for each other, so that nobody says a bare key', async () => {
    const [board, tour] = [held('of-board'), held('of-tour')]
    let there = false
    const first = i18n.learn(board.texts).then(() => (there = true))
    const second = i18n.learn(tour.texts)
    board.let('en')
    await turns()
    expect(there).toBe(false)
    tour.let('en')
    await Promise.all([first, second])
    expect([i18n.t('of-board'), i18n.t('of-tour')]).toEqual(['of-board in en', 'of-tour in en'])
  })
})

describe('numbers below 0', () => {
  it('keep their sign in a message that chooses a form by them', async () => {
    const fees = `fees = { $fees ->\n    [one] 1 fee\n   *[other] { $fees } fees\n}`
    const text = () => Promise.resolve({ default: fees })
    await i18n.learn({ en: text, nl: text, de: text })
    expect([1, 2, -1, -2].map((fees) => i18n.t('fees', { fees }))).toEqual([
      '1 fee',
      '2 fees',
      '−1 fees',
      '−2 fees',
    ])
  })
})
