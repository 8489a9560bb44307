import { describe, expect, it } from 'vitest'
import {
  broughtTo,
  byTurn,
  continued,
  latestOfOthers,
  listed,
  nameOfScoring,
  nameOfTableTurn,
  sinceOwn,
  takenBack,
  turnsAfter,
  turnsOf,
  turnsOfOthers,
  turnsSinceOwn,
  withNames,
} from '../src/table/story'
import { line, turn } from './made'

const numbers = (story: readonly { number: number }[]) => story.map(({ number }) => number)

describe('a story', () => {
  it('goes on where it ended', () => {
    const before = [line(1, 0), line(2, 1)]
    expect(numbers(continued(before, 2, { since: 2, story: [line(3, 0)] }))).toEqual([1, 2, 3])
  })

  it('begins again where lines are missing', () => {
    const before = [line(1, 0), line(2, 1)]
    const after = continued(before, 2, { since: 5, story: [line(6, 0)] })
    expect(numbers(after)).toEqual([6])
  })

  it('drops what was taken back, and says so', () => {
    const before = [line(1, 0), line(2, 1), line(3, 1)]
    const after = continued(before, 3, { since: 3, story: [line(4, 1, 1), line(5, 0)] })
    expect(numbers(after)).toEqual([1, 4, 5])
  })

  it('tells what happened since the last turn of a seat', () => {
    const lineOf = (number: number, seat: number, of: number) => ({
      ...line(number, seat),
      turn: of,
    })
    const story = [lineOf(1, 0, 1), lineOf(2, 1, 2), lineOf(3, 0, 3), lineOf(4, -1, 3)]
    const turns = [turn(1), turn(2, { seat: 1 }), turn(3, { seat: -1 })]
    expect(numbers(sinceOwn(story, turns, 0))).toEqual([2, 3, 4])
    expect(sinceOwn(story, turns, 2)).toEqual([])
    expect(sinceOwn(story, turns, null)).toEqual([])
    expect(sinceOwn(story.slice(2), turns, 0)).toEqual([])
    expect(numbers(sinceOwn(story, [turn(2, { seat: -1, together: true })], 1))).toEqual([3, 4])
  })
})

describe('turns', () => {
  const lineOf = (number: number, of: number) => ({ ...line(number, 0), turn: of })

  it('of others are counted, without the end of an own turn and what the table does', () => {
    const refill = turn(3, { seat: -1, words: '' })
    const turns = [turn(1), turn(2, { seat: 1 }), refill, turn(4, { seat: 2 })]
    const story = [lineOf(1, 1), lineOf(2, 2), lineOf(3, 2), lineOf(4, 3)]
    expect(turnsOfOthers(story, turns, 0)).toHaveLength(1)
    const emils = turn(3, { seat: -1 })
    expect(turnsOfOthers(story, [turn(1), turn(2, { seat: 1 }), emils], 0)).toHaveLength(2)
    const together = [turn(2, { seat: -1, together: true, words: '' })]
    expect(turnsOfOthers(story, together, 0)).toHaveLength(1)
  })

  it('since the own are those that a log lists above it, the last of them in words', () => {
    const lineBy = (number: number, of: number, seat: number) => ({
      ...line(number, seat),
      turn: of,
    })
    const together = turn(2, { seat: -1, together: true, words: '' })
    const turns = [turn(1), together, turn(3, { seat: 1 })]
    const story = [lineBy(1, 1, 0), lineBy(2, 2, 0), lineBy(3, 2, 1), lineBy(4, 3, 1)]
    expect(numbers(turnsSinceOwn(story, turns, 0))).toEqual([3])
    expect(latestOfOthers(story, turns, 0)?.number).toBe(3)
    expect(latestOfOthers(story.slice(0, 3), turns.slice(0, 2), 0)).toBe(undefined)
  })

  it('before the first own one count too, but not what the table did', () => {
    const turns = [turn(1, { seat: 1 }), turn(2, { seat: 2 }), turn(3, { seat: -1 })]
    const story = [1, 2, 3].map((number) => ({ ...line(number, 1), turn: number }))
    expect(latestOfOthers(story, turns, 0)?.number).toBe(2)
    expect(latestOfOthers(story, turns, null)).toBe(undefined)
  })

  it('of a seat are its own and those of all together', () => {
    const together = turn(3, { seat: -1, together: true })
    const turns = [turn(1), turn(2, { seat: 1 }), together, turn(4, { seat: 1 })]
    expect(numbers(turnsOf(turns, 1))).toEqual([2, 3, 4])
  })

  it('are as they stand now, without those that were taken back', () => {
    const before = [turn(1), turn(2, { points: [3, 0] }), turn(3)]
    const story = [lineOf(1, 1), lineOf(2, 2)]
    const after = turnsAfter(before, story, { turns: [turn(2, { points: [5, 0] })] })
    expect(after.map(({ number, points }) => [number, points[0]])).toEqual([
      [1, 0],
      [2, 5],
    ])
  })

  it('hold the lines that tell of them', () => {
    const story = [lineOf(1, 1), lineOf(2, 1), lineOf(3, 2)]
    const grouped = byTurn(story, [turn(1), turn(2)])
    expect(grouped.map(({ lines }) => lines.map(({ number }) => number))).toEqual([[1, 2], [3]])
  })

  it('of others name what they bring me, and nothing else', () => {
    const gained = (number: number, seat: number, key: string) => ({ ...line(number, seat), key })
    const lines = [gained(1, 1, 'won'), gained(2, 0, 'won'), gained(3, 0, 'moved')]
    const brought = (seat: number | null, of: number) =>
      numbers(broughtTo(seat, { turn: turn(1, { seat: of }), lines }, { won: 'plus' }))
    expect(brought(0, 1)).toEqual([2])
    expect(brought(0, 0)).toEqual([])
    expect(brought(0, -1)).toEqual([])
    expect(brought(null, 1)).toEqual([])
  })

  it('have names that stand out, also at the beginning and one within another', () => {
    const bold = (words: string, ...names: string[]) =>
      withNames(words, names)
        .filter(({ name }) => name)
        .map(({ text }) => text)
    expect(bold('Anna ousts Ann and anna-lisa (2).', 'Ann', 'Anna')).toEqual([
      'Anna',
      'Ann',
      'anna',
    ])
    expect(bold('Random#2 passes, random stays.', 'random', 'random#2')).toEqual([
      'Random#2',
      'random',
    ])
    expect(bold('Hannah passes.', 'Anna')).toEqual([])
    expect(bold('A (b) passes.', '(b)', '')).toEqual(['(b)'])
  })
})

describe('the lines of a turn', () => {
  const sees = (number: number, item: string, seat = 1) => ({
    ...line(number, seat),
    key: 'looked',
    item,
    words: `Ben legt ${item} zurück.`,
  })

  it('are one where each adds an item, in any language', () => {
    const lines = [line(1, 1), sees(2, 'eins'), sees(3, 'zwei'), sees(4, 'drei'), line(5, 1)]
    expect(listed(lines, 'de').map(({ words }) => words)).toEqual([
      'line 1',
      'Ben legt eins, zwei und drei zurück.',
      'line 5',
    ])
  })

  it('stay apart where another seat or something else comes between', () => {
    const lines = [sees(1, 'eins'), sees(2, 'zwei', 0), line(3, 0), sees(4, 'drei', 0)]
    expect(numbers(listed(lines, 'de'))).toEqual([1, 2, 3, 4])
  })

  it('leave out what another line tells as a whole', () => {
    const lines = [line(1, 1), { ...line(2, 1), counted: true }, sees(3, 'eins')]
    expect(numbers(listed(lines, 'en'))).toEqual([1, 3])
  })

  it('leave out what was undone, and that it was', () => {
    const put = (number: number, space: number, seat = 1) => ({
      ...line(number, seat),
      key: 'put',
      args: { space },
    })
    const back = (number: number, space: number) => ({
      ...put(number, space),
      key: 'back',
      undoes: 'put',
    })
    const lines = [put(1, 7), put(2, 8), put(3, 7, 0), back(4, 7), put(5, 7)]
    expect(numbers(listed(lines, 'en'))).toEqual([2, 3, 5])
    expect(numbers(listed([...lines, back(6, 9)], 'en'))).toEqual([2, 3, 5, 6])
  })
})

describe('a turn without a seat', () => {
  it('prepares the table first, and refills it later', () => {
    expect(nameOfTableTurn({ together: false, number: 1 })).toBe('turn-table')
    expect(nameOfTableTurn({ together: false, number: 8 })).toBe('turn-refilled')
    expect(nameOfTableTurn({ together: true, number: 8 })).toBe('turn-together')
  })
})

describe('the scoring of a turn', () => {
  it('is that of its round, and of the game where that ends', () => {
    expect(nameOfScoring({ ends_game: false })).toBe('round-scored')
    expect(nameOfScoring({ ends_game: true })).toBe('game-scored')
  })
})

describe('what was taken back', () => {
  it('belongs to the turn of whoever took back, and else stands after it', () => {
    const lines = [line(1, 1), line(2, 1, 1), line(3, 0, 2)]
    const { within, after } = takenBack({ turn: turn(1, { seat: 1 }), lines })
    expect([numbers(within), numbers(after)]).toEqual([[2], [3]])
  })

  it('belongs to a turn that all take together', () => {
    const { within, after } = takenBack({
      turn: turn(1, { seat: -1, together: true }),
      lines: [line(2, 0, 1)],
    })
    expect([numbers(within), numbers(after)]).toEqual([[2], []])
  })
})
