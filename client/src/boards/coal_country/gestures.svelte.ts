/** Gestures of this board: one tap where it can be taken back or is shown, and foremen to drag. */
import type { Attachment } from 'svelte/attachments'
import type { Pointing } from '../../board/types'

export const FOREMAN = 'my:foreman:'

/** Another foreman while one is held: he is held instead. */
export function exchanges(pointing: Pointing, pick: string): boolean {
  const [held, ...more] = pointing.taken
  const isHeld = held?.startsWith(FOREMAN) && more.length === 0 && held !== pick
  return Boolean(isHeld) && pick.startsWith(FOREMAN) && pointing.state(pick) === 'disabled'
}

/** Which of my foremen is picked up, by his number; null: none. */
export function valueHeld(taken: readonly string[]): number | null {
  const held = taken.find((pick) => pick.startsWith(FOREMAN))
  return held === undefined ? null : Number(held.slice(FOREMAN.length))
}

function canTake(pointing: Pointing, pick: string): boolean {
  return ['selectable', 'taken'].includes(pointing.state(pick)) || exchanges(pointing, pick)
}

/** What can be exchanged is reached by keys too; to be attached after `pointing.at`. */
export function exchangeable(pointing: Pointing, pick: string): Attachment<Element> {
  return (element) => {
    $effect(() => {
      if (!exchanges(pointing, pick)) return
      element.setAttribute('aria-disabled', 'false')
      element.setAttribute('tabindex', '0')
    })
  }
}

/** Who is equal to one who is held: keys pass him by; to be attached after `pointing.at`. */
export function passedBy(isEqual: boolean): Attachment<Element> {
  return (element) => {
    if (isEqual) element.setAttribute('tabindex', '-1')
  }
}

/**
 * One tap is enough for a part of a move; for a whole one if that is `wanted`, because it can be
 * taken back, or a panel shows what it does.
 */
export function atOnce(pointing: Pointing, pick: string, wanted = true): Attachment<Element> {
  return (element) => {
    const take = (event: Event): void => {
      if (!canTake(pointing, pick) || (!wanted && pointing.completes(pick))) return
      event.stopImmediatePropagation()
      pointing.take(pick)
    }
    element.addEventListener('click', take, { capture: true })
    return () => element.removeEventListener('click', take, { capture: true })
  }
}

const FAR = 7
const SIZE = 44

/** Drag a thing onto a selectable place. Pointing still does all that; to be attached before `atOnce`. */
export function draggable(pointing: Pointing, pick: string): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null
    let ghost: HTMLElement | null = null
    let over: Element | null = null
    let dragged = false

    const target = ({ clientX, clientY }: PointerEvent): Element | null => {
      const found = document.elementFromPoint(clientX, clientY)?.closest('[data-pick]') ?? null
      const there = found?.getAttribute('data-pick') ?? ''
      return found && pointing.selectable.has(there) && pointing.taken.includes(pick) ? found : null
    }
    const mark = (found: Element | null): void => {
      over?.classList.remove('cc-over')
      found?.classList.add('cc-over')
      over = found
    }
    const begin = (): void => {
      if (!pointing.taken.includes(pick)) pointing.take(pick)
      ghost = element.querySelector('svg')?.cloneNode(true) as HTMLElement | null
      if (!ghost) return
      ghost.classList.add('cc-dragged')
      document.body.append(ghost)
    }
    const down = (event: PointerEvent): void => {
      if (event.button === 0 && canTake(pointing, pick)) {
        from = { x: event.clientX, y: event.clientY }
        element.setPointerCapture(event.pointerId)
      }
    }
    const move = (event: PointerEvent): void => {
      if (!from) return
      const way = Math.hypot(event.clientX - from.x, event.clientY - from.y)
      if (!ghost && way > FAR && pointing.state(pick) !== 'idle') begin()
      if (!ghost) return
      const [x, y] = [event.clientX - SIZE / 2, event.clientY - SIZE / 2]
      ghost.style.transform = `translate(${x}px, ${y}px)`
      mark(target(event))
    }
    const end = (event: PointerEvent): void => {
      const dropped = ghost && event.type === 'pointerup' ? target(event) : null
      dragged = ghost !== null
      ghost?.remove()
      mark(null)
      ;[from, ghost] = [null, null]
      const there = dropped?.getAttribute('data-pick')
      if (there) pointing.take(there)
      setTimeout(() => (dragged = false))
    }
    /** The click that ends a drag is none. */
    const swallow = (event: Event): void => {
      if (dragged) event.stopImmediatePropagation()
    }

    element.addEventListener('click', swallow, { capture: true })
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', end)
    element.addEventListener('pointercancel', end)
    return () => {
      ghost?.remove()
      element.removeEventListener('click', swallow, { capture: true })
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', end)
      element.removeEventListener('pointercancel', end)
    }
  }
}

/** What a place is called for ears: the one move it would make, or its own name. */
export function nameFor(pointing: Pointing, pick: string, name: string): string {
  const moves = pointing.moves(pick)
  const last = pointing.taken.length + 1
  const [only] = moves
  return moves.length === 1 && only && only.picks.length === last ? only.words : name
}
