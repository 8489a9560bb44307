/** Boards show no number that the server did not send: stored positions with other components. */
import { beforeAll, describe, expect, it } from 'vitest'
import { drawn, GAMES, learnTexts, stored, type Stored } from './stored'

/** All numbers within: values, and what is spelled in names. */
function numbersIn(value: unknown): Set<string> {
  return new Set(JSON.stringify(value).match(/\d+/g) ?? [])
}

/** The numbers along a ruler, which measures points and is as long as it needs to be. */
const SCALES = /<text data-scale[^>]*>.*?<\/text>/gs

/** The commas in 1,234,567. */
const THOUSANDS = /(?<=\d),(?=\d{3})/g

/** What someone reads or hears of a page: its text, titles and labels. */
function readable(html: string): string {
  const labels = [...html.matchAll(/(?:aria-label|title|data-now)="([^"]*)"/g)].map(
    ([, label]) => label,
  )
  const text = html.replaceAll(SCALES, ' ').replaceAll(/<[^>]*>/g, ' ')
  const all = [text, ...labels].join(' ').replaceAll(/&#?\w+;/g, ' ')
  return all.replaceAll(THOUSANDS, '')
}

/** Numbers that a place shows and the message does not hold. */
async function invented(
  game: string,
  path: string,
  props: object,
  of: Stored,
  at: number,
): Promise<string[]> {
  const shown = readable(await drawn(game, path, props, of)).match(/\d+/g) ?? []
  const sent = numbersIn(of)
  const counted = (number: string): boolean => Number(number) <= COUNTED
  const others = shown.filter((number) => !sent.has(number) && !counted(number))
  return [...new Set(others)].map((number) => `position ${at}, ${path}: ${number}`)
}

/** Things are numbered and counted on a board; what is altered is far larger. */
const COUNTED = 99

beforeAll(learnTexts)

async function inventedIn(game: string): Promise<string[]> {
  const found = stored(game).flatMap((of, at) => [
    invented(game, 'shared/Shared.svelte', {}, of, at),
    invented(game, 'mine/Mine.svelte', { seat: of.seat }, of, at),
    ...of.scores.map((_, seat) => invented(game, 'Other.svelte', { seat, open: true }, of, at)),
  ])
  return (await Promise.all(found)).flat()
}

describe('numbers that the server did not send', () => {
  it.each(GAMES)('are not shown by %s', async (game) => {
    expect(await inventedIn(game)).toEqual([])
  })
})
