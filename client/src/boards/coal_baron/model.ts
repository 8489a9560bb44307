/** What the parts of this board draw: the view and its names. */
export * from './components'
export * from './orders'
export * from './scoring'
export * from './spaces'
export * from './tunnels'
export type * from './view'
