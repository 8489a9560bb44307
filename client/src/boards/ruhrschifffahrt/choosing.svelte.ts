/**
 * Choosing a start space: an option that is looked at shows where it leads, and a storage that is
 * pointed at takes the option that leads there, and then itself.
 */
import type { Pointing } from '../../board/types'
import { askedOf } from './places'
import type { Table } from './view'

export class Choosing {
  /** The option that is looked at. */
  option = $state<string | null>(null)
  /** The space of the river that is looked at. */
  place = $state<string | null>(null)
  /** The storage that was pointed at; what leads there has been or will be chosen. */
  #wish: string | null = null

  /** What an element does so that its space is looked at. */
  looks(name: string): Record<string, (event: Event) => void> {
    const look = (): void => {
      this.place = name
    }
    const leave = (event: Event): void => {
      const finger = event instanceof PointerEvent && event.pointerType !== 'mouse'
      if (!finger && this.place === name) this.place = null
    }
    return {
      onclick: look,
      onpointerenter: look,
      onfocus: look,
      onpointerleave: leave,
      onblur: leave,
    }
  }

  /** Nothing is looked at any more; where a pointer hovers, it says so itself. */
  forget(): void {
    if (matchMedia('(hover: hover)').matches) return
    this.place = null
    this.option = null
  }

  wish(storage: string | null): void {
    this.#wish = storage
  }

  /** Another position: go on towards the storage, or forget it. */
  goOn(table: Table, me: number | null, pointing: Pointing): void {
    const asked = askedOf(table)
    if (this.#wish === null || asked?.seat !== me || asked.kind === 'option') return
    const pick = `storage:${this.#wish}`
    if (['bring', 'start'].includes(asked.kind) && pointing.selectable.has(pick))
      pointing.goOn(pick)
    if (asked.kind !== 'bring') this.#wish = null
  }
}
