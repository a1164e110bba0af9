// How facts become words, the same in every language: a language brings its sentences and names, this puts them together.
import { highestBit, lowestBit } from '../../../core/bits.ts'
import type { OptionWords, Words } from '../../../core/game.ts'
import { fillIn } from '../../../core/words.ts'
import { ALL_TOWNS, LINK_ENDS, LOCATION_IDS, type LocationId, TOWNS } from '../board.ts'
import { WILD_INDUSTRY, WILD_LOCATION } from '../cards.ts'
import { INDUSTRIES, INDUSTRY, type Industry, LEVEL, TILE_KINDS } from '../components.ts'
import { INDUSTRY_CARD_ROWS } from '../data/cards.ts'
import type { Part } from '../state.ts'
import type { EventName, Reason } from '../vocabulary.ts'

type OptionKey = 'game' | 'tie-break' | 'links' | 'gloucester' | 'overbuild' | 'worthless'
/** Facts that are counted in words of their own. */
export type Counted = 'coal' | 'iron' | 'beer' | 'cards' | 'points' | 'spaces' | 'count'

/** What a language must have; a missing sentence or name does not compile. */
export interface Sentences {
  readonly log: Readonly<Record<EventName, string>>
  readonly why: Readonly<Record<Reason, string>>
  readonly parts: Readonly<Record<Part, string>>
  readonly options: Readonly<Record<OptionKey, OptionWords>>
  readonly locations: Readonly<Record<LocationId, string>>
  /** Where a location is, as it stands in a sentence; where the language puts a word before its name, it needs none. */
  readonly inLocations?: Readonly<Record<LocationId, string>>
  /** The same made from its name, where the language bends none. */
  readonly inLocation?: (town: string) => string
  /** An industry as the name of its tile: `iron works`. */
  readonly industries: Readonly<Record<Industry, string>>
  /** One of them, or of their tiles, in languages with an article. */
  readonly article?: (thing: string) => string
  /** So many of something, in the language's own plural. */
  readonly counted: Readonly<Record<Counted, (count: number) => string>>
  readonly money: (pounds: number) => string
  /** With {{town}}, or {{industries}} for a card that shows one or two. */
  readonly townCard: string
  readonly industryCard: string
  readonly either: string
  readonly wildLocation: string
  readonly wildIndustry: string
  readonly unknownCard: string
  /** Somebody whose name is not known. */
  readonly player: (number: number) => string
  /** Place 1 to 4 in the order of turns. */
  readonly positions: readonly [string, string, string, string]
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

export function speak(sentences: Sentences): Words {
  const town = (location: number) => sentences.locations[LOCATION_IDS[location]] ?? String(location)
  const inTown = (location: number) =>
    sentences.inLocations?.[LOCATION_IDS[location]] ?? sentences.inLocation?.(town(location)) ?? town(location)
  const industry = (number: number) => sentences.industries[INDUSTRIES[number]] ?? String(number)
  const tile = (kind: number) => (kind < TILE_KINDS ? `${industry(INDUSTRY[kind])} ${ROMAN[LEVEL[kind]]}` : String(kind))

  const one = (thing: string) => sentences.article?.(thing) ?? thing

  function card(kind: number): string {
    if (kind === WILD_LOCATION) return sentences.wildLocation
    if (kind === WILD_INDUSTRY) return sentences.wildIndustry
    if (kind < TOWNS) return fillIn(sentences.townCard, () => town(kind))
    const row = INDUSTRY_CARD_ROWS[kind - TOWNS]
    if (!row) return sentences.unknownCard
    const shown = INDUSTRIES.filter((name) => row[0].split(' ').includes(name)).map((name) => sentences.industries[name])
    return fillIn(sentences.industryCard, () => shown.join(sentences.either))
  }

  /** A line by its ends, the farm between two towns left out. */
  function link(number: number): string {
    const towns = LINK_ENDS[number] & ALL_TOWNS
    const ends = towns & (towns - 1) ? towns : LINK_ENDS[number]
    return `${town(lowestBit(ends))}–${town(highestBit(ends))}`
  }

  const { log, why, parts, options, counted } = sentences
  const names: Readonly<Record<string, (value: number) => string>> = {
    ...counted,
    town,
    merchant: town,
    town_in: inTown,
    merchant_in: inTown,
    industry,
    industry_a: (number) => one(industry(number)),
    tile,
    tile_a: (kind) => one(tile(kind)),
    old: tile,
    card,
    link,
    money: sentences.money,
    price: sentences.money,
    position: (place) => sentences.positions[place - 1] ?? String(place),
    level: (level) => (level > 0 ? `+${level}` : String(level).replace('-', '−')),
    other: (seat) => sentences.player(seat + 1),
  }
  return { log, why, parts, options, name: (fact, value) => names[fact]?.(value) ?? String(value) }
}
