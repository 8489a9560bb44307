/** The first game of German Railroads, step by step. */
import { FIRST, LAST, MINE, part, type TourPlan } from '../../tour/tour'

export const tour: TourPlan = {
  words: 'gr-tour',
  steps: [
    ...FIRST,
    { id: 'spaces', tab: 'board', at: [part('district:track')] },
    { id: 'tracks', tab: 'mine', at: ['.place.mine [data-pick^="my:track:"]', MINE] },
    {
      id: 'reach',
      tab: 'mine',
      at: ['.place.mine [data-pick^="my:slot:"]', '.place.mine [data-at^="slot:"]', MINE],
    },
    { id: 'works', tab: 'board', at: [part('district:works')] },
    { id: 'industry', tab: 'mine', at: ['.place.mine [data-at^="industry:"]', MINE] },
    { id: 'specials', tab: 'mine', at: ['.place.mine [data-subject="special-space"]', MINE] },
    { id: 'engineers', tab: 'board', at: [part('district:engineer')] },
    { id: 'order', tab: 'board', at: [part('district:order')] },
    ...LAST,
  ],
}
