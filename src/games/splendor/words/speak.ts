// How facts become words, the same in every language: a language brings its sentences and names, this puts them together.
import type { Words } from '../../../core/game.ts'
import { fillIn } from '../../../core/words.ts'
import { bonusGem, LEVEL, POINTS, REQUIRES } from '../components.ts'
import { countOf, GEMS, GOLD, type Packed } from '../gems.ts'
import type { EventName, Reason } from '../vocabulary.ts'

/** What a language must have; a missing sentence does not compile. */
export interface Sentences {
  readonly log: Readonly<Record<EventName, string>>
  readonly why: Readonly<Record<Reason, string>>
  readonly parts: Readonly<Record<'cards' | 'nobles', string>>
  /** The five gems in the order of GEMS, then gold. */
  readonly tokens: readonly [string, string, string, string, string, string]
  /** So many of a token, in the language's own plural: `2 rubies`. */
  counted(count: number, token: number): string
  /** So many points, in the language's own plural. */
  points(count: number): string
  /** With {{gem}}, {{level}} and {{points}}; `pointless` for a card without points. */
  readonly card: string
  readonly pointless: string
  readonly unknownCard: string
  /** With {{gems}}, what stands on the tile: nobles have no other name. */
  readonly noble: string
  /** The five gems as a noble's name has them. */
  readonly nobleGems: readonly string[]
  /** Before the last gem of that name. */
  readonly and: string
  /** Between the gems of a list. */
  readonly comma: string
  readonly nothing: string
  /** Somebody whose name is not known. */
  readonly player: (number: number) => string
}

export function speak(sentences: Sentences): Words {
  const counted = (gems: Packed) =>
    GEMS.flatMap((_, gem) => (countOf(gems, gem) > 0 ? [sentences.counted(countOf(gems, gem), gem)] : [])).join(sentences.comma) ||
    sentences.nothing

  function cardName(card: number): string {
    if (LEVEL[card] === 0) return sentences.unknownCard
    const facts = { gem: sentences.tokens[bonusGem(card)], level: 'I'.repeat(LEVEL[card]), points: String(POINTS[card]) }
    return fillIn(POINTS[card] === 0 ? sentences.pointless : sentences.card, (fact) => facts[fact as keyof typeof facts])
  }

  function nobleName(noble: number): string {
    const gems = sentences.nobleGems.filter((_, gem) => countOf(REQUIRES[noble], gem) > 0)
    return fillIn(sentences.noble, () => gems.slice(0, -1).join(sentences.comma) + sentences.and + gems.at(-1))
  }

  const names: Readonly<Record<string, (value: number) => string>> = {
    gem: (gem) => sentences.tokens[gem],
    token: (token) => sentences.tokens[token],
    gems: counted,
    missing: counted,
    price: counted,
    gold: (count) => sentences.counted(count, GOLD),
    // After gems that are paid together with it.
    gold_too: (count) => (count > 0 ? `${sentences.comma}${sentences.counted(count, GOLD)}` : ''),
    card: cardName,
    noble: nobleName,
    level: (level) => 'I'.repeat(level),
    points: sentences.points,
    other: (seat) => sentences.player(seat + 1),
  }
  const { log, why, parts } = sentences
  return { log, why, parts, name: (fact, value) => names[fact]?.(value) ?? String(value) }
}
