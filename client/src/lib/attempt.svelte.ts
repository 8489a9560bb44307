/** Something that is asked of the server, and what went wrong with it, in words. */
import { Refusal } from '../api/rest'
import { t } from './i18n.svelte'

export function wordsOf(error: unknown): string {
  return error instanceof Refusal ? error.message || t('offline') : String(error)
}

export class Attempt {
  problem = $state('')
  busy = $state(false)

  /** Wait for it; whether it was done. */
  run = async (what: Promise<unknown>): Promise<boolean> => {
    this.problem = ''
    this.busy = true
    try {
      await what
    } catch (error) {
      this.problem = wordsOf(error)
    }
    this.busy = false
    return !this.problem
  }
}
