/** What the parts of this board draw: the view and its names. */
export * from './company'
export * from './components'
export * from './gestures.svelte'
export * from './round'
export * from './standing'
export type * from './view'
