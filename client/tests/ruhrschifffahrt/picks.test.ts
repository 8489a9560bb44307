/** Everything that a move of Ruhrschifffahrt can point at is hung on something that is drawn. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isButton } from '../../src/table/picks'
import picks from './picks.json'

const BOARD = join(import.meta.dirname, '../../src/boards/ruhrschifffahrt')
const code = readdirSync(BOARD, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svelte'))
  .map((name) => readFileSync(join(BOARD, name), 'utf8'))
  .join('\n')

/** What the components hang: `storage:${...}` stands for one more part of a name. */
const hung = [...code.matchAll(/pointing\.at\(\s*(?:`([^`]+)`|'([^']+)')\s*\)/g)].map(
  ([, template, plain]) => template ?? plain ?? '',
)
const patterns = hung.map(
  (template) =>
    new RegExp(`^${template.replaceAll(/\$\{[^}]+\}+/g, '[^:]+').replaceAll('-', '\\-')}$`),
)

describe('picks of Ruhrschifffahrt', () => {
  it('are all drawn, but for the buttons that the frame draws', () => {
    const things = picks.filter((pick) => !isButton(pick))
    const homeless = things.filter((pick) => !patterns.some((pattern) => pattern.test(pick)))
    expect(things.length).toBeGreaterThan(70)
    expect(homeless).toEqual([])
  })

  it('are hung nowhere in vain', () => {
    const idle = patterns.filter((pattern) => !picks.some((pick) => pattern.test(pick)))
    expect(idle).toEqual([])
  })
})
