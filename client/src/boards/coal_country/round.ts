/** What has happened this round, by area: the reveal as a sequence that can be read again. */
import type { LogEntry } from '../../api/types'
import { NAMED_SPACES, PLAYABLE, SPACES } from './components'

/** 0 is the placement, 1 to 7 are the areas, 8 is the end of the round. */
export const PLACEMENT = 0
export const ROUND_END = 8
export type Chapter = LogEntry & { area: number }

const AREA_OF_SPACE: Record<string, number> = {
  broker: 3,
  market: 5,
  tandem: 5,
  construction: 6,
  refuse: 7,
  storage: 7,
  ...Object.fromEntries(PLAYABLE.map((name) => [name, 1])),
}

const AREA_OF_KEY: Record<string, number> = {
  'cc.tavern.active': 1,
  'cc.church.active': 1,
  'cc.rested': 1,
  'cc.idle': 1,
  'cc.store.left': 1,
  'cc.swapped': 1,
  'cc.church.helped': 2,
  'cc.church.declined': 2,
  'cc.tile.mined': 2,
  'cc.produced': 2,
  'cc.mined': 2,
  'cc.sold': 3,
  'cc.sold.none': 3,
  'cc.permit.paid': 4,
  'cc.permit.declined': 4,
  'cc.permit.none': 4,
  'cc.tile.drawn': 4,
  'cc.tile.laid': 4,
  'cc.tile.covered': 4,
  'cc.bought': 5,
  'cc.bought.none': 5,
  'cc.install.declined': 5,
  'cc.built': 6,
  'cc.built.over': 6,
  'cc.built.none': 6,
  'cc.built.enough': 6,
  'cc.denied': 6,
  'cc.cleared': 7,
  'cc.storage.left': 7,
  'cc.reported': ROUND_END,
  'cc.coal.kept': ROUND_END,
  'cc.coal.lost': ROUND_END,
  'cc.cube.stays': ROUND_END,
  'cc.bag.refilled': ROUND_END,
  'cc.cube.drawn': ROUND_END,
  'cc.building.shown': ROUND_END,
  'cc.building.removed': ROUND_END,
  'cc.building.aged': ROUND_END,
  'cc.pile.shuffled': ROUND_END,
  'cc.gauge.set': ROUND_END,
  'cc.market.stocked': ROUND_END,
  'cc.market.cleared': ROUND_END,
  'cc.inspection': ROUND_END,
  'cc.inspected': ROUND_END,
}

/** Lines that are told in another way, or belong to nobody's story. */
const UNTOLD = new Set(['cc.opened', 'cc.placed', 'cc.placed.value', 'cc.withdrawn'])

function areaOf({ key, args }: LogEntry, now: number, mined: boolean): number {
  if (key !== 'cc.revealed') return AREA_OF_KEY[key] ?? now
  const space = SPACES[args.space ?? -1] ?? ''
  if ((NAMED_SPACES as readonly string[]).includes(space)) return AREA_OF_SPACE[space] ?? now
  return mined ? 4 : 2
}

/** The lines of the round that is being played, or of the one before if none is yet. */
export function chapters(story: readonly LogEntry[]): Chapter[] {
  const began = story.findLastIndex(({ key }) => key === 'cc.round.began')
  const found: Chapter[] = []
  let now = PLACEMENT
  let mined = false
  for (const line of story.slice(began + 1)) {
    now = Math.max(now, areaOf(line, now, mined))
    mined ||= line.key === 'cc.mined'
    if (!UNTOLD.has(line.key)) found.push({ ...line, area: now })
  }
  return found
}

/** One story out of several tellings: each line once, in order, none that was taken back. */
export function mended(...tellings: (readonly LogEntry[])[]): LogEntry[] {
  const lines = new Map(tellings.flat().map((line) => [line.number, line]))
  const kept: LogEntry[] = []
  for (const line of [...lines.values()].sort((a, b) => a.number - b.number)) {
    const backTo = line.back_to
    if (backTo === null) kept.push(line)
    else while ((kept.at(-1)?.number ?? -1) > backTo) kept.pop()
  }
  return kept
}
