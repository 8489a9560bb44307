/** The first game of Ruhrschifffahrt, step by step. */
import { FIRST, LAST, MINE, part, type TourPlan } from '../../tour/tour'

export const tour: TourPlan = {
  words: 'rs-tour',
  steps: [
    ...FIRST,
    { id: 'turn', tab: 'board', at: [part('turn')] },
    { id: 'river', tab: 'board', at: [part('district:river')] },
    { id: 'options', tab: 'board', at: [part('district:options')] },
    { id: 'sale', tab: 'board', at: [part('district:river')] },
    { id: 'area', tab: 'mine', at: ['.place.mine [data-at^="tokens:"]', MINE] },
    {
      id: 'progress',
      tab: 'mine',
      at: ['.place.mine [data-at^="markers:"]', MINE],
    },
    { id: 'purchases', tab: 'board', at: [part('district:river')] },
    { id: 'export', tab: 'board', at: [part('district:export')] },
    ...LAST,
  ],
}
