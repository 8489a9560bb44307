/** A game that is looked through: which moment, through whose eyes, and what there is to see. */
import { records, Refusal } from '../../api/rest'
import type { LogEntry, Position, Replay } from '../../api/types'
import { isDrawn, loadBoard } from '../../boards'
import { Attempt } from '../../lib/attempt.svelte'
import { lang, learn } from '../../lib/i18n.svelte'
import { prefs } from '../../lib/prefs.svelte'
import { reuseUnchanged } from '../../lib/reuseUnchanged'
import { place as page, restate } from '../../lib/router.svelte'
import type { BoardModule } from '../../parts'
import { addPrinted } from '../../table/printed'
import { opening, playOn, turnAt } from './jumps'

/** Milliseconds from step to step while it plays. */
const STEP = 1400
/** Who steps too fast is shown the last line asked for, a moment later. */
const TOO_FAST = 1000

/** What the address of the page asks for. */
const asked = (): URLSearchParams => new URLSearchParams(page.search)
function numberAsked(name: string): number | null {
  const text = asked().get(name)
  return text === null ? null : Number(text)
}

export class Watching {
  replay = $state.raw<Replay | null>(null)
  position = $state.raw<Position | null>(null)
  board = $state.raw<BoardModule | null>(null)
  eyes = $state(numberAsked('seat'))
  open = $state(asked().get('open') === 'true')
  line = $state(numberAsked('line') ?? 0)
  /** No line is asked for: it opens where there is something to see. */
  #opens = numberAsked('line') === null
  playing = $state(false)
  speed = $state(1)
  /** A link says how the table is looked at; otherwise it is as the reader likes it. */
  view = $state(asked().get('view') ?? prefs.view)
  /** What happened in the turn that is shown, up to now; and of that what was not shown before. */
  story = $state.raw<readonly LogEntry[]>([])
  news = $state.raw<readonly LogEntry[]>([])
  readonly attempt = new Attempt()
  readonly last: number = $derived(this.replay?.steps.length ?? 0)
  readonly isTextMode: boolean = $derived(
    !this.replay || this.view === 'text' || !isDrawn(this.replay.game),
  )
  readonly #source: () => string

  /** To be made while a component is made. */
  constructor(source: () => string) {
    this.#source = source
    $effect(() => {
      void [this.eyes, this.open]
      void this.attempt.run(this.#load())
    })
    $effect(() => this.#show(this.line))
    $effect(() => this.#draw())
    $effect(() => this.#play())
    $effect(() => {
      const query = new URLSearchParams({ line: String(this.line), view: this.view })
      if (this.eyes !== null) query.set('seat', String(this.eyes))
      if (this.open) query.set('open', 'true')
      restate(`${location.pathname}?${query.toString()}`)
    })
  }

  /** Goes to a line, and stays there. */
  to = (wanted: number): void => {
    this.playing = false
    this.line = Math.max(0, Math.min(wanted, this.last))
  }

  turnOver(): void {
    this.view = prefs.view = this.isTextMode ? 'board' : 'text'
  }

  async #load(): Promise<void> {
    this.replay = await records.replay(this.#source(), this.eyes, this.open, lang())
    const wanted = this.#opens ? opening(this.replay.turns) : this.line
    this.#opens = false
    this.line = Math.max(0, Math.min(wanted, this.replay.steps.length))
  }

  #show(wanted: number): (() => void) | undefined {
    const { replay, eyes, open, isTextMode } = this
    if (!replay) return undefined
    const since = Math.min((turnAt(replay.turns, wanted)?.first ?? 1) - 1, wanted)
    let timer: ReturnType<typeof setTimeout> | undefined
    const isWanted = (): boolean => wanted === this.line && open === this.open
    const show = (): void => {
      records.position(this.#source(), wanted, since, eyes, open, isTextMode, lang()).then(
        (found) => {
          if (isWanted()) this.#place(found, replay)
        },
        (error: unknown) => {
          const tooFast = error instanceof Refusal && error.key === 'too-fast'
          if (tooFast && isWanted()) timer = setTimeout(show, TOO_FAST)
        },
      )
    }
    show()
    return () => clearTimeout(timer)
  }

  /** Shows a position; where it goes on from the one before, its pieces move. */
  #place(found: Position, replay: Replay): void {
    addPrinted(found, replay.printed)
    const before = this.position
    const goesOn = before !== null && found.line > before.line && found.seat === before.seat
    if (before) found.view = reuseUnchanged(before.view, found.view)
    this.position = found
    this.story = found.story
    this.news = goesOn ? found.story.filter(({ number }) => number > before.seq) : []
  }

  #draw(): void {
    if (!this.replay || this.isTextMode || this.board) return
    void loadBoard(this.replay.game).then(async (loaded) => {
      if (loaded) await learn(loaded.texts)
      this.board = loaded
    })
  }

  #play(): (() => void) | undefined {
    if (!this.playing) return undefined
    const shown = this.replay
    const timer = setInterval(() => {
      if (!shown || this.line >= this.last) this.playing = false
      else this.line = playOn(shown, this.line)
    }, STEP / this.speed)
    return () => clearInterval(timer)
  }
}
