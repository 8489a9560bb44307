/** The first game of Coal Baron in a few words; the `?` mode and the lessons explain the rest. */
import { FIRST, MINE, type TourPlan } from '../../tour/tour'

export const tour: TourPlan = {
  words: 'cb-tour',
  steps: [
    ...FIRST,
    { id: 'workers', tab: 'mine', at: ['.place.mine [data-at^="crew:"]', MINE] },
    { id: 'pit', tab: 'mine', at: ['.place.mine .pit', MINE] },
    { id: 'orders', tab: 'mine', at: ['.place.mine [data-at^="orders:"]', MINE] },
    { id: 'help', tab: 'board', at: ['[data-tour="explain"]', '[data-tour="menu"]'] },
  ],
}
