// What happened in Skyrise, made short, and where it happened.
import type { State } from '../../../games/skyrise/state.ts'
import type { EventName } from '../../../games/skyrise/vocabulary.ts'
import type { Tale } from '../../table/face.ts'
import { districtPlace } from './places.ts'
import { rule } from './told-rules.ts'

const QUIET: readonly EventName[] = ['cannotBid', 'putsOnTrack', 'putsOnInnovator', 'looks', 'chose']
const MAIN: readonly EventName[] = ['opens', 'opensWith', 'bids', 'bidsWith', 'passes', 'builds', 'buildsMasterpiece']

export const tale: Tale<State> = {
  rule,
  quiet: new Set<string>(QUIET),
  main: new Set<string>(MAIN),
  // Wherever something happens in this game, it is in a district.
  touches: ({ facts }) => (facts.district === undefined ? [] : [districtPlace(facts.district)]),
}
