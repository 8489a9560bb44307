/** Whatever a board names has an explanation, in three languages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SubjectInfo } from '../src/api/types'
import { entriesOf, explanationOf, type Subjects } from '../src/explain/subjects'
import { LANGS } from '../src/lib/i18n.svelte'
import { drawn, GAMES, learnTexts, stored } from './stored'

const HOME = join(import.meta.dirname, '../../src/coalface/games')

/** The explanations of a game in a language, as the server reads them. */
function subjectsOf(game: string, lang: string): Subjects {
  const text = readFileSync(join(HOME, game, `subjects/${lang}.ftl`), 'utf8')
  const bundle = new FluentBundle(lang, { useIsolating: false })
  expect(bundle.addResource(new FluentResource(text))).toEqual([])
  // numbers of the components, which the server fills in
  const numbers = Object.fromEntries([...text.matchAll(/\$(\w+)/g)].map(([, name]) => [name, 1]))
  const ids = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? '')
  const entries = ids.map((id): [string, SubjectInfo] => {
    const message = bundle.getMessage(id)
    const name = bundle.formatPattern(message?.value ?? '')
    const does = bundle.formatPattern(message?.attributes.does ?? '', numbers)
    return [id, { id, name, does, rules: [] }]
  })
  return new Map(entries)
}

/** The subjects that the places of a board name in its stored positions. */
async function named(game: string): Promise<Set<string>> {
  const pages = await Promise.all(
    stored(game).flatMap((of) => [
      drawn(game, 'shared/Shared.svelte', {}, of),
      drawn(game, 'mine/Mine.svelte', { seat: of.seat }, of),
      ...of.scores.map((_, seat) => drawn(game, 'Other.svelte', { seat, open: true }, of)),
    ]),
  )
  const all = [...pages.join('').matchAll(/data-(?:subject|also)="([^"]*)"/g)]
  return new Set(all.flatMap(([, subjects = '']) => subjects.split(' ')))
}

beforeAll(learnTexts)

describe.each(GAMES)('what %s draws', (game) => {
  it.each(LANGS)('is explained in %s', async (lang) => {
    const [subjects, known] = [await named(game), subjectsOf(game, lang)]
    expect(subjects.size).toBeGreaterThan(20)
    const explained = (name: string): boolean => {
      const found = explanationOf(name, known)
      return found !== undefined && found.name !== '' && found.does !== ''
    }
    expect([...subjects].filter((name) => !explained(name))).toEqual([])
  })
})

describe('the explanation of a subject', () => {
  const subject = (id: string): SubjectInfo => ({ id, name: id, does: '', rules: [] })
  const known: Subjects = new Map(
    ['space', 'space-order', 'space-order-draw'].map((id) => [id, subject(id)]),
  )

  it('is the most exact one that there is', () => {
    expect(explanationOf('space:order:draw', known)?.id).toBe('space-order-draw')
    expect(explanationOf('space:order:3', known)?.id).toBe('space-order')
    expect(explanationOf('space:bank', known)?.id).toBe('space')
    expect(explanationOf('cage', known)).toBeUndefined()
  })

  it('comes with those of the signs that a card shows', () => {
    const card = {
      dataset: { subject: 'space:order', now: '2 coins', also: 'space:order:draw' },
      closest: () => card,
      getAttribute: () => null,
      parentElement: null,
    }
    const entries = entriesOf(card as unknown as Element, known)
    expect(entries.map(({ subject: { id }, now }) => [id, now])).toEqual([
      ['space-order', '2 coins'],
      ['space-order-draw', ''],
    ])
  })
})
