/** The first game of Coal Baron, step by step. */
import { ASKING, HINT, LOG, MENU, MINE, OTHERS, UNDO, part, type Tour } from '../../tour/tour'

export const tour: Tour = {
  words: 'cb-tour',
  steps: [
    { id: 'goal', tab: 'board', at: [] },
    { id: 'asking', tab: 'board', at: [ASKING] },
    { id: 'workers', tab: 'mine', at: ['.place.mine [data-at^="crew:"]', MINE] },
    { id: 'factory', tab: 'board', at: [part('district:factory')] },
    { id: 'pit', tab: 'mine', at: ['.place.mine .pit', MINE] },
    { id: 'mining', tab: 'board', at: [part('district:mining')] },
    { id: 'orders', tab: 'mine', at: ['.place.mine [data-at^="orders:"]', MINE] },
    { id: 'delivery', tab: 'board', at: [part('district:delivery')] },
    { id: 'money', tab: 'board', at: [part('district:money'), part('district:order')] },
    { id: 'clock', tab: 'board', at: [part('clock')] },
    { id: 'others', tab: 'others', at: [OTHERS] },
    { id: 'hint', tab: 'board', at: [HINT, UNDO] },
    { id: 'log', tab: 'log', at: [LOG] },
    { id: 'menu', tab: 'board', at: [MENU] },
  ],
  texts: {
    en: () => import('./tour/en.ftl?raw'),
    nl: () => import('./tour/nl.ftl?raw'),
    de: () => import('./tour/de.ftl?raw'),
  },
}
