/**
 * Pointing at things on a board: what is selectable, what is taken, what is shown beside it.
 * The frame owns one for the seat that plays; boards read it and hang `at(pick)` on their elements.
 */
import type { Attachment } from 'svelte/attachments'
import type { Choice, Previewed, Why } from '../api/types'
import type { PickState, Pointing } from '../board/types'
import { afterPick, completed, isButton, leadsFrom, stillTaken } from './picks'

/** What the table does for someone who points. */
export interface Answers {
  /** Make this move; resolves when it is written down or refused. */
  send(choice: Choice): Promise<void>
  preview(choice: Choice): Promise<Previewed | null>
  why(picks: readonly string[]): Promise<Why | null>
}

/** The thing that is pointed at, without having been chosen. */
export interface Aim {
  pick: string
  element: Element
}

export class Pointer implements Pointing {
  /** Whose moves these are. */
  seat = $state<number | null>(null)
  legal = $state.raw<readonly Choice[]>([])
  taken = $state.raw<readonly string[]>([])
  sending = $state(false)
  /** What the tip, or on a touch screen the dock, speaks of. */
  aim = $state.raw<Aim | null>(null)
  /** Choose in two gestures: the first points, the second chooses. */
  confirm = $state(false)

  /** Something is asked, and no move is under way. */
  readonly #open: boolean = $derived(this.legal.length > 0 && !this.sending)
  /** The moves that each thing leads to from here; computed once for all things of a board. */
  readonly #leads: ReadonlyMap<string, readonly Choice[]> = $derived(
    this.#open ? leadsFrom(this.legal, this.taken) : NOWHERE,
  )
  readonly selectable: ReadonlySet<string> = $derived(new Set(this.#leads.keys()))
  /** Moves of the kinds that are asked for, which were possible before and are not now. */
  readonly closed: readonly Choice[] = $derived.by(() => {
    const open = new Set(this.legal.map(({ move }) => move))
    const kinds = new Set(this.legal.map(({ kind }) => kind))
    return [...this.#seen.values()].filter(({ move, kind }) => kinds.has(kind) && !open.has(move))
  })
  readonly buttons: readonly string[] = $derived([...this.selectable].filter(isButton))

  readonly #answers: Answers
  /** One for each pick: a thing that is drawn again is still the one pointed at. */
  readonly #hooks = new Map<string, Attachment<Element>>()
  #seen = $state.raw<ReadonlyMap<string, Choice>>(new Map())

  constructor(answers: Answers) {
    this.#answers = answers
  }

  /** Other moves have become legal. */
  update(seat: number | null, legal: readonly Choice[]): void {
    if (seat !== this.seat) this.#seen = new Map()
    this.#seen = new Map([...this.#seen, ...legal.map((choice) => [choice.move, choice] as const)])
    this.seat = seat
    this.legal = legal
    this.taken = stillTaken(legal, this.taken)
    if (legal.length === 0) this.aim = null
  }

  state(pick: string): PickState {
    if (this.taken.includes(pick)) return 'taken'
    if (this.selectable.has(pick)) return 'selectable'
    return this.#open ? 'disabled' : 'idle'
  }

  moves(pick: string): readonly Choice[] {
    return this.#leads.get(pick) ?? NONE
  }

  /** The one move that this pick would make, if it completes one. */
  completes(pick: string): Choice | undefined {
    const length = this.taken.length + 1
    return this.moves(pick).find(({ picks }) => picks.length === length)
  }

  take(pick: string): void {
    if (this.sending) return
    const taken = afterPick(this.legal, this.taken, pick)
    const choice = completed(this.legal, taken)
    if (choice && taken.length > 0) void this.choose(choice)
    else this.taken = taken
  }

  /** Make a move; nothing is selectable until the table has answered. */
  async choose(choice: Choice): Promise<void> {
    if (this.sending) return
    this.taken = choice.picks
    this.aim = null
    this.sending = true
    try {
      await this.#answers.send(choice)
    } finally {
      this.sending = false
      this.taken = []
    }
  }

  back(): void {
    if (this.sending) return
    this.aim = null
    this.taken = this.taken.slice(0, -1)
  }

  async preview(pick: string): Promise<Previewed | null> {
    const choice = this.completes(pick)
    return choice ? this.previewMove(choice) : null
  }

  previewMove(choice: Choice): Promise<Previewed | null> {
    return this.#answers.preview(choice)
  }

  async why(pick: string): Promise<Why | null> {
    return this.#answers.why([...this.taken, pick])
  }

  whyNot(choice: Choice): Promise<Why | null> {
    return this.#answers.why(choice.picks)
  }

  at(pick: string): Attachment<Element> {
    const known = this.#hooks.get(pick) ?? this.#hook(pick)
    this.#hooks.set(pick, known)
    return known
  }

  #hook(pick: string): Attachment<Element> {
    return (element) => {
      const named = element.hasAttribute('aria-label')
      $effect(() => this.#dress(element, pick, named))
      const unlisten = listen(element, {
        click: () => this.#click(pick, element),
        keydown: (event) => this.#key(event as KeyboardEvent, pick, element),
        pointerenter: (event) => {
          if ((event as PointerEvent).pointerType === 'mouse') this.#point(pick, element)
        },
        pointerleave: () => this.#leave(element),
        focus: () => {
          if (element.matches(':focus-visible')) this.#point(pick, element)
        },
        blur: () => this.#leave(element),
      })
      return () => {
        unlisten()
        if (this.aim?.element === element) this.aim = null
      }
    }
  }

  #dress(element: Element, pick: string, named: boolean): void {
    const state = this.state(pick)
    const idle = state === 'idle'
    put(element, 'data-pick', pick)
    put(element, 'data-state', state)
    put(element, 'aria-disabled', String(state === 'disabled' || idle))
    put(element, 'tabindex', idle || state === 'disabled' ? '-1' : '0')
    if (element.tagName !== 'BUTTON') put(element, 'role', 'button')
    put(element, 'aria-pressed', state === 'taken' ? 'true' : null)
    if (!named) name(element, this.completes(pick)?.words ?? null)
  }

  #click(pick: string, element: Element): void {
    const state = this.state(pick)
    if (state === 'idle') return
    const pointedAt = this.aim?.element === element
    if (state === 'disabled' || (state === 'selectable' && this.confirm && !pointedAt)) {
      this.#point(pick, element)
      return
    }
    this.take(pick)
  }

  #key(event: KeyboardEvent, pick: string, element: Element): void {
    if (element.tagName === 'BUTTON' || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    this.#click(pick, element)
  }

  #point(pick: string, element: Element): void {
    if (this.state(pick) !== 'idle') this.aim = { pick, element }
  }

  #leave(element: Element): void {
    if (this.aim?.element === element && !this.confirm) this.aim = null
  }
}

const NONE: readonly Choice[] = []
const NOWHERE: ReadonlyMap<string, readonly Choice[]> = new Map()

/** What is written on a thing is its name; what choosing it does is described also, or instead. */
function name(element: Element, words: string | null): void {
  const named = element.hasAttribute('aria-label') || element.hasAttribute('aria-description')
  if (words === null && !named) return
  const written = isRead(element)
  if (written) put(element, 'aria-label', null)
  if (!written) put(element, 'aria-description', null)
  if (words || written) put(element, written ? 'aria-description' : 'aria-label', words)
}

/** Whether a screen reader finds something within. */
function isRead(element: Element): boolean {
  return [...element.childNodes].some((node) => {
    if (!(node instanceof Element)) return node instanceof Text && node.data.trim() !== ''
    if (node.getAttribute('aria-hidden') === 'true') return false
    return node.hasAttribute('aria-label') || isRead(node)
  })
}

/** Sets what is not set yet: a browser looks again at all that is set again. */
function put(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

function listen(element: Element, handlers: Record<string, (event: Event) => void>): () => void {
  const entries = Object.entries(handlers)
  for (const [kind, handler] of entries) element.addEventListener(kind, handler)
  return () => {
    for (const [kind, handler] of entries) element.removeEventListener(kind, handler)
  }
}
