// The way over the links by which coal or beer comes, for drawing. Where it comes from is the engine's to say.
import { type Action, first, kindOf, second } from '../../../core/action.ts'
import { NONE } from '../../../core/block.ts'
import type { Seat } from '../../../core/game.ts'
import type { Told } from '../../../core/words.ts'
import { ALL_MERCHANTS, LINK_ENDS, LINKS, type Locations, SITE_ENDS } from '../../../games/brass-birmingham/board.ts'
import type { State } from '../../../games/brass-birmingham/state.ts'
import { BUILD, NETWORK, OWES_BEER, OWES_COAL, SELL } from '../../../games/brass-birmingham/vocabulary.ts'
import { locationsOf } from './lines.ts'

/** What is consumed is consumed here: at the slot or line of an action, or of the one that still owes something. */
export function consumedAt(s: State, a: Action): Locations {
  if (kindOf(a) === NETWORK) return LINK_ENDS[first(a)]
  if (kindOf(a) === BUILD) return SITE_ENDS[second(a)]
  if (kindOf(a) === SELL) return SITE_ENDS[first(a)]
  const step = Array.from(s.pending.subarray(1, s.pending[0] + 1)).find((each) => kindOf(each) === OWES_COAL || kindOf(each) === OWES_BEER)
  return step === undefined ? 0 : SITE_ENDS[second(step)]
}

/** The links over which something that was told of came to some locations: coal always, beer unless it is one's own. */
export function wayOf(s: State, { event, facts }: Told, { seat, at }: { seat: Seat; at: Locations }): number[] {
  const to = (locations: Locations) => wayBetween(s, at, locations)
  if (event === 'buysCoal') return to(ALL_MERCHANTS)
  if (event === 'drinks') return to(1 << facts.merchant)
  const isFetched = event === 'takesCoal' || (event === 'takesBeer' && facts.other !== seat)
  return isFetched ? to(1 << facts.town) : []
}

/** The links of a shortest way from some locations to the nearest of others; none where one of them is there already. */
export function wayBetween(s: State, from: Locations, to: Locations): number[] {
  const cameBy = new Map<number, readonly number[]>(locationsOf(from).map((location) => [location, []]))
  for (const [here, way] of cameBy) {
    if (to & (1 << here)) return [...way]
    for (let link = 0; link < LINKS; link++) {
      if (s.link[link] === NONE || !(LINK_ENDS[link] & (1 << here))) continue
      for (const there of locationsOf(LINK_ENDS[link])) if (!cameBy.has(there)) cameBy.set(there, [...way, link])
    }
  }
  return []
}
