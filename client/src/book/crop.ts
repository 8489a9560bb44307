/** How a part of a drawn board is cut out and fitted into a picture. */
import { selectorOf } from '../lessons/targets'

export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** What is left around the things that are shown. */
export const MARGIN = 8
const SUBJECT = 'subject:'
/** The largest that things are drawn, compared with a table. */
const MAX_SCALE = 1.2

/** The things of a name: as lessons point, or all of a subject, by the id of its explanation. */
function thingsIn(stage: Element, name: string): Element[] {
  if (!name.startsWith(SUBJECT)) return [...stage.querySelectorAll(selectorOf(name))]
  const id = name.slice(SUBJECT.length)
  return [...stage.querySelectorAll<HTMLElement>('[data-subject]')].filter((element) =>
    isOf(element.dataset.subject ?? '', id),
  )
}

/** Whether a thing (`space:mining:8`) is of a subject (`space-mining`). */
export function isOf(thing: string, id: string): boolean {
  return `${thing.replaceAll(':', '-')}-`.startsWith(`${id}-`)
}

/** The boxes of things of these names within a stage that is drawn at a scale. */
export function boxesIn(stage: Element, names: readonly string[], scale: number): Area[] {
  const from = stage.getBoundingClientRect()
  return names
    .flatMap((name) => thingsIn(stage, name))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, width, height }) => ({
      left: (left - from.left) / scale,
      top: (top - from.top) / scale,
      width: width / scale,
      height: height / scale,
    }))
}

/** The box around boxes with a margin, within a page of this size; all of it if there are none. */
export function around(
  boxes: readonly Area[],
  page: { width: number; height: number },
  margin = MARGIN,
): Area {
  if (boxes.length === 0) return { left: 0, top: 0, ...page }
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - margin)
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - margin)
  const right = Math.max(...boxes.map((box) => box.left + box.width)) + margin
  const bottom = Math.max(...boxes.map((box) => box.top + box.height)) + margin
  return {
    left,
    top,
    width: Math.min(page.width, right) - left,
    height: Math.min(page.height, bottom) - top,
  }
}

/** How large to draw a box so that it fits. */
export function scaleFor(box: Area, room: { width: number; height: number }): number {
  if (box.width <= 0 || box.height <= 0) return 1
  return Math.min(room.width / box.width, room.height / box.height, MAX_SCALE)
}
