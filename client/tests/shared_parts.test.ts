/** The parts that boards share: each is written once, and at least three games draw with it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '../src')
const BOARDS = join(SRC, 'boards')

function components(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.svelte'),
  )
}

function gamesWith(markup: RegExp): string[] {
  const files = components(BOARDS).filter((file) =>
    markup.test(readFileSync(join(BOARDS, file), 'utf8')),
  )
  return [...new Set(files.map((file) => file.split('/')[0] ?? ''))]
}

describe.each(['Card', 'ScoreTrack', 'Ledger', 'WorkerSpace', 'ChoiceSheet'])('%s', (part) => {
  it('is drawn by at least three games', () => {
    const imported = new RegExp(`import \\{[^}]*\\b${part}\\b[^}]*\\} from '(\\.\\./)+board'`)
    expect(gamesWith(imported).length).toBeGreaterThanOrEqual(3)
  })
})

describe('the tooltip', () => {
  it('is drawn by the frame, for all that a board lets be pointed at', () => {
    const own = components(BOARDS).filter((file) =>
      /role="tooltip"/.test(readFileSync(join(BOARDS, file), 'utf8')),
    )
    expect(own).toEqual([])
    expect(readFileSync(join(SRC, 'table/Tip.svelte'), 'utf8')).toContain('role="tooltip"')
  })
})
