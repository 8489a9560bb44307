/** Words by key, in the language of the person; they change at once when the language does. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Lang } from '../api/types'
import { figure } from './numbers'

export const LANGS: readonly Lang[] = ['en', 'nl', 'de']
export const LANG_NAMES: Record<Lang, string> = { en: 'English', nl: 'Nederlands', de: 'Deutsch' }

/** The text of an .ftl file by language, loaded when it is needed. */
export type Texts = Record<Lang, () => Promise<{ default: string }>>

const own: Texts = {
  en: () => import('../locales/en.ftl?raw'),
  nl: () => import('../locales/nl.ftl?raw'),
  de: () => import('../locales/de.ftl?raw'),
}

class Speech {
  lang = $state<Lang>('en')
  bundle = $state.raw<FluentBundle | null>(null)
  /** Whose words the bundle knows. */
  known: ReadonlySet<Texts> = new Set()
}

const speech = new Speech()

/** What was asked for last, which is spoken as soon as all of it is loaded. */
let wanted: Lang = 'en'
const sources = new Set<Texts>([own])
let latest: Promise<void>

/** The language that is spoken now. */
export function lang(): Lang {
  return speech.lang
}

/** Speak another language from now on. */
export function speak(lang: Lang): Promise<void> {
  wanted = lang
  return prepare()
}

/** Know the words of a board too; when this resolves they can be used. */
export async function learn(texts: Texts): Promise<void> {
  if (speech.known.has(texts)) return
  sources.add(texts)
  await prepare()
}

/** Load what is wanted; of several that are under way only the last counts, and all wait for it. */
function prepare(): Promise<void> {
  const [lang, known] = [wanted, new Set(sources)]
  const mine: Promise<void> = load(lang, known).then((bundle) => {
    if (mine !== latest) return latest
    speech.lang = lang
    speech.bundle = bundle
    speech.known = known
    document.documentElement.lang = lang
  })
  latest = mine
  return mine
}

async function load(lang: Lang, sources: ReadonlySet<Texts>): Promise<FluentBundle> {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  const loaded = await Promise.all([...sources].map((source) => source[lang]()))
  for (const { default: text } of loaded) bundle.addResource(new FluentResource(text))
  return bundle
}

/** The messages formatted in the current bundle: a board uses the same again and again. */
const MAX_FORMATTED = 5000
let formatted = new Map<string, string>()
let formattedIn: FluentBundle | null = null

/** Numbers below 0 as text with a minus sign: for Fluent −1 is a singular like 1. */
function withSigns(args?: Record<string, FluentVariable>): Record<string, FluentVariable> | null {
  if (!args) return null
  const signed = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'number' && value < 0 ? figure(value) : value,
  ])
  return Object.fromEntries(signed) as Record<string, FluentVariable>
}

/** Say a key; a key without a message is a mistake of ours, and is shown as it is. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const { bundle } = speech
  if (!bundle) return ''
  if (bundle !== formattedIn || formatted.size > MAX_FORMATTED) {
    formatted = new Map()
    formattedIn = bundle
  }
  const asked = args ? `${key} ${JSON.stringify(args)}` : key
  const known = formatted.get(asked)
  if (known !== undefined) return known
  const message = bundle.getMessage(key)
  const words = message?.value ? bundle.formatPattern(message.value, withSigns(args)) : key
  formatted.set(asked, words)
  return words
}

/** The best language for a browser that prefers these. */
export function bestLang(preferred: readonly string[]): Lang {
  for (const tag of preferred) {
    const found = LANGS.find((lang) => tag.toLowerCase().startsWith(lang))
    if (found) return found
  }
  return 'en'
}
