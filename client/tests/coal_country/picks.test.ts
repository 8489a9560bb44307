/** Everything that a move of Coal Country can point at is hung on something that is drawn. */
import { testPicks } from '../hung'
import picks from './picks.json'

testPicks('coal_country', picks, 600)
