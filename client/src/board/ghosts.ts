/** What is seen of a piece while it travels: a picture of it, or its symbol. */
import type { Flight } from './flights'
import { NAMES } from './waits'

const SVG = 'http://www.w3.org/2000/svg'

/** A piece of a drawing, or a card. */
export type Drawn = SVGGraphicsElement | HTMLElement

/** A picture of a card, and how large that was. */
export interface Picture {
  ghost: HTMLElement
  box: Pick<DOMRect, 'width' | 'height'>
}

/** What flies: a picture of the piece itself, as large as it is, or its symbol alone. */
export function ghostOf(
  { symbol, tint }: Flight,
  piece: SVGSVGElement | HTMLElement | null,
): Drawn {
  if (piece instanceof HTMLElement) return pictureOf(piece)
  const ghost = piece ? (piece.cloneNode(true) as SVGSVGElement) : symbolOf(symbol)
  for (const name of NAMES) ghost.removeAttribute(name)
  ghost.classList.add('bd-flying', ...tint.split(' ').filter(Boolean))
  ghost.setAttribute('aria-hidden', 'true')
  return ghost
}

/** A picture of a card; its own style would win over that of what flies, so it lies in a frame. */
export function pictureOf(card: HTMLElement): HTMLElement {
  const frame = document.createElement('div')
  const picture = card.cloneNode(true) as HTMLElement
  for (const part of [picture, ...picture.querySelectorAll('*')]) {
    for (const name of NAMES) part.removeAttribute(name)
  }
  Object.assign(picture.style, { width: '100%', height: '100%' })
  frame.append(picture)
  frame.classList.add('bd-flying')
  frame.setAttribute('aria-hidden', 'true')
  return frame
}

function symbolOf(symbol: string): SVGSVGElement {
  const drawing = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${symbol}`)
  drawing.append(use)
  drawing.setAttribute('viewBox', symbol.startsWith('i-') ? '0 0 24 24' : '0 0 28 28')
  return drawing
}
