/** What the components of a board hang on things that are drawn: patterns of picks. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isButton } from '../src/table/picks'

/**
 * The picks that one component hangs, written out or by a constant of its own; `my:cart:${...}`
 * stands for one more part of a name.
 */
function hungIn(code: string): string[] {
  const named = [...code.matchAll(/const (\w+) = (?:\$derived\()?`([^`]+)`/g)]
  const hooks = /pointing\.at\(\s*(?:`([^`]+)`|'([^']+)'|(\w+))\s*\)/g
  const parts = /<(?:WorkerSpace|Card)\s+(?:pick="([^"]+)"|\{(pick)\})/g
  const given = [...code.matchAll(/\bpick=\{(?:[^{}]|\$\{[^}]*\})*\}/g)].join()
  const templates = /`([^`]+)`/g
  const shared = [...code.matchAll(parts)].map(([, plain, variable]) => ['', '', plain, variable])
  return [...code.matchAll(hooks), ...given.matchAll(templates), ...shared].flatMap(
    ([, template, plain, variable]) =>
      (template || plain) ?? named.flatMap(([, name, value]) => (name === variable ? value : [])),
  ) as string[]
}

function patternsOf(game: string): RegExp[] {
  const folder = join(import.meta.dirname, '../src/boards', game)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svelte'))
    .flatMap((name) => hungIn(readFileSync(join(folder, name), 'utf8')))
    .map((template) => template.replaceAll(/\$\{[^}]+\}+/g, '[^:]+').replaceAll('-', '\\-'))
    .map((pattern) => new RegExp(`^${pattern}$`))
}

/** Everything that a move of a game can point at is hung on something that is drawn. */
export function testPicks(game: string, picks: readonly string[], least: number): void {
  const patterns = patternsOf(game)
  describe(`picks of ${game}`, () => {
    it('are all drawn, but for the buttons that the frame draws', () => {
      const things = picks.filter((pick) => !isButton(pick))
      const homeless = things.filter((pick) => !patterns.some((pattern) => pattern.test(pick)))
      expect(things.length).toBeGreaterThan(least)
      expect(homeless).toEqual([])
    })

    it('are hung nowhere in vain', () => {
      const idle = patterns.filter((pattern) => !picks.some((pick) => pattern.test(pick)))
      expect(idle).toEqual([])
    })
  })
}
