/** Everything that a move of German Railroads can point at is hung on something that is drawn. */
import { testPicks } from '../hung'
import picks from './picks.json'

testPicks('german_railroads', picks, 250)
