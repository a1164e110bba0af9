// How facts become words, the same in every language: a language brings its sentences and names, this puts them together.
import type { OptionWords, Words } from '../../../core/game.ts'
import { fillIn } from '../../../core/words.ts'
import { DISTRICT_IDS, PLATFORMS } from '../board.ts'
import {
  COLOURS,
  type Colour,
  INNOVATORS,
  type Innovator,
  LETTERS,
  MASTERPIECES,
  type Masterpiece,
  PANORAMAS,
  type Panorama,
  TOKENS,
  type Token,
} from '../components.ts'
import type { Part, Rule } from '../state.ts'
import type { EventName, Reason } from '../vocabulary.ts'

/** What a language must have; a missing sentence or name does not compile. */
export interface Sentences {
  readonly log: Readonly<Record<EventName, string>>
  readonly why: Readonly<Record<Reason, string>>
  readonly parts: Readonly<Record<Part, string>>
  readonly options: Readonly<Record<Rule | 'bridges' | 'opener', OptionWords>>
  readonly innovators: Readonly<Record<Innovator, string>>
  /** Masterpieces as they stand in a sentence: `the Gavel`. */
  readonly masterpieces: Readonly<Record<Masterpiece, string>>
  readonly panoramas: Readonly<Record<Panorama, string>>
  /** A colour, as it stands before `track`: `yellow`. */
  readonly colours: Readonly<Record<Colour, string>>
  /** Whose districts those of a colour are: `philosophers’`. */
  readonly factions: Readonly<Record<Colour, string>>
  /** A token as it stands in a sentence: `a yellow token`. */
  readonly tokens: Readonly<Record<Token, string>>
  readonly centre: string
  /** With {{platform}}, a letter. */
  readonly platform: string
  /** So many points, in the language's own plural. */
  readonly points: (count: number) => string
  /** In which place a seat has built everything, 1 to 4. */
  readonly places: readonly [string, string, string, string]
  readonly unknownCard: string
  /** Somebody whose name is not known. */
  readonly player: (number: number) => string
}

export function speak(sentences: Sentences): Words {
  const { log, why, parts, options, places, points } = sentences
  const district = (number: number) => DISTRICT_IDS[number]?.toUpperCase() ?? String(number)
  const colour = (number: number) => sentences.colours[COLOURS[number]] ?? String(number)
  const platform = (number: number) =>
    number === 0 ? sentences.centre : fillIn(sentences.platform, () => PLATFORMS[number] ?? String(number))
  const names: Readonly<Record<string, (value: number) => string>> = {
    district,
    last: district,
    colour,
    colour_of: (number) => sentences.factions[COLOURS[number]] ?? String(number),
    platform,
    points,
    card: (card) => sentences.masterpieces[MASTERPIECES[card]] ?? sentences.unknownCard,
    innovator: (innovator) => sentences.innovators[INNOVATORS[innovator]] ?? String(innovator),
    panorama: (card) => sentences.panoramas[PANORAMAS[card]] ?? String(card),
    token: (token) => sentences.tokens[TOKENS[token]] ?? String(token),
    letter: (letter) => LETTERS[letter] ?? String(letter),
    place: (place) => places[place - 1] ?? String(place),
    other: (seat) => sentences.player(seat + 1),
  }
  return { log, why, parts, options, name: (fact, value) => names[fact]?.(value) ?? String(value) }
}
