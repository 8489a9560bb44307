/** The first game of Ruhrschifffahrt, step by step. */
import { ASKING, HINT, LOG, MENU, MINE, OTHERS, UNDO, part, type Tour } from '../../tour/tour'

export const tour: Tour = {
  words: 'rs-tour',
  steps: [
    { id: 'goal', tab: 'board', at: [] },
    { id: 'asking', tab: 'board', at: [ASKING] },
    { id: 'turn', tab: 'board', at: [part('turn')] },
    { id: 'river', tab: 'board', at: [part('district:river')] },
    { id: 'options', tab: 'board', at: [part('district:options')] },
    { id: 'sale', tab: 'board', at: [part('district:river')] },
    { id: 'area', tab: 'mine', at: ['.place.mine [data-at^="area:"]', MINE] },
    {
      id: 'progress',
      tab: 'mine',
      at: ['.place.mine [data-at^="markers:"]', MINE],
    },
    { id: 'purchases', tab: 'board', at: [part('district:depots'), part('district:river')] },
    { id: 'export', tab: 'board', at: [part('district:export')] },
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
