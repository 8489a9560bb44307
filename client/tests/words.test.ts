/** Every text is there in every language, and every key that the code says exists. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { PACES } from '../src/lobby/plan'

const SOURCE = join(import.meta.dirname, '../src')
const LANGS = ['en', 'nl', 'de']

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
const code = files
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith('boards/'))
  .map((name) => readFileSync(join(SOURCE, name), 'utf8'))
  .join('\n')

const text = (lang: string): string => readFileSync(join(SOURCE, `locales/${lang}.ftl`), 'utf8')

function keys(lang: string): string[] {
  return [...text(lang).matchAll(/^([a-z0-9-]+) =/gm)].map(([, key]) => key ?? '')
}

/** The arguments that each message names. */
function args(lang: string): Map<string, string> {
  const messages = text(lang).split(/^(?=[a-z0-9-]+ =)/m)
  return new Map(
    messages.map((message) => {
      const named = [...message.matchAll(/\$([a-z]+)/g)].map(([, name]) => name ?? '')
      return [message.split(' =')[0] ?? '', [...new Set(named)].sort().join(' ')]
    }),
  )
}

describe('words', () => {
  it.each(LANGS)('of %s can be read and occur once', (lang) => {
    const errors = new FluentBundle(lang).addResource(new FluentResource(text(lang)))
    expect(errors).toEqual([])
    expect(new Set(keys(lang)).size).toBe(keys(lang).length)
  })

  it.each(['nl', 'de'])('of %s are those of English, with the same arguments', (lang) => {
    expect(keys(lang)).toEqual(keys('en'))
    const [theirs, ours] = [args(lang), args('en')]
    for (const key of keys('en')) expect([key, theirs.get(key)]).toEqual([key, ours.get(key)])
  })

  it('are there for every key that the code says, and none is idle', () => {
    const used = new Set(
      [...code.matchAll(/['"`]([a-z0-9]+(?:-[a-z0-9]+)*)['"`]/g)].map((m) => m[1]),
    )
    const called = [...code.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map(([, key]) => key ?? '')
    const known = new Set(keys('en'))
    expect(called.filter((key) => !known.has(key))).toEqual([])
    const sections = ['goal', 'turn', 'points', 'end'].map((section) => `overview-${section}`)
    const made = new Set([...PACES.map(({ key }) => `pace-${key}`), ...sections])
    expect([...made].filter((key) => !known.has(key))).toEqual([])
    const idle = keys('en').filter(
      (key) => !used.has(key) && !made.has(key) && !used.has(key.replace(/-text$/, '')),
    )
    expect(idle).toEqual([])
  })
})
