/** Where rules are seen on the board. */
import type { BookInfo, PictureInfo, RuleInfo, SubjectInfo } from '../api/types'

/** What is shown of a rule: the book of its game, and the things that are explained. */
export interface RuleProps {
  game: string
  rule: RuleInfo
  book: BookInfo
  subjects: readonly SubjectInfo[]
}

/** The things that a rule speaks of, the most exact first; those of few rules are about this one. */
export function subjectsOfRule(rule: string, subjects: Iterable<SubjectInfo>): SubjectInfo[] {
  return [...subjects]
    .filter(({ rules }) => rules.includes(rule))
    .sort((one, other) => one.rules.length - other.rules.length)
    .slice(0, MOST)
}

const MOST = 3

/** Whether there is anything to show of a rule. */
export function isShown(rule: string, book: BookInfo, subjects: readonly SubjectInfo[]): boolean {
  return subjects.length > 0 || book.overview.some(({ rules }) => rules.includes(rule))
}

/** Where a rule is played in a lesson; null if no lesson teaches it. */
export function lessonOf(
  rule: string,
  { game, lessons }: BookInfo,
): { words: string; path: string } | null {
  const found = lessons[rule]
  if (!found) return null
  const { lesson, chapter, words } = found
  return { words, path: `/learn/${game}/${lesson}?chapter=${chapter + 1}` }
}

/** Pictures to try in turn: the things of the rule in each scene, then the overview's own. */
export function picturesOf({ rule, book, subjects }: Omit<RuleProps, 'game'>): PictureInfo[] {
  const step = book.overview.find(({ rules }) => rules.includes(rule.id))
  const chapter = book.chapters[rule.chapter]
  const own = [step?.picture, chapter].flatMap((picture) => picture ?? [])
  const scenes = [...new Set([...own.map(({ scene }) => scene), ...book.scenes])]
  const things = subjects.slice(0, 1).map(({ id }) => `subject:${id}`)
  const places = ['board', 'mine'] as const
  const tried = scenes.flatMap((scene) =>
    places.map((place) => ({ scene, place, show: things, ring: things, wide: true })),
  )
  return things.length > 0 ? [...tried, ...own] : own
}
