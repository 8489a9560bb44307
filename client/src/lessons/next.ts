/** What there is to learn of a game after a lesson. */
import type { LessonInfo } from '../api/types'

/** The next lesson of the same game of which no chapter is done. */
export function nextLesson(
  found: readonly LessonInfo[],
  game: string,
  lesson: string,
  learned: Readonly<Record<string, number>>,
): LessonInfo | undefined {
  const ofGame = found.filter((row) => row.game === game)
  const at = ofGame.findIndex((row) => row.lesson === lesson)
  return ofGame.slice(at + 1).find((row) => !learned[`${game}/${row.lesson}`])
}
