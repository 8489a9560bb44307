/** Ruhrschifffahrt, drawn. */
import './styles.css'

export { default as Mine } from './mine/Mine.svelte'
export { default as Other } from './Other.svelte'
export { default as Shared } from './shared/Shared.svelte'
export { deedIcons } from './deeds'
export { flightsOf } from './flights'
export { freshOf } from './fresh'
/** The least width of a board beside those of others: four fit on a wide screen. */
export const otherWidth = '14rem'
