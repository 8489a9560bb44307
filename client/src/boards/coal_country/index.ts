/** Coal Country, drawn. */
import type { Component } from 'svelte'
import type { BoardModule, BoardProps, OtherProps } from '../board'
import Mine from './mine/Mine.svelte'
import Other from './Other.svelte'
import sprite from './parts/sprite.svg?raw'
import Shared from './shared/Shared.svelte'
import '../../board/board.css'
import './styles.css'

/** The pieces of this game come into the page with its board, once. */
document.body.insertAdjacentHTML('beforeend', sprite)

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
