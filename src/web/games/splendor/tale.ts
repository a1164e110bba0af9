// What happened in Splendor, made short, and where it happened.
import { countOf, GEMS, GOLD } from '../../../games/splendor/gems.ts'
import { openPlace } from '../../../games/splendor/notation.ts'
import type { State } from '../../../games/splendor/state.ts'
import type { EventName } from '../../../games/splendor/vocabulary.ts'
import type { Tale } from '../../table/face.ts'
import { rule } from './told-rules.ts'

const QUIET: readonly EventName[] = ['drew', 'takesGold', 'turnsUp']
const MAIN: readonly EventName[] = ['takes', 'reserves', 'reservesBlind', 'buys', 'receives', 'passes']

const pile = (token: number): string => `gem:${token === GOLD ? 'gold' : GEMS[token]}`

export const tale: Tale<State> = {
  rule,
  quiet: new Set<string>(QUIET),
  main: new Set<string>(MAIN),
  taken({ event, facts }) {
    if (event === 'takesGold') return [[pile(GOLD), 1]]
    return event === 'takes' ? GEMS.map((_, gem) => [pile(gem), countOf(facts.gems, gem)] as const).filter(([, count]) => count > 0) : []
  },
  touches({ event, facts }, s) {
    switch (event) {
      case 'takes':
        return GEMS.flatMap((_, gem) => (countOf(facts.gems, gem) > 0 ? [pile(gem)] : []))
      case 'takesGold':
        return [pile(GOLD)]
      case 'returns':
        return [pile(facts.token)]
      case 'reservesBlind':
        return [`deck:${facts.level}`]
      // Where a card was taken another one lies now.
      case 'turnsUp':
        return Array.from(s.table).flatMap((card, place) => (card === facts.card ? [`card:${openPlace(place)}`] : []))
      default:
        return []
    }
  },
}
