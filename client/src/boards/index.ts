/** The drawings there are; each is loaded with its words when a table of its game is opened. */
import '../board/board.css'
import type { Texts } from '../lib/i18n.svelte'
import type { Tour, TourPlan } from '../tour/tour'
import type { BoardModule } from '../board/types'

type Text = { default: string }

const drawn = import.meta.glob<Omit<BoardModule, 'texts'>>('./*/index.ts')
const words = import.meta.glob<Text>('./*/locales/*.ftl', { query: '?raw' })
const tours = import.meta.glob<{ tour: TourPlan }>('./*/tour.ts')
const tourWords = import.meta.glob<Text>('./*/tour/*.ftl', { query: '?raw' })

/** Texts are learned once, so those of a folder are the same thing each time. */
const known = new Map<string, Texts>()

/** The texts of a folder by language. */
function textsIn(folder: string, found: Record<string, () => Promise<Text>>): Texts {
  const texts = known.get(folder) ?? gathered(folder, found)
  known.set(folder, texts)
  return texts
}

function gathered(folder: string, found: Record<string, () => Promise<Text>>): Texts {
  const textIn = (lang: string) => async () => {
    const load = found[`${folder}/${lang}.ftl`]
    if (!load) throw new Error(`there are no words in ${folder} for ${lang}`)
    return load()
  }
  return { en: textIn('en'), nl: textIn('nl'), de: textIn('de') }
}

export function isDrawn(game: string): boolean {
  return `./${game}/index.ts` in drawn
}

export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = drawn[`./${game}/index.ts`]
  if (!load) return null
  return { ...(await load()), texts: textsIn(`./${game}/locales`, words) }
}

export async function loadTour(game: string): Promise<Tour | null> {
  const load = tours[`./${game}/tour.ts`]
  return load ? { ...(await load()).tour, texts: textsIn(`./${game}/tour`, tourWords) } : null
}
