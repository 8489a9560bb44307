/** The words for a request to take back: what is asked, what would fall with it, how it ended. */
import type { UndoAsked } from '../api/types'
import { lang, t } from '../lib/i18n.svelte'

/** A request that came to nothing: whose it was, and who did not agree. */
export interface UndoDenied {
  readonly seat: number
  readonly refusedBy: number | null
}

/** What is asked, for who reads it. */
export function requestWords(
  { seat, words }: Pick<UndoAsked, 'seat' | 'words'>,
  names: readonly string[],
  mine: readonly number[],
): string {
  if (mine.includes(seat)) return t('undo-asked-own', { move: words })
  return t(words ? 'undo-asked' : 'undo-asked-hidden', { name: names[seat] ?? '', move: words })
}

/** Whose later moves would fall: a sentence for mine, and one for those of others. */
export function fallingWords(
  others: readonly number[],
  names: readonly string[],
  mine: readonly number[],
): string {
  const theirs = others.filter((seat) => !mine.includes(seat)).map((seat) => names[seat] ?? '')
  const list = new Intl.ListFormat(lang()).format(theirs)
  return [
    theirs.length < others.length ? t('undo-others-own') : '',
    theirs.length > 0 ? t('undo-others', { names: list }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Why nothing is taken back; nothing where nobody refused and the request was not mine. */
export function denialWords(
  { seat, refusedBy }: UndoDenied,
  names: readonly string[],
  mine: readonly number[],
): string {
  const isMine = mine.includes(seat)
  if (refusedBy === null) return isMine ? t('undo-lapsed') : ''
  const name = names[refusedBy] ?? ''
  return isMine
    ? t('undo-refused-own', { name })
    : t('undo-refused', { name, asker: names[seat] ?? '' })
}
