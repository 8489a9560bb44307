/** What the parts of this board draw: the view and its names. */
export * from './components'
export * from './effects'
export * from './industry'
export * from './rail'
export * from './spaces'
export * from './tasks'
export * from './explained'
export type * from './view'
