/** What the button says that chooses what has been pointed at, where its move takes long words. */
import { t } from '../../lib/i18n.svelte'
import { askedOf } from './places'
import type { Table } from './view'

const AT_STORAGES: Readonly<Record<string, string>> = {
  option: 'start',
  start: 'start',
  bring: 'set',
  return: 'set',
}

/** Which of these words, by what is asked and what has been pointed at. */
export function doing(pick: string, asked: string): string | undefined {
  const [thing = ''] = pick.split(':')
  if (thing === 'storage') return AT_STORAGES[asked]
  if (thing === 'obstacle') return 'lock'
  if (thing === 'space') return asked === 'sell' ? 'sell' : 'build'
  return thing === 'depot' ? 'build' : undefined
}

export function buttonWords(pick: string, table: Table): string | undefined {
  const does = doing(pick, askedOf(table)?.kind ?? '')
  return does && t(`rs-do-${does}`)
}
