/** The first game of Coal Country, step by step. */
import { FIRST, LAST, MINE, part, type TourPlan } from '../../tour/tour'

export const tour: TourPlan = {
  words: 'cc-tour',
  steps: [
    ...FIRST,
    { id: 'hand', tab: 'mine', at: ['.place.mine [data-at^="hand:"]', MINE] },
    { id: 'mine', tab: 'mine', at: ['.place.mine [data-at$=":0"][data-at^="cell:"]', MINE] },
    { id: 'brokers', tab: 'board', at: [part('district:brokers')] },
    { id: 'price', tab: 'board', at: [part('district:price'), part('price')] },
    { id: 'earnings', tab: 'board', at: [part('district:earnings')] },
    { id: 'permits', tab: 'board', at: [part('district:permits')] },
    { id: 'utilities', tab: 'board', at: [part('district:utilities')] },
    { id: 'construction', tab: 'board', at: [part('district:construction')] },
    { id: 'inspection', tab: 'mine', at: ['.place.mine [data-subject="inspection"]', MINE] },
    ...LAST,
  ],
}
