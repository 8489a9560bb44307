/** Who sits before this screen. */
import { people, Refusal } from '../api/rest'
import type { Lang, Me } from '../api/types'
import { bestLang, lang, speak } from './i18n.svelte'
import { prefs } from './prefs.svelte'

class Person {
  /** undefined: not asked yet; null: nobody we know. */
  me = $state.raw<Me | null | undefined>(undefined)
}

const person = new Person()

export function me(): Me | null | undefined {
  return person.me
}

/** Someone came in, or changed. */
export async function iAm(found: Me | null): Promise<void> {
  if (found) await speak(found.lang)
  person.me = found
}

/** Come in with a name, or as a guest who may choose one later. */
export async function comeIn(name: string | null): Promise<Me> {
  const found = await people.comeIn(name, lang())
  if (name === null) prefs.nameless = found.id
  return found
}

/** Ask the server who we are. */
export async function whoAmI(): Promise<void> {
  try {
    await iAm(await people.me())
  } catch (error) {
    if (error instanceof Refusal && error.key === 'offline') throw error
    await speak(bestLang(navigator.languages))
    if (person.me === undefined) person.me = null // who came in meanwhile stays
  }
}

/** Read another language from now on, here and elsewhere. */
export async function read(lang: Lang): Promise<void> {
  await speak(lang)
  if (person.me) person.me = await people.change({ lang })
}
