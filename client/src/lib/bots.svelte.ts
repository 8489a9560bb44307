/** The computer players of this server, in words; asked for once a language. */
import { games } from '../api/rest'
import type { BotInfo, Lang } from '../api/types'
import { lang } from './i18n.svelte'

class Known {
  byLang = $state.raw<Partial<Record<Lang, readonly BotInfo[]>>>({})
}

const known = new Known()
const asked = new Map<Lang, Promise<readonly BotInfo[]>>()

/** All of them, the weakest first. */
export function loadBots(lang: Lang): Promise<readonly BotInfo[]> {
  const found = asked.get(lang) ?? ask(lang)
  asked.set(lang, found)
  return found
}

async function ask(lang: Lang): Promise<readonly BotInfo[]> {
  try {
    const list = await games.bots(lang)
    known.byLang = { ...known.byLang, [lang]: list }
    return list
  } catch (error) {
    asked.delete(lang)
    throw error
  }
}

/** Those that people are offered for a game. */
export function offeredBots(bots: readonly BotInfo[], game: string): BotInfo[] {
  return bots.filter(({ offered, games }) => offered && games.includes(game))
}

/** A level as it is shown, with its sentence; its bare name until the words are here. */
export function levelOf(bot: string): { words: string; about: string } {
  const found = known.byLang[lang()]
  if (!found) void loadBots(lang()).catch(() => undefined)
  return found?.find(({ name }) => name === bot) ?? { words: bot, about: '' }
}
