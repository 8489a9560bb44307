/** Everything that a move of Coal Baron can point at is hung on something that is drawn. */
import { testPicks } from '../hung'
import picks from './picks.json'

testPicks('coal_baron', picks, 300)
