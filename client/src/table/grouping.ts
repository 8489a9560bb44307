/**
 * Moves in words, in groups. Where a table of the position has a row that a move speaks of, the
 * move stands under that table's heading and says what the row says; the others stand by kind. What
 * ends a turn stands last.
 */
import type { Choice, Part } from '../api/types'
import type { LongMove } from '../board/types'

export interface Offer {
  /** Its moves in a row: no two offers have the same. */
  id: string
  choice: Choice
  /** The moves that are meant to follow on it. */
  then: readonly string[]
  words: string
  /** What the position says of it: the other cells of its row, under their columns. */
  facts: { column: string; cell: string }[]
}

export interface Group {
  key: string
  heading: string | null
  offers: Offer[]
}

interface Found {
  heading: string
  facts: Offer['facts']
}

/** Moves that go on with others stand before those that do not. */
export function grouped(
  legal: readonly Choice[],
  text: readonly Part[] | null,
  longer: readonly LongMove[] = [],
): Group[] {
  const rows = rowsByName(text ?? [])
  const groups = new Map<string, Group>()
  const plain = legal.map((choice): LongMove => ({
    choice,
    then: [],
    words: choice.words,
    about: null,
    facts: [],
  }))
  for (const { choice, then, words, about, facts } of [...longer, ...plain]) {
    const found = about ? rows.get(about.toLowerCase()) : rowOf(words, rows)
    const key = found ? `part:${found.heading}` : `kind:${choice.kind}`
    const group = groups.get(key) ?? { key, heading: found?.heading ?? null, offers: [] }
    const id = [choice.move, ...then].join(' ')
    group.offers.push({ id, choice, then, words, facts: [...facts, ...(found?.facts ?? [])] })
    groups.set(key, group)
  }
  const ends = ({ offers }: Group): boolean => offers.every(({ choice }) => choice.ends)
  return [...groups.values()].sort((one, other) => Number(ends(one)) - Number(ends(other)))
}

/** Rows by the name in their first cell; a name that several rows have says nothing. */
function rowsByName(text: readonly Part[]): Map<string, Found> {
  const rows = new Map<string, Found>()
  const seen = new Set<string>()
  for (const { heading, columns, rows: cells } of text) {
    for (const [name, ...rest] of cells) {
      const key = name?.toLowerCase()
      if (!key || key.length < 2) continue
      const facts = rest.map((cell, at) => ({ column: columns[at + 1] ?? '', cell }))
      if (seen.has(key)) rows.delete(key)
      else rows.set(key, { heading, facts })
      seen.add(key)
    }
  }
  return rows
}

/** The row whose name is the whole of a move's words, or else their beginning or end, the longest. */
function rowOf(words: string, rows: Map<string, Found>): Found | undefined {
  const parts = words.toLowerCase().split(' ')
  for (let count = parts.length; count > 0; count--) {
    const beginning = parts.slice(0, count).join(' ')
    const found = rows.get(beginning) ?? rows.get(parts.slice(-count).join(' '))
    if (found) return found
  }
  return undefined
}

/** Whether all words that were typed begin some word of a text. */
export function matches(text: string, typed: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const asked = typed.toLowerCase().trim().split(/\s+/).filter(Boolean)
  return asked.every((part) => words.some((word) => word.startsWith(part)))
}
