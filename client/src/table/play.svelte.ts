/** The table in play in this window: through whose eyes, what they see, and what can be done. */
import { createContext, untrack } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'
import type { Hinted, Position, Table, You } from '../api/types'
import type { BoardModule } from '../board/types'
import { isDrawn, loadBoard, loadTour } from '../boards'
import { badge, call } from '../lib/attention'
import { learn } from '../lib/i18n.svelte'
import { confirms, prefs } from '../lib/prefs.svelte'
import type { Tour } from '../tour/tour'
import { Pointer } from './pointing.svelte'
import { Rerun } from './rerun.svelte'
import { seatInfos, seatToShow } from './seats'
import { sinceOwn } from './story'
import type { TableStore, Received } from './table.svelte'

/** For every part of the page; provided by PlayPage, where table and position are there. */
export const [usePlay, providePlay] = createContext<Play>()

export class Play {
  readonly store: TableStore
  readonly rerun = new Rerun()
  readonly pointer: Pointer
  readonly #narrow = new MediaQuery('(max-width: 719px)')

  /** Whose eyes; null: a spectator's. */
  me = $state<number | null>(null)
  /** The seat that the screen was last handed to, at a hot seat; at first to nobody. */
  uncovered = $state<number | null>(null)
  board = $state.raw<BoardModule | null>(null)
  hinted = $state.raw<Hinted | null>(null)
  /** A hint is on its way. */
  asking = $state(false)
  menu = $state(false)
  ending = $state(true)
  touring = $state.raw<Tour | null>(null)
  tab = $state('board')
  drawer = $state<'log' | 'chat'>('log')

  readonly table = $derived.by(() => this.store.table as Table)
  readonly you = $derived.by(() => this.store.you as You)
  readonly #anyone = $derived.by(() => [...this.store.received.values()][0])
  /** What this viewer received, and what is shown of it: it may be looked at again. */
  readonly received = $derived.by(() => this.store.received.get(this.me) ?? this.#anyone)
  readonly seen = $derived.by(() => (this.rerun.showing ?? this.received) as Received)
  readonly position: Position = $derived.by(() => this.seen.position)
  readonly seats = $derived.by(() => seatInfos(this.table, this.position))
  readonly since = $derived.by(() => sinceOwn(this.seen.story, this.me))
  readonly isCovered = $derived.by(
    () =>
      this.you.seats.length > 1 &&
      prefs.hotSeatCover &&
      this.me !== this.uncovered &&
      this.table.status !== 'over',
  )
  readonly isTextMode = $derived.by(() => prefs.view === 'text' || !isDrawn(this.table.game))
  readonly myTurn = $derived.by(
    () => this.me !== null && (this.received?.position.actors.includes(this.me) ?? false),
  )
  /** Hints are for tables whose settings allow them, and for those who play against computers alone. */
  readonly hints = $derived.by(
    () =>
      this.table.settings.hints ||
      this.table.seats.every(({ person }) => !person || person === this.you.person),
  )
  readonly offersTour = $derived.by(
    () =>
      !this.isTextMode &&
      this.board !== null &&
      this.me !== null &&
      !this.touring &&
      !prefs.toured.includes(this.table.game),
  )

  /** To be called while a component is made. */
  constructor(store: TableStore) {
    this.store = store
    this.pointer = new Pointer({
      send: async ({ move }) => {
        this.hinted = null
        if (this.me !== null) await store.move(this.me, move)
      },
      preview: async ({ move }) => (this.me === null ? null : store.preview(this.me, move)),
      why: async (picks) => (this.me === null ? null : store.why(this.me, picks)),
    })
    this.pointer.confirm = confirms()
    $effect.pre(() => {
      const actors = this.#anyone?.position.actors ?? []
      const before = untrack(() => this.me)
      this.me = seatToShow(this.you.seats, this.table.seats, actors, before)
    })
    $effect.pre(() => {
      const { me: seat, table } = this
      const standsIn = seat !== null && table.seats[seat]?.stand_in
      const closed = this.rerun.showing || this.isCovered || table.paused || standsIn
      const legal = closed ? [] : (this.received?.position.legal ?? [])
      untrack(() => this.pointer.update(seat, legal))
    })
    $effect(() => {
      if (this.received) this.rerun.keep(this.me, this.received)
    })
    $effect(() => store.setTextMode(this.isTextMode))
    $effect(() => {
      if (!this.isTextMode && !this.board) void this.#fetchBoard(this.table.game)
    })
    $effect(() => {
      badge(this.myTurn ? 1 : 0)
      const { title, id } = this.table
      if (this.myTurn) untrack(() => call(this.received?.position.prompt ?? '', title, id))
    })
  }

  async #fetchBoard(game: string): Promise<void> {
    const loaded = await loadBoard(game)
    if (loaded) await learn(loaded.texts)
    this.board = loaded
  }

  /** Whether a place is behind another one now. */
  covered = (place: string): boolean => this.#narrow.current && this.tab !== place

  undo = async (): Promise<void> => {
    if (this.pointer.taken.length > 0) this.pointer.back()
    else if (this.me !== null) await this.store.undo(this.me)
  }

  hint = async (): Promise<void> => {
    if (this.me === null) return
    this.asking = true
    this.hinted = await this.store.hint(this.me)
    this.asking = false
  }

  showSince = (): void => {
    if (this.isTextMode || !this.rerun.start(this.me, this.since)) this.tab = this.drawer = 'log'
  }

  beginTour = async (): Promise<void> => {
    this.menu = false
    this.declineTour()
    const tour = await loadTour(this.table.game)
    if (tour) await learn(tour.texts)
    this.touring = tour
  }

  declineTour = (): void => {
    if (!prefs.toured.includes(this.table.game)) prefs.toured.push(this.table.game)
  }

  closeMenu = (): void => {
    this.menu = false
    this.pointer.confirm = confirms()
  }
}
