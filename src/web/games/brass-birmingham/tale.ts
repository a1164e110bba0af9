// What happened in Brass, made short, and where it happened.
import { LINK_ENDS, LOCATION_OF } from '../../../games/brass-birmingham/board.ts'
import { BREWERY, COAL, INDUSTRIES, INDUSTRY } from '../../../games/brass-birmingham/components.ts'
import { SPACE_LOCATION } from '../../../games/brass-birmingham/merchants.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import type { EventName } from '../../../games/brass-birmingham/vocabulary.ts'
import type { Tale } from '../../table/face.ts'
import { linkPlace, marketPlace, slotPlace, spacePlace } from './places.ts'
import { rule } from './told-rules.ts'
import { wayOf } from './ways.ts'

const QUIET: readonly EventName[] = ['discards', 'draws', 'drew', 'willBe', 'receives', 'pays']

const MAIN: readonly EventName[] = [
  'builds',
  'lays',
  'develops',
  'developsFree',
  'sells',
  'sellsCoal',
  'sellsIron',
  'borrows',
  'scouts',
  'passes',
]

const IRON = INDUSTRIES.indexOf('iron')
/** What is taken from a town, by the event that says so. */
const SOURCES: Readonly<Record<string, number>> = { takesCoal: COAL, takesIron: IRON, takesBeer: BREWERY }
/** The fact that says how many were taken. */
const TAKEN: Readonly<Record<string, string>> = {
  takesCoal: 'coal',
  buysCoal: 'coal',
  takesIron: 'iron',
  buysIron: 'iron',
  takesBeer: 'beer',
}

export const tale: Tale<State> = {
  rule,
  quiet: new Set<string>(QUIET),
  main: new Set<string>(MAIN),
  taken(line, s) {
    const count = line.event === 'drinks' ? 1 : (line.facts[TAKEN[line.event]] ?? 0)
    // Of a merchant's barrels one was drunk, of whichever space.
    return count === 0 ? [] : tale.touches(line, s).map((place) => [place, count])
  },
  way(line, s, before) {
    // Whatever consumes is told before what it takes.
    const by = before.filter(({ event }) => event === 'builds' || event === 'sells' || event === 'lays').at(-1)
    if (!by) return []
    const at = by.event === 'lays' ? LINK_ENDS[by.facts.link] : 1 << by.facts.town
    return wayOf(s, line, { seat: line.seat, at }).map(linkPlace)
  },
  touches({ event, seat, facts }, s) {
    const slotsIn = (isMeant: (slot: number) => boolean) =>
      Array.from(LOCATION_OF, (town, slot) => (town === facts.town && isMeant(slot) ? slotPlace(slot) : '')).filter(Boolean)
    switch (event) {
      case 'builds':
      case 'sells':
      case 'flips':
        return slotsIn((slot) => s.tile[slot] === facts.tile && s.owner[slot] === seat).slice(0, 1)
      case 'takesCoal':
      case 'takesIron':
      case 'takesBeer':
        return slotsIn((slot) => INDUSTRY[s.tile[slot]] === SOURCES[event] && s.owner[slot] === facts.other).slice(0, 1)
      case 'lays':
        return [linkPlace(facts.link)]
      case 'drinks':
        return Array.from(SPACE_LOCATION, (at, space) => (at === facts.merchant && !s.barrel[space] ? spacePlace(space) : '')).filter(
          Boolean,
        )
      case 'buysCoal':
      case 'sellsCoal':
        return [marketPlace('coal')]
      case 'buysIron':
      case 'sellsIron':
        return [marketPlace('iron')]
      default:
        return []
    }
  },
}
