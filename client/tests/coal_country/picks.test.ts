/** Everything that a move of Coal Country can point at is hung on something that is drawn. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isButton } from '../../src/table/picks'
import picks from './picks.json'

const BOARD = join(import.meta.dirname, '../../src/boards/coal_country')
const components = readdirSync(BOARD, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svelte'))
  .map((name) => readFileSync(join(BOARD, name), 'utf8'))

/** What a component hangs: by name of a constant of its own, `my:cell:${...}` for one more part. */
function hung(code: string): string[] {
  const named = [...code.matchAll(/const (\w+) = (?:\$derived\()?`([^`]+)`/g)]
  return [...code.matchAll(/pointing\.at\((\w+)\)/g)].flatMap(([, variable]) =>
    named.filter(([, name]) => name === variable).map(([, , template]) => template ?? ''),
  )
}

const templates = components.flatMap(hung)
const patterns = templates.map(
  (template) =>
    new RegExp(`^${template.replaceAll(/\$\{[^}]+\}+/g, '[^:]+').replaceAll('-', '\\-')}$`),
)

describe('picks of Coal Country', () => {
  it('are all drawn, but for the buttons that the frame draws', () => {
    const things = picks.filter((pick) => !isButton(pick))
    const homeless = things.filter((pick) => !patterns.some((pattern) => pattern.test(pick)))
    expect(things.length).toBeGreaterThan(600)
    expect(homeless).toEqual([])
  })

  it('are hung nowhere in vain', () => {
    const idle = patterns.filter((pattern) => !picks.some((pick) => pattern.test(pick)))
    expect(idle).toEqual([])
  })
})
