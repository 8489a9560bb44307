/** What the parts of this board draw: the view and its names. */
export * from './choosing.svelte'
export * from './fresh'
export * from './geometry'
export * from './names'
export * from './places'
export type { Memory, Player, Table } from './view'
