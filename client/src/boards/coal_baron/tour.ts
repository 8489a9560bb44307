/** The first game of Coal Baron, step by step. */
import { FIRST, LAST, MINE, part, type TourPlan } from '../../tour/tour'

export const tour: TourPlan = {
  words: 'cb-tour',
  steps: [
    ...FIRST,
    { id: 'workers', tab: 'mine', at: ['.place.mine [data-at^="crew:"]', MINE] },
    { id: 'factory', tab: 'board', at: [part('district:factory')] },
    { id: 'pit', tab: 'mine', at: ['.place.mine .pit', MINE] },
    { id: 'mining', tab: 'board', at: [part('district:mining')] },
    { id: 'orders', tab: 'mine', at: ['.place.mine [data-at^="orders:"]', MINE] },
    { id: 'delivery', tab: 'board', at: [part('district:delivery')] },
    { id: 'money', tab: 'board', at: [part('district:money')] },
    { id: 'new-order', tab: 'board', at: [part('district:order')] },
    { id: 'clock', tab: 'board', at: [part('clock')] },
    ...LAST,
  ],
}
