/** German Railroads and Russian Railroads, drawn. */
import type { Component } from 'svelte'
import type { BoardModule, BoardProps, OtherProps } from '../board'
import '../../board/board.css'
import Mine from './mine/Mine.svelte'
import Other from './Other.svelte'
import Shared from './shared/Shared.svelte'
import './styles.css'

export const board: BoardModule = {
  Shared: Shared as unknown as Component<BoardProps>,
  Mine: Mine as unknown as Component<BoardProps>,
  Other: Other as unknown as Component<OtherProps>,
  texts: {
    en: () => import('./locales/en.ftl?raw'),
    nl: () => import('./locales/nl.ftl?raw'),
    de: () => import('./locales/de.ftl?raw'),
  },
}
