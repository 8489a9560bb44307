/** Everything that a move of Ruhrschifffahrt can point at is hung on something that is drawn. */
import { testPicks } from '../hung'
import picks from './picks.json'

testPicks('ruhrschifffahrt', picks, 70)
