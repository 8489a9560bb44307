/** Who explains the things on a table: what is explained now, and whether a click explains. */
import { games } from '../api/rest'
import type { Lang } from '../api/types'
import { entriesOf, explainable, SUBJECT, type Entry, type Subjects } from './subjects'

export interface Explained {
  element: Element
  entries: readonly Entry[]
  /** It stays until it is closed, and its links can be followed. */
  pinned: boolean
}

/** What has been read, by game, language and table. */
const read = new Map<string, Promise<Subjects>>()

async function fetchSubjects(game: string, lang: Lang, table: string | null): Promise<Subjects> {
  const list = await (table ? games.subjectsAt(table, lang) : games.subjects(game, lang))
  return new Map(list.map((subject) => [subject.id, subject]))
}

/** The explanations of a game, asked for once; after a failure they are asked for again. */
export function subjectsOf(game: string, lang: Lang): Promise<Subjects> {
  const { table } = explainer
  const key = `${game} ${lang} ${table}`
  const known = read.get(key) ?? fetchSubjects(game, lang, table)
  read.set(key, known)
  known.catch(() => read.delete(key))
  return known
}

class Explainer {
  /** Everything that can be explained is outlined, and a click explains instead of playing. */
  mode = $state(false)
  /** The list of all that can be explained is open. */
  glossary = $state(false)
  now = $state.raw<Explained | null>(null)
  /** The table whose own components the numbers of explanations come from; null: the printed ones. */
  table: string | null = null
  /** The newest wish; an answer that comes after another wish is out of date. */
  #wish = 0

  async explain(element: Element, game: string, lang: Lang, pinned: boolean): Promise<void> {
    const wish = (this.#wish += 1)
    const known = await subjectsOf(game, lang).catch(() => null)
    if (!known || wish !== this.#wish || !element.isConnected) return
    const entries = entriesOf(element, known)
    this.now = entries.length > 0 ? { element, entries, pinned } : null
  }

  /** Nothing is explained any more, not even what is still being read. */
  hide(): void {
    this.#wish += 1
    this.now = null
  }

  /** As `hide`, but for what stays until it is closed. */
  forget(): void {
    if (!this.now?.pinned) this.hide()
  }

  toggle(): void {
    this.hide()
    this.mode = !this.mode
  }

  leave(): void {
    this.hide()
    this.mode = false
  }

  /** The thing before or after the one that is explained, in the order of the page. */
  neighbour(step: 1 | -1): Element | undefined {
    const all = explainable()
    const at = all.indexOf(this.now?.element.closest(SUBJECT) as Element)
    return at < 0 ? all.at(step > 0 ? 0 : -1) : all[(at + step + all.length) % all.length]
  }
}

export const explainer = new Explainer()
