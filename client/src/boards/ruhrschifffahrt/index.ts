/** Ruhrschifffahrt, drawn. */
import './styles.css'
import symbols from './symbols.svg?raw'

/** The pieces and signs of this game come into the page with its board, once: words use them too. */
document.body.insertAdjacentHTML('beforeend', symbols)

export { default as Mine } from './mine/Mine.svelte'
export { default as Other } from './Other.svelte'
export { default as Shared } from './shared/Shared.svelte'
export { buttonWords } from './buttons'
export { deedIcons } from './deeds'
export { flightsOf } from './flights'
export { freshOf } from './fresh'
export { longMoves } from './longMoves'
export { openNote } from './openNote'
/** The least width of a board beside those of others: four fit on a wide screen. */
export const otherWidth = '14rem'
