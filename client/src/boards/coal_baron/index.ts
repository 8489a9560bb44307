/** Coal Baron, drawn. */
export { default as Mine } from './mine/Mine.svelte'
export { default as Other } from './Other.svelte'
export { default as Shared } from './shared/Shared.svelte'
export { deedIcons } from './deeds'
/** The least width of a pit beside those of others: four fit on a wide screen. */
export const otherWidth = '14rem'
export { flightsOf } from './flights'
export { freshOf } from './fresh'
