/** The table in play in this window: through whose eyes, what they see, and what can be done. */
import { createContext, flushSync, tick, untrack } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'
import type { Choice, Hinted, Position, Table, You } from '../api/types'
import { finish, remaining, whenStill } from '../board/motion'
import type { BoardModule } from '../board/types'
import { isDrawn, loadBoard, loadTour } from '../boards'
import { explainer } from '../explain/explainer.svelte'
import { explainable } from '../explain/subjects'
import { badge, call } from '../lib/attention'
import { lang, learn } from '../lib/i18n.svelte'
import { confirms, prefs } from '../lib/prefs.svelte'
import type { Tour } from '../tour/tour'
import { follow } from './follow'
import { isAbout } from './hints'
import { showsNames } from './names'
import { Plan } from './plan'
import { Pointer } from './pointing.svelte'
import { Rerun } from './rerun.svelte'
import { seatInfos, seatToShow } from './seats'
import { latestOfOthers, sinceOwn, turnsOf, turnsSinceOwn } from './story'
import type { TableStore, Received } from './table.svelte'

/** Whoever has had this many turns is offered no tour any more; the menu still has it. */
const AT_HOME = 4

/** For every part of the page; provided by PlayPage, where table and position are there. */
export const [usePlay, providePlay] = createContext<Play>()

export class Play {
  readonly store: TableStore
  readonly rerun = new Rerun()
  readonly pointer: Pointer
  readonly #plan = new Plan()
  readonly #narrow = new MediaQuery('(max-width: 719px)')

  /** Whose eyes; null: a spectator's. */
  me = $state<number | null>(null)
  /** The seat that the screen was last handed to, at a hot seat; at first to nobody. */
  uncovered = $state<number | null>(null)
  board = $state.raw<BoardModule | null>(null)
  hinted = $state.raw<Hinted | null>(null)
  /** The move that leads to what a hint was about: once it is made, the hint is asked for again. */
  leadsToHint: string | null = null
  /** A hint is on its way. */
  asking = $state(false)
  menu = $state(false)
  ending = $state(true)
  touring = $state.raw<Tour | null>(null)
  tab = $state('board')
  drawer = $state<'log' | 'chat'>('log')
  /** How often what others did was asked for and could only be shown in the log. */
  shownInLog = $state(0)
  /** A lesson speaks of something, and leads the view there. */
  isLed = false
  /** The card of a lesson's step that is read. */
  lessonCard = $state.raw({ step: -1, card: 0 })
  /** The game was known when the table was opened: names stay until one leaves it. */
  readonly #known: boolean
  #hidden = $state(false)

  readonly table = $derived.by(() => this.store.table as Table)
  readonly you = $derived.by(() => this.store.you as You)
  readonly #anyone = $derived.by(() => [...this.store.received.values()][0])
  /** What this viewer received, and what is shown of it: it may be looked at again. */
  readonly received = $derived.by(() => this.store.received.get(this.me) ?? this.#anyone)
  readonly seen = $derived.by(() => (this.rerun.showing ?? this.received) as Received)
  readonly position: Position = $derived.by(() => this.seen.position)
  #announced = $state.raw<Received | null>(null)
  /** What is asked waits for what led to it: the question, the choices, and how many there are. */
  readonly announced = $derived.by(() => this.#announced ?? this.seen)
  readonly seats = $derived.by(() => seatInfos(this.table, this.position))
  readonly names = $derived.by(() => this.table.seats.map(({ name }) => name))
  readonly since = $derived.by(() => sinceOwn(this.seen.story, this.seen.turns, this.me))
  /** The turns that others have had since the own one. */
  readonly turnsSince = $derived.by(() => turnsSinceOwn(this.seen.story, this.seen.turns, this.me))
  /** What they did last, until the own turn goes on. */
  readonly latest = $derived.by(() => latestOfOthers(this.seen.story, this.seen.turns, this.me))
  /** The last turn that was there when the log was looked at. */
  #readTo = $state(0)
  /** Of those turns, how many the log has not shown yet. */
  readonly unreadTurns = $derived(
    this.turnsSince.filter(({ number }) => number > this.#readTo).length,
  )
  /** The lesson that is under way here; in a game that is looked at again, none. */
  readonly lesson = $derived.by(() =>
    this.rerun.showing ? null : (this.received?.position.lesson ?? null),
  )
  /** The number of the card that the lesson shows now. */
  readonly card = $derived.by(() => {
    const { step, card } = this.lessonCard
    return this.lesson?.step === step ? Math.min(card, this.lesson.cards.length - 1) : 0
  })
  /** The lesson only speaks: nothing is asked before that is read. */
  readonly isTold = $derived.by(() => {
    if (!this.lesson || this.isTextMode) return false
    return this.card < this.lesson.cards.length - 1 || this.lesson.waits === 'go-on'
  })
  /** Someone who learns sits here: in a guided game, or because they like it so. */
  readonly isCoached = $derived.by(
    () => (this.table.settings.guided || prefs.learner === 'on') && this.table.status === 'playing',
  )
  /** Signs have their names beside them. */
  readonly isNamed = $derived.by(() =>
    showsNames({
      learner: prefs.learner,
      known: this.#known,
      hidden: this.#hidden,
      guided: this.table.settings.guided,
      lesson: this.lesson !== null,
    }),
  )
  readonly isCovered = $derived.by(
    () =>
      this.you.seats.length > 1 &&
      prefs.hotSeatCover &&
      this.me !== this.uncovered &&
      this.table.status !== 'over',
  )
  readonly isTextMode = $derived.by(() => prefs.view === 'text' || !isDrawn(this.table.game))
  /** A computer plays the seat through whose eyes this is. */
  readonly standsIn = $derived.by(
    () => this.me !== null && Boolean(this.table.seats[this.me]?.stand_in),
  )
  readonly myTurn = $derived.by(
    () =>
      this.me !== null &&
      !this.standsIn &&
      (this.received?.position.actors.includes(this.me) ?? false),
  )
  /** Hints are for tables whose settings allow them, and for those who play against computers alone. */
  readonly hints = $derived.by(
    () =>
      !this.lesson &&
      (this.table.settings.hints ||
        this.table.seats.every(({ person }) => !person || person === this.you.person)),
  )
  /** Whether nobody else sits at the table, not even a computer. */
  readonly isAlone = $derived.by(() => this.me !== null && this.seats.length === 1)
  readonly offersTour = $derived.by(
    () =>
      !this.isTextMode &&
      this.board !== null &&
      this.me !== null &&
      !this.table.seats[this.me]?.stand_in &&
      turnsOf(this.seen.turns, this.me).length < AT_HOME &&
      !this.table.settings.guided &&
      !this.touring &&
      !prefs.toured.includes(this.table.game),
  )

  /** How many things can be chosen in each place of a drawn board, and nowhere else. */
  choosable = $state.raw<Readonly<Record<string, number>>>({})

  /** To be called while a component is made. */
  constructor(store: TableStore) {
    this.store = store
    this.#known = prefs.known.includes(this.table.game)
    this.pointer = new Pointer({
      send: async ({ move }, goesOn) => {
        this.hinted = null
        this.#plan.notice(move)
        return this.me !== null && store.move(this.me, move, goesOn)
      },
      preview: async ({ move }, then) =>
        this.me === null ? null : store.preview(this.me, move, [...then]),
      why: async (picks) => (this.me === null ? null : store.why(this.me, picks)),
    })
    this.pointer.confirm = confirms()
    this.pointer.isSmall = ({ small }) => prefs.confirm === 'auto' && small
    $effect.pre(() => {
      const actors = this.#anyone?.position.actors ?? []
      const before = untrack(() => this.me)
      this.me = seatToShow(this.you.seats, this.table.seats, actors, before)
    })
    $effect.pre(() => {
      if (this.#isOwn(this.seen)) this.#announced = this.seen
    })
    $effect(() => {
      const now = this.seen
      if (this.#isOwn(now)) return undefined
      return whenStill(() => (this.#announced = now))
    })
    $effect.pre(() => {
      const { me: seat, table } = this
      const away = this.rerun.showing || this.isCovered || this.standsIn
      const closed = away || table.paused || this.isTold
      const comes = this.announced !== this.seen
      // where a computer plays the seat nothing can be chosen, but what is asked is announced as late
      this.pointer.waits = comes && (!closed || this.standsIn)
      if (comes && !closed) return
      const { legal = [], steps = [] } = closed ? {} : (this.received?.position ?? {})
      untrack(() => {
        this.pointer.update(seat, legal, steps)
        if (!isAbout(this.hinted, legal)) this.hinted = null
        this.#hintAgain(legal)
      })
    })
    $effect(() => {
      if (this.pointer.isBusy) return
      const next = this.#plan.next(this.received?.position.seq ?? 0, this.pointer.legal)
      if (next) untrack(() => void this.pointer.choose(next))
    })
    $effect(() => {
      if (this.received) this.rerun.keep(this.me, this.received)
    })
    $effect(() => {
      const last = this.received?.turns.at(-1)?.number ?? 0
      if (this.tab === 'log' && this.drawer === 'log') this.#readTo = last
    })
    $effect(() => {
      if (this.table.settings.lesson) this.declineTour() // who had a lesson needs no tour
    })
    $effect(() => {
      if (this.received?.position.over && this.me !== null) this.#know()
    })
    $effect(() => store.setTextMode(this.isTextMode))
    $effect(() => {
      void lang()
      // in other words, once the server knows the language
      if (untrack(() => this.hinted)) void tick().then(this.hint)
    })
    $effect(() => {
      // in text too: a board has words, and moves that it offers in a row
      if (!this.board && isDrawn(this.table.game)) void this.#fetchBoard(this.table.game)
    })
    $effect(() => {
      if (this.isTextMode || !this.board || this.pointer.selectable.size === 0) {
        this.choosable = {}
        return
      }
      const narrow = this.#narrow.current
      // a tour leads the view elsewhere: at its end what is asked comes into sight again
      const toured = this.touring !== null
      return untrack(() =>
        follow({
          narrow,
          place: () => this.tab,
          turnTo: (place) => (this.tab = place),
          isLed: () => toured || this.isLed,
          leadsOn: (pick) => this.pointer.moves(pick).some(({ retracts }) => !retracts),
          count: (choosable) => (this.choosable = choosable),
        }),
      )
    })
    $effect(() => {
      badge(this.myTurn ? 1 : 0)
      const { title, id } = this.table
      if (this.myTurn) untrack(() => call(this.received?.position.prompt ?? '', title, id))
    })
  }

  /** Whoever has moved a piece knows where it goes; a position may come again while pieces move. */
  #isOwn({ news }: Received): boolean {
    return news.length > 0 && news.every(({ seat }) => seat === this.me)
  }

  async #fetchBoard(game: string): Promise<void> {
    const loaded = await loadBoard(game)
    if (loaded) await learn(loaded.texts)
    this.board = loaded
  }

  /** Whoever acts waits for no motion: all is where it goes, and what is asked now can be chosen. */
  hurry = (): void => {
    if (remaining() <= 0 && this.announced === this.seen) return
    flushSync(() => this.store.catchUp())
    flushSync(finish)
  }

  /** Whether a place is behind another one now. */
  covered = (place: string): boolean => this.#narrow.current && this.tab !== place

  /** Make a move, and those that are meant to follow on it as far as they are possible. */
  follow = (choice: Choice, then: readonly string[]): void => {
    this.#plan.begin(choice.move, then, this.received?.position.seq ?? 0)
    void this.pointer.choose(choice)
  }

  undo = async (): Promise<void> => {
    this.#plan.end()
    if (this.pointer.taken.length > 0) this.pointer.back()
    else if (this.position.can_undo && this.me !== null) await this.store.undo(this.me)
    else await this.pointer.undo()
  }

  #hintAgain(legal: readonly Choice[]): void {
    if (this.leadsToHint === null || legal.some(({ move }) => move === this.leadsToHint)) return
    this.leadsToHint = null
    if (legal.length > 0) void tick().then(this.hint)
  }

  hint = async (): Promise<void> => {
    const [seat, seq] = [this.me, this.received?.position.seq]
    if (seat === null || this.asking || this.pointer.isBusy) return
    this.asking = true
    const found = await this.store.hint(seat)
    this.asking = false
    // after an undo, or what others did meanwhile, it is about what was asked before
    if (seat === this.me && seq === this.received?.position.seq) this.hinted = found
    else if (this.myTurn) await this.hint()
  }

  showSince = (): void => {
    const starts = !this.isTextMode && this.rerun.start(this.me, this.since, this.turnsSince)
    this.tab = starts ? 'board' : 'log'
    if (starts) return
    this.drawer = 'log'
    this.shownInLog += 1
  }

  /** In words the list of explanations opens; on a board a click explains from now on. */
  explain = (): void => {
    if (this.isTextMode) explainer.glossary = true
    else explainer.toggle()
    if (explainer.mode && this.covered('board') && explainable().length === 0) this.tab = 'board'
  }

  beginTour = async (): Promise<void> => {
    this.menu = false
    this.declineTour()
    const tour = await loadTour(this.table.game)
    if (!tour) return
    await learn(tour.texts)
    const steps = tour.steps.filter(({ tab }) => tab !== 'others' || !this.isAlone)
    this.touring = { ...tour, steps }
  }

  declineTour = (): void => {
    if (!prefs.toured.includes(this.table.game)) prefs.toured.push(this.table.game)
  }

  /** Take away the names beside signs, in this game for good. */
  hideNames = (): void => {
    this.#hidden = true
    this.#know()
    if (prefs.learner === 'on') prefs.learner = 'auto'
  }

  #know(): void {
    if (!prefs.known.includes(this.table.game)) prefs.known.push(this.table.game)
  }

  closeMenu = (): void => {
    this.menu = false
    this.pointer.confirm = confirms()
  }
}
