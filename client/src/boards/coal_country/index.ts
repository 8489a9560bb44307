/** Coal Country, drawn. */
import sprite from './parts/sprite.svg?raw'
import './styles.css'

/** The pieces of this game come into the page with its board, once. */
document.body.insertAdjacentHTML('beforeend', sprite)

export { default as Mine } from './mine/Mine.svelte'
export { default as Other } from './Other.svelte'
export { default as Shared } from './shared/Shared.svelte'
export { default as KindIcon } from './parts/KindIcon.svelte'
export { buttonWords } from './buttons'
export { deedIcons } from './deeds'
export { flightsOf } from './flights'
export { freshOf } from './fresh'
/** The least width of a mine beside those of others: four fit on a wide screen. */
export const otherWidth = '13.5rem'
