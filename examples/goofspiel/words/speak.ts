// How facts become words, the same in every language: a language brings its sentences and names, this puts them together.
import type { OptionWords, Words } from '../../../src/core/game.ts'
import { RANKS } from '../components.ts'
import type { EventName, Reason } from '../vocabulary.ts'

/** The fields of the state that somebody at the table looks at. */
type Seen = 'round' | 'left' | 'stake' | 'lost' | 'hand' | 'bid' | 'shown' | 'won'

/** What a language must have; a missing sentence does not compile. */
export interface Sentences {
  readonly log: Readonly<Record<EventName, string>>
  readonly why: Readonly<Record<Reason, string>>
  readonly parts: Readonly<Record<'prizes', string>>
  readonly options: Readonly<Record<'ties', OptionWords>>
  readonly fields: Readonly<Record<Seen, string>>
  /** The ranks that have a name. */
  readonly ranks: Readonly<Record<'A' | 'J' | 'Q' | 'K', string>>
  /** So many points, in the language's own plural. */
  points(count: number): string
}

/** Facts and fields whose values are cards. */
const CARD_FACTS = ['card', 'prize', 'stake', 'lost', 'hand', 'bid', 'shown', 'won']

export function speak({ ranks, points, ...sentences }: Sentences): Words {
  const named: Readonly<Record<string, string>> = ranks
  const cardName = (card: number) => named[RANKS[card]] ?? RANKS[card]
  return {
    ...sentences,
    name(fact, value) {
      if (CARD_FACTS.includes(fact)) return cardName(value)
      return fact === 'points' ? points(value) : String(value)
    },
  }
}
