/**
 * Pointing at things on a board: what is selectable, what is taken, what is shown beside it.
 * The frame owns one for the seat that plays; boards read it and hang `at(pick)` on their elements.
 */
import type { Attachment } from 'svelte/attachments'
import type { Choice, Delta, PickStep, Previewed, Why } from '../api/types'
import type { PickState, Pointing } from '../board/types'
import { afterPick, completed, isButton, leadsFrom, stillTaken, withShortcuts } from './picks'
import { isAnswered, NOTHING, retraction, undoing, type Made, type Retraction } from './retraction'

/** What the table does for someone who points. */
export interface Answers {
  /**
   * Make this move, by the gesture that made the one before if it goes on; resolves when it is
   * written down, or to false when it is refused.
   */
  send(choice: Choice, goesOn: boolean): Promise<boolean | void>
  /** What a move would change; `then` are moves that are meant to follow on it. */
  preview(choice: Choice, then: readonly string[]): Promise<Previewed | null>
  why(picks: readonly string[]): Promise<Why | null>
}

/** What is proposed: things of the board, and moves that are meant to follow with what they name. */
export interface Hinted {
  picks: readonly string[]
  then: readonly string[]
  next: readonly string[]
}
export const UNHINTED: Hinted = { picks: [], then: [], next: [] }

/**
 * Whether a thing is part of what is proposed, or of what follows on that (`next`). One that leads
 * on is, if that is proposed too: `next`, if it would lead there in another way.
 */
export function hintOf(
  { picks, then, next }: Hinted,
  pick: string,
  leads: readonly string[],
): 'true' | 'next' | null {
  const isOn = leads.some((move) => then.includes(move))
  if (picks.includes(pick) && (leads.length === 0 || isOn)) return 'true'
  return isOn || (leads.length === 0 && next.includes(pick)) ? 'next' : null
}

/** The thing that is pointed at, without having been chosen. */
export interface Aim {
  pick: string
  element: Element
  /** The moves that are meant to follow on the one that it makes. */
  then: readonly string[]
  /** It was not only pointed at, but clicked. */
  tried: boolean
}

export class Pointer implements Pointing {
  /** Whose moves these are. */
  seat = $state<number | null>(null)
  legal = $state.raw<readonly Choice[]>([])
  taken = $state.raw<readonly string[]>([])
  sending = $state(false)
  /** Other moves have become legal, but what led to them is still on its way: nothing is open yet. */
  waits = $state(false)
  /** A move that gives something up, and is made only when that is confirmed. */
  doubted = $state.raw<Choice | null>(null)
  /** What the tip, or on a touch screen the dock, speaks of. */
  aim = $state.raw<Aim | null>(null)
  foreseen = $state.raw<readonly Delta[]>([])
  /** Choose in two gestures: the first points, the second chooses. */
  confirm = $state(false)
  /** Whether a move is one small step of many, which one gesture makes nevertheless. */
  isSmall: (choice: Choice) => boolean = () => false
  /** The things that a proposed move is made of, and the moves after it; they are outlined. */
  hinted = $state.raw<Hinted>(UNHINTED)

  /** The moves, also by their shortcuts. */
  readonly #ways: readonly Choice[] = $derived(withShortcuts(this.legal))
  /** Something is asked, and no move is under way. */
  readonly #open: boolean = $derived(this.legal.length > 0 && !this.isBusy)
  /** The moves that each thing leads to from here; computed once for all things of a board. */
  readonly #leads: ReadonlyMap<string, readonly Choice[]> = $derived(
    this.#open ? leadsFrom(this.#ways, this.taken) : NOWHERE,
  )
  readonly selectable: ReadonlySet<string> = $derived(new Set(this.#leads.keys()))
  readonly beginnings: ReadonlySet<string> = $derived(
    new Set(this.#open ? leadsFrom(this.legal, this.taken).keys() : []),
  )
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
  /** What the mouse has entered, and has not moved over yet. */
  #entered: Element | null = null
  #retraction = $state.raw<Retraction>(NOTHING)
  /** The move that the table has not answered yet. */
  #made: Made | null = null
  #seen = $state.raw<ReadonlyMap<string, Choice>>(new Map())
  #steps = $state.raw<ReadonlyMap<string, PickStep>>(new Map())

  constructor(answers: Answers) {
    this.#answers = answers
  }

  /** Nothing can be chosen at the moment. */
  get isBusy(): boolean {
    return this.sending || this.waits
  }

  /** Other moves have become legal. */
  update(seat: number | null, legal: readonly Choice[], steps: readonly PickStep[] = []): void {
    const same = seat === this.seat
    const wasOpen = this.aim !== null && this.state(this.aim.pick) !== 'disabled'
    if (!same) this.#seen = new Map()
    this.#follow(same, legal)
    this.#seen = new Map([...this.#seen, ...legal.map((choice) => [choice.move, choice] as const)])
    this.seat = seat
    this.legal = legal
    this.waits = false
    this.#steps = new Map(steps.map((step) => [step.pick, step]))
    this.doubted = null
    this.taken = stillTaken(this.#ways, this.taken)
    // what a choice has closed is refused only to who points at it again
    const closes = wasOpen && this.aim !== null && this.state(this.aim.pick) === 'disabled'
    if (legal.length === 0 || closes) this.aim = null
  }

  #follow(same: boolean, legal: readonly Choice[]): void {
    if (same && !isAnswered(this.#retraction, legal)) return
    const made = same ? this.#made : null
    this.#retraction = retraction(same ? this.#retraction : NOTHING, legal, made)
    this.#made = null
  }

  /** The move that undoes the latest of the choices that are still open. */
  get retract(): Choice | undefined {
    return undoing(this.#retraction)
  }

  async undo(): Promise<void> {
    if (this.retract) await this.choose(this.retract, false, true)
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

  /** Whether the first gesture at it only points: small steps are taken back as easily as made. */
  asksTwice(pick: string): boolean {
    const isSmall = this.moves(pick).every((choice) => !choice.loses && this.isSmall(choice))
    return this.confirm && !isSmall
  }

  /** What to point at after a thing that completes no move, and what its button is called. */
  step(pick: string): PickStep | undefined {
    return this.#steps.get(pick)
  }

  /** Takes what is pointed at, and makes the move that it completes; one that loses is doubted. */
  take(pick: string): void {
    this.#take(pick, false)
  }

  goOn(pick: string): void {
    this.#take(pick, true)
  }

  #take(pick: string, goesOn: boolean): void {
    if (this.isBusy) return
    const taken = afterPick(this.#ways, this.taken, pick)
    const choice = completed(this.#ways, taken)
    if (!choice || taken.length === 0) this.#keep(taken)
    else if (choice.loses) [this.doubted, this.aim] = [choice, null]
    else void this.choose(choice, goesOn)
  }

  /** In the middle of a move: a dock or a tip would cover what comes next. */
  #keep(taken: readonly string[]): void {
    this.taken = taken
    this.aim = null
    this.doubted = null
  }

  /** Make a move; nothing is selectable until the table has answered. */
  async choose(choice: Choice, goesOn = false, undoes = false): Promise<void> {
    if (this.isBusy) return
    this.#made = { choice, undoes }
    this.taken = choice.picks
    this.aim = null
    this.doubted = null
    this.sending = true
    try {
      if ((await this.#answers.send(choice, goesOn)) === false) this.#made = null
    } finally {
      this.sending = false
      this.taken = []
    }
  }

  back(): void {
    if (this.sending) return
    this.aim = null
    if (this.doubted) this.doubted = null
    else this.taken = this.taken.slice(0, -1)
  }

  /** The one move that this pick makes, or that is left after it. */
  leadsTo(pick: string): Choice | undefined {
    const moves = this.moves(pick)
    return this.completes(pick) ?? (moves.length === 1 ? moves[0] : undefined)
  }

  async preview(pick: string, then: readonly string[] = []): Promise<Previewed | null> {
    const choice = this.leadsTo(pick)
    return choice ? this.previewMove(choice, then) : null
  }

  previewMove(choice: Choice, then: readonly string[] = []): Promise<Previewed | null> {
    return this.#answers.preview(choice, then)
  }

  async why(pick: string): Promise<Why | null> {
    return this.#answers.why([...this.taken, pick])
  }

  whyNot(choice: Choice): Promise<Why | null> {
    return this.#answers.why(choice.picks)
  }

  at(pick: string, then: readonly string[] = []): Attachment<Element> {
    const name = [pick, ...then].join(' ')
    const known = this.#hooks.get(name) ?? this.#hook(pick, then)
    this.#hooks.set(name, known)
    return known
  }

  #hook(pick: string, then: readonly string[]): Attachment<Element> {
    return (element) => {
      const named = element.hasAttribute('aria-label')
      $effect(() => this.#dress(element, pick, named))
      $effect(() => {
        put(element, 'data-hinted', hintOf(this.hinted, pick, then))
      })
      const unlisten = listen(element, {
        ...this.#aiming(pick, element, then),
        click: () => this.#click(pick, element, then),
        keydown: (event) => this.#key(event as KeyboardEvent, pick, element, then),
      })
      return () => {
        unlisten()
        if (!named) undress(element) // the element may become the thing of another pick
        queueMicrotask(() => this.#forget(element))
      }
    }
  }

  /** What makes a thing the one that is pointed at, without choosing it. */
  #aiming(pick: string, element: Element, then: readonly string[]): Handlers {
    return {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType === 'mouse') this.#entered = element
      },
      // a thing that appears below a mouse at rest is entered without a move
      pointermove: () => {
        if (this.#entered !== element) return
        this.#entered = null
        this.#point(pick, element, then)
      },
      pointerleave: () => this.#leave(element),
      focus: () => {
        if (element.matches(':focus-visible')) this.#point(pick, element, then)
      },
      // what is removed from the page while it has the focus blurs in the middle of that
      blur: () => queueMicrotask(() => this.#leave(element)),
    }
  }

  /** For a button of the frame, which is pressed once: a mouse or a key sees what it would do. */
  previews(pick: string): Attachment<Element> {
    return (element) => {
      const unlisten = listen(element, this.#aiming(pick, element, []))
      return () => {
        unlisten()
        queueMicrotask(() => this.#forget(element))
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
    const says = this.completes(pick)?.words ?? this.step(pick)?.prompt ?? null
    if (!named) name(element, idle ? null : says)
  }

  #click(pick: string, element: Element, then: readonly string[]): void {
    const state = this.state(pick)
    if (state === 'idle') return
    const pointedAt = this.aim?.element === element
    // the first part of a move that says what it is (`data-begins`) is undone as easily as done
    const begins = element.hasAttribute('data-begins') && !this.completes(pick)
    const only = !pointedAt && !begins && this.asksTwice(pick)
    if (state === 'disabled' || (state === 'selectable' && only)) {
      this.doubted = null // who points at something else has answered
      this.#point(pick, element, then, true)
      return
    }
    this.take(pick)
  }

  #key(event: KeyboardEvent, pick: string, element: Element, then: readonly string[]): void {
    if (element.tagName === 'BUTTON' || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    this.#click(pick, element, then)
  }

  #point(pick: string, element: Element, then: readonly string[], tried = false): void {
    if (this.state(pick) !== 'idle') this.aim = { pick, element, then, tried }
  }

  #leave(element: Element): void {
    if (!this.confirm) this.#forget(element)
  }

  #forget(element: Element): void {
    if (this.aim?.element === element) this.aim = null
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

/** Takes off the name that a pick has given. */
function undress(element: Element): void {
  put(element, 'aria-label', null)
  put(element, 'aria-description', null)
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

type Handlers = Record<string, (event: Event) => void>

function listen(element: Element, handlers: Handlers): () => void {
  const entries = Object.entries(handlers)
  for (const [kind, handler] of entries) element.addEventListener(kind, handler)
  return () => {
    for (const [kind, handler] of entries) element.removeEventListener(kind, handler)
  }
}
