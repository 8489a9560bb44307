/** German Railroads and Russian Railroads, drawn. */
import './styles.css'

export { default as Mine } from './mine/Mine.svelte'
export { default as Other } from './Other.svelte'
export { default as Whole } from './mine/Whole.svelte'
export { default as Shared } from './shared/Shared.svelte'
export { default as KindIcon } from './parts/KindIcon.svelte'
export { deedIcons } from './deeds'
export { flightsOf } from './flights'
export { freshOf } from './fresh'
