/** The first game of German Railroads, step by step. */
import { ASKING, HINT, LOG, MENU, MINE, OTHERS, UNDO, part, type Tour } from '../../tour/tour'

export const tour: Tour = {
  words: 'gr-tour',
  steps: [
    { id: 'goal', tab: 'board', at: [] },
    { id: 'asking', tab: 'board', at: [ASKING] },
    { id: 'spaces', tab: 'board', at: [part('district:track')] },
    { id: 'tracks', tab: 'mine', at: ['.place.mine [data-pick^="my:track:"]', MINE] },
    {
      id: 'reach',
      tab: 'mine',
      at: ['.place.mine [data-pick^="my:slot:"]', '.place.mine [data-at^="slot:"]', MINE],
    },
    { id: 'works', tab: 'board', at: [part('district:works')] },
    { id: 'industry', tab: 'mine', at: ['.place.mine [data-at^="industry:"]', MINE] },
    { id: 'specials', tab: 'mine', at: ['.place.mine [data-at^="slot:"]', MINE] },
    { id: 'engineers', tab: 'board', at: [part('district:engineer')] },
    { id: 'order', tab: 'board', at: [part('district:order')] },
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
