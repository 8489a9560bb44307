/** How a tile that was drawn can be turned, and what the server says of each turning. */
import { tick, untrack } from 'svelte'
import type { Pointing } from '../../../board/types'
import { TURNS } from '../components'

/** The signs among what a move changes: of unfinished tunnels, and of a tile that is cut off. */
const OPEN_ENDS = 'track'
const CUT_OFF = 'nolink'

interface Outlook {
  /** How many unfinished tunnels the mine has then; none: as many as before. */
  ends: number | undefined
  /** No tunnel would lead to the tile from the entrance. */
  cut: boolean
}

export interface Turnings {
  /** Those that are possible: first those that are connected with the entrance. */
  readonly all: readonly number[]
  /** What is known of one; nothing before the server has answered. */
  of: (turned: number) => Outlook | undefined
}

/** Those that are not cut off come first; the others stay in their order. */
export function connectedFirst(
  turns: readonly number[],
  outlooks: ReadonlyMap<number, Outlook>,
): readonly number[] {
  const cut = (turned: number): boolean => outlooks.get(turned)?.cut ?? false
  return [...turns.filter((turned) => !cut(turned)), ...turns.filter(cut)]
}

async function outlookOf(pointing: Pointing, turned: number): Promise<[number, Outlook]> {
  const found = await pointing.preview(`turn:${turned}`)
  const rows = [...(found?.deltas ?? []), ...(found?.more ?? [])]
  const ends = rows.find(({ kind, icon }) => kind === 'number' && icon === OPEN_ENDS)?.after
  return [turned, { ends: ends ?? undefined, cut: rows.some(({ icon }) => icon === CUT_OFF) }]
}

/** Ask about all turnings once a cell is chosen; to be called while a component is made. */
export function turnings(pointing: () => Pointing, cell: () => string | null): Turnings {
  let outlooks = $state.raw<ReadonlyMap<number, Outlook>>(new Map())
  const turns = $derived(
    cell() === null
      ? [0]
      : TURNS.filter((turned) => pointing().state(`turn:${turned}`) !== 'disabled'),
  )
  const all = $derived(connectedFirst(turns, outlooks))
  /** They are asked about once, however often the board is looked at again. */
  const question = $derived(cell() === null ? null : [cell(), ...turns].join())
  $effect(() => {
    if (question === null) {
      outlooks = new Map()
      return undefined
    }
    const [asked, now] = untrack(() => [turns, pointing()] as const)
    let current = true
    outlooks = new Map()
    void Promise.all(asked.map((turned) => outlookOf(now, turned))).then(async (found) => {
      if (!current) return
      // who has reached one of them with keys stays there when they change places
      const { activeElement } = document
      outlooks = new Map(found)
      await tick()
      if (activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus()
    })
    return () => (current = false)
  })
  return {
    get all() {
      return all
    },
    of: (turned) => outlooks.get(turned),
  }
}
