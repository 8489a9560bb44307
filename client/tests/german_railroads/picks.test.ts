/** Everything that a move of German Railroads can point at is hung on something that is drawn. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isButton } from '../../src/table/picks'
import picks from './picks.json'

const BOARD = join(import.meta.dirname, '../../src/boards/german_railroads')
const code = readdirSync(BOARD, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svelte'))
  .map((name) => readFileSync(join(BOARD, name), 'utf8'))
  .join('\n')

/** What the components hang: `my:track:${...}` stands for one more part of a name. */
const hung = [...code.matchAll(/pointing\.at\(\s*(?:`([^`]+)`|'([^']+)'|(\w+))\s*\)/g)].map(
  ([, template, plain, variable]) => template ?? plain ?? valueOf(variable ?? ''),
)

function valueOf(variable: string): string {
  const [, template] = code.match(new RegExp(`const ${variable} = \\$derived\\(\`([^\`]+)\``)) ?? []
  return template ?? variable
}

const patterns = hung.map(
  (template) =>
    new RegExp(`^${template.replaceAll(/\$\{[^}]+\}+/g, '[^:]+').replaceAll('-', '\\-')}$`),
)

describe('picks of German Railroads', () => {
  it('are all drawn, but for the buttons that the frame draws', () => {
    const things = picks.filter((pick) => !isButton(pick))
    const homeless = things.filter((pick) => !patterns.some((pattern) => pattern.test(pick)))
    expect(things.length).toBeGreaterThan(250)
    expect(homeless).toEqual([])
  })

  it('are hung nowhere in vain', () => {
    const idle = patterns.filter((pattern) => !picks.some((pick) => pattern.test(pick)))
    expect(idle).toEqual([])
  })
})
