import { describe, expect, it } from 'vitest'
import type { ReplayTurn, Step } from '../src/api/types'
import {
  keyTo,
  opening,
  playOn,
  roundFrom,
  seatOn,
  stepBack,
  stepOn,
  stopsOf,
  turnAt,
  turnBack,
  turnOn,
  wordsOf,
} from '../src/pages/replay/jumps'
import { highest } from '../src/pages/replay/sight'
import { roundMarks } from '../src/table/chart'
import { roundsOf } from '../src/table/rounds'
import { turn } from './made'

const at = (number: number, seat: number, round: number, first: number, last: number) =>
  ({
    turn: turn(number, { seat, round, round_words: `Round ${round}` }),
    first,
    last,
  }) as ReplayTurn

/** Set-up, then two rounds of two seats. */
const TURNS = [
  { ...at(1, -1, 0, 1, 3), turn: turn(1, { seat: -1, round: 0, round_words: '' }) },
  at(2, 0, 1, 4, 6),
  at(3, 1, 1, 7, 7),
  at(4, 1, 2, 8, 11),
  at(5, 0, 2, 12, 14),
]

/** Lines 1 and 5 tell nothing; 10 and 11 neither. */
const STEPS = Array.from({ length: 14 }, (_, at) => {
  const words = [1, 5, 10, 11].includes(at + 1) ? [] : [`line ${at + 1}`]
  return { line: at + 1, actor: 0, move: null, words, scores: [], rules: [] } as Step
})
const REPLAY = { turns: TURNS, steps: STEPS }

describe('a replay', () => {
  it('brings what has changed highest on the page into sight, not what is written first', () => {
    expect(highest([{ top: 900 }, { top: -40 }, { top: 120 }])).toEqual({ top: -40 })
    expect(highest([])).toBeUndefined()
  })

  it('knows the turn of every line', () => {
    expect(turnAt(TURNS, 0)).toBeNull()
    expect([1, 3, 4, 7, 8, 14].map((line) => turnAt(TURNS, line)?.turn.number)).toEqual([
      1, 1, 2, 3, 4, 5,
    ])
  })

  it('counts what tells nothing to the step before it, within a turn', () => {
    const stops = TURNS.map((turn) => stopsOf(STEPS, turn).map(({ first, last }) => [first, last]))
    expect(stops).toEqual([
      [
        [1, 2],
        [3, 3],
      ],
      [
        [4, 5],
        [6, 6],
      ],
      [[7, 7]],
      [
        [8, 8],
        [9, 11],
      ],
      [
        [12, 12],
        [13, 13],
        [14, 14],
      ],
    ])
    expect(stopsOf(STEPS, TURNS[3] as ReplayTurn)[1]?.steps.map(({ line }) => line)).toEqual([9])
  })

  it('does not repeat as a step what its turn is called', () => {
    const named = { ...at(1, 0, 1, 1, 1), turn: turn(1, { seat: 0, words: 'Anna sells.' }) }
    const [stop] = stopsOf([{ ...STEPS[0], line: 1, words: ['Anna sells.', 'A die.'] } as Step], {
      ...named,
      changes: [],
    } as ReplayTurn)
    expect(stop && wordsOf(stop, named as ReplayTurn)).toEqual(['A die.'])
  })

  it('plays a set-up in one go, and what people do step by step', () => {
    expect([0, 2, 3, 5, 13, 14].map((line) => playOn(REPLAY, line))).toEqual([3, 3, 5, 6, 14, 14])
    const begun = { ...REPLAY, turns: [at(1, 0, 1, 1, 3), ...TURNS.slice(1)] }
    expect(playOn(begun, 0)).toBe(2)
  })

  it('opens when the table is laid out, or at the beginning where nothing is', () => {
    expect(opening(TURNS)).toBe(3)
    expect(opening([at(1, 0, 1, 1, 3), ...TURNS.slice(1)])).toBe(0)
    expect(opening([])).toBe(0)
  })

  it('goes from step to step, and stays at the ends', () => {
    expect([0, 2, 3, 4, 8, 10, 14].map((line) => stepOn(REPLAY, line))).toEqual([
      2, 3, 5, 5, 11, 11, 14,
    ])
    expect([14, 12, 11, 8, 6, 4, 2, 0].map((line) => stepBack(REPLAY, line))).toEqual([
      13, 11, 8, 7, 5, 3, 0, 0,
    ])
  })

  it('jumps from turn to turn, and stays at the ends', () => {
    expect([0, 3, 4, 6, 13, 14].map((line) => turnOn(TURNS, line))).toEqual([3, 6, 6, 7, 14, 14])
    expect([0, 2, 4, 7, 14].map((line) => turnBack(TURNS, line))).toEqual([0, 0, 3, 6, 11])
  })

  it('jumps from round to round', () => {
    expect(roundsOf(TURNS).map(({ first, words }) => [first, words])).toEqual([
      [4, 'Round 1'],
      [8, 'Round 2'],
    ])
    expect([0, 4, 9].map((line) => roundFrom(TURNS, line, 1))).toEqual([4, 8, 9])
    expect([2, 8, 9].map((line) => roundFrom(TURNS, line, -1))).toEqual([0, 4, 8])
  })

  it('begins a round when the table has done what lies between two', () => {
    const turns = [...TURNS.slice(0, 3), at(4, -1, 2, 8, 10), at(5, 0, 2, 11, 14)]
    expect(roundsOf(turns).map(({ first, opens }) => [first, opens])).toEqual([
      [4, 4],
      [8, 10],
    ])
    expect(roundFrom(turns, 4, 1)).toBe(10)
  })

  it('jumps to the next turn of a seat', () => {
    expect([0, 6, 14].map((line) => seatOn(TURNS, line, 0))).toEqual([6, 14, 14])
  })

  it('is led by keys', () => {
    const to = (key: string, shiftKey = false) => keyTo({ key, shiftKey }, REPLAY, 6, 2)
    expect([to('ArrowLeft'), to('ArrowRight')]).toEqual([3, 7])
    expect([to('ArrowLeft', true), to('ArrowRight', true)]).toEqual([5, 7])
    expect([to('Home'), to('End')]).toEqual([0, 14])
    expect([to('PageUp'), to('PageDown')]).toEqual([4, 8])
    expect([to('1'), to('2'), to('3'), to('x')]).toEqual([14, 7, null, null])
  })

  it('marks rounds where they begin, by number where there is little room', () => {
    const wide = roundMarks(TURNS, (step) => step * 20, 280)
    expect(wide.map(({ x, label, shaded }) => [x, label, shaded])).toEqual([
      [60, 'Round 1', 0],
      [140, 'Round 2', 140],
    ])
    expect(roundMarks(TURNS, (step) => step * 4, 56).map(({ label }) => label)).toEqual(['1', '2'])
  })

  it('leaves out the number of a round that would touch the next one', () => {
    expect(roundMarks(TURNS, (step) => step, 14).map(({ label }) => label)).toEqual(['', '2'])
  })
})
