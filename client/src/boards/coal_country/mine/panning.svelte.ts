/** On a narrow screen a wide mine is shown in part: its middle, or the tile that is about to lie. */
import { withPicture } from '../../../board'
import { endInSight, topInSight } from '../../../lib/inSight'

/** Pixels between the tile and what lies over the page. */
const ROOM = 8

const ghostIn = (pan: HTMLElement): Element | null => pan.querySelector('.trying > rect')

function center(pan: HTMLElement): void {
  const ghost = ghostIn(pan)
  if (!ghost) {
    pan.scrollLeft = (pan.scrollWidth - pan.clientWidth) / 2
    return
  }
  const [tile, frame] = [ghost.getBoundingClientRect(), pan.getBoundingClientRect()]
  pan.scrollLeft += (tile.left + tile.right - frame.left - frame.right) / 2
}

/** Scrolls the page so that the sheet at its end, so high, does not lie over the tile. */
function clear(pan: HTMLElement, sheet: number): void {
  const tile = ghostIn(pan)?.getBoundingClientRect()
  if (!tile) return
  const by = Math.min(tile.bottom - endInSight() + sheet, tile.top - topInSight())
  if (by > -ROOM) scrollBy({ top: by + ROOM, behavior: 'instant' })
}

/** To be called while a component is made; `cell` is where a tile is about to be laid. */
export function panning(
  pan: () => HTMLElement | undefined,
  columns: () => number,
  cell: () => string | null,
): void {
  $effect(() => {
    const wide = columns() > 0 ? pan() : undefined
    if (!wide) return undefined
    cell()
    return withPicture(() => center(wide))
  })
  $effect(() => {
    const [wide, app] = [pan(), document.querySelector<HTMLElement>('.app')]
    if (cell() === null || !wide || !app) return undefined
    // the frame writes there how high its sheet is
    const sheet = new MutationObserver(() => {
      const height = parseFloat(app.style.getPropertyValue('--dock'))
      if (height > 0) clear(wide, height)
    })
    sheet.observe(app, { attributeFilter: ['style'] })
    return () => sheet.disconnect()
  })
}
