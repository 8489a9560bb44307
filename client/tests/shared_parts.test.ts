/** The parts that boards share: each is written once, and at least three games draw with it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isCovered } from '../src/board/places'

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

describe('motion', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(svelte|css|ts)$/.test(file),
  )
  const linesWith = (wanted: RegExp, allowed: RegExp): string[] =>
    files.flatMap((file) =>
      readFileSync(join(SRC, file), 'utf8')
        .split('\n')
        .filter((line) => wanted.test(line) && !allowed.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )

  it('takes the time of a token, which is none where less motion is wanted', () => {
    const own = linesWith(/^\s*(transition|animation): /, /var\(--(quick|travel)\)/)
    expect(own.filter((line) => !line.endsWith(': animation: none;')).sort()).toEqual([
      'board/board.css: animation: bd-hinted 1.2s ease-in-out 3;',
      'boards/ruhrschifffahrt/styles.css: animation: rs-hinted 1.2s ease-in-out 3;',
      'lessons/Rings.svelte: animation: breathe 1.6s ease-in-out infinite alternate;',
      'styles/base.css: animation: shine 1.6s linear infinite;',
    ])
    for (const file of ['board/board.css', 'lessons/Rings.svelte']) {
      const source = readFileSync(join(SRC, file), 'utf8')
      for (const less of [
        /prefers-reduced-motion: reduce\) \{[^}]*\{\s*animation: none/,
        /data-motion='off'[^{]*\{\s*animation: none/,
      ])
        expect(source).toMatch(less)
    }
    for (const file of ['styles/base.css', 'boards/ruhrschifffahrt/styles.css']) {
      const source = readFileSync(join(SRC, file), 'utf8')
      expect(source).toMatch(
        /prefers-reduced-motion: no-preference\) \{\s*\S+:not\(\[data-motion='off'\]\) \.[^{]*\{\s*animation/,
      )
    }
  })

  it('lets nothing wait over the bars at the top and the end but what stands in them', () => {
    const sight = { top: 150, end: 700 }
    expect(isCovered({ fixed: false, y: 38 }, sight)).toBe(true)
    expect(isCovered({ fixed: false, y: 180 }, sight)).toBe(false)
    expect(isCovered({ fixed: false, y: 740 }, sight)).toBe(true)
    expect(isCovered({ fixed: true, y: 38 }, sight)).toBe(false)
    expect(isCovered({ fixed: true, y: 740 }, sight)).toBe(false)
  })

  it('scrolls slowly only where motion is wanted', () => {
    expect(linesWith(/'smooth'/, /motion\(\) \? 'smooth' : 'instant'/)).toEqual([])
  })
})
