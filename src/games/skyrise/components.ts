// What is in the box: names, counts and the numbers that the rulebook states. Values that were reconstructed are in content.ts.

/** Colours of districts, district tokens and tracks, in the order in which structures are scored. */
export const COLOURS = ['yellow', 'green', 'white', 'brown'] as const
export type Colour = (typeof COLOURS)[number]

/** A player's board with its twelve buildings. */
export const SETS = ['red', 'teal', 'yellow', 'blue'] as const
export type SetName = (typeof SETS)[number]
/** The innovators of the boards, two to a set, one a side: `set * SIDES + side`. */
export const INNOVATORS = ['mukhina', 'bo-bardi', 'lempicka', 'williams', 'sant-elia', 'chiattone', 'lang', 'klauder'] as const
export type Innovator = (typeof INNOVATORS)[number]
export const SIDES = 2

export const HEIGHTS = ['low', 'medium', 'tall'] as const
export type Height = (typeof HEIGHTS)[number]
export const TALL = HEIGHTS.indexOf('tall')
/** A masterpiece has none. */
export const NO_HEIGHT = HEIGHTS.length

/** Tokens that lie in districts: those of a district first, so that a token's number is its colour's. */
export const TOKENS = [...COLOURS, 'wild', 'award', 'A', 'B', 'C', 'D'] as const
export type Token = (typeof TOKENS)[number]
export const WILD = TOKENS.indexOf('wild')
export const AWARD = TOKENS.indexOf('award')
/** Tokens from here on are the patrons' A to D. */
export const FIRST_PATRON = TOKENS.indexOf('A')
export const LETTERS = ['A', 'B', 'C', 'D'] as const

/** Masterpiece cards; the printed number is one more than the place in the list. */
export const MASTERPIECES = [
  'gavel',
  'new-capitol',
  'palace',
  'atlantis',
  'zeppelin-beacon',
  'image-of-the-city',
  'vantage-point',
  'kahns-ambition',
  'jacobs-gardens',
  'intelligentsia',
  'olmsteds-parks',
  'munchs-symbolism',
  'sullivans-high-rises',
  'workshop',
  'shard',
  'la-boca',
  'le-barons-frame',
  'vault',
  'pinnacle',
  'niemeyers-legacy',
] as const
export type Masterpiece = (typeof MASTERPIECES)[number]
export const CARDS = MASTERPIECES.length
export const GAVEL = MASTERPIECES.indexOf('gavel')
export const NEW_CAPITOL = MASTERPIECES.indexOf('new-capitol')
export const WORKSHOP = MASTERPIECES.indexOf('workshop')

export const PANORAMAS = ['airships', 'windmills', 'lakes', 'bridges', 'chains'] as const
export type Panorama = (typeof PANORAMAS)[number]
export const PANORAMAS_IN_PLAY = 2

/** Secret objective cards are named by the colour that they ask for on the printed cards. */
export const OBJECTIVES = COLOURS

export const SEATS = 4
export const BUILDINGS = 12
/** A seat's structures: twelve buildings by number, then its masterpiece, and a second one with two seats. */
export const STRUCTURES = BUILDINGS + 2
export const FIRST_ERA_BUILDINGS = 7
export const BUILDINGS_OF_HEIGHT = { low: 4, medium: 5, tall: 3 } as const
/** Masterpiece cards dealt to a seat and chosen by it, by number of seats. */
export const CARDS_DEALT = [0, 0, 5, 3, 3] as const
export const CARDS_CHOSEN = [0, 0, 2, 1, 1] as const
export const MOST_CHOSEN = 2
export const HAND_SIZE = 5

/** Tokens in the bag by number of seats, in the order of TOKENS. */
export const BAGS: readonly (readonly number[])[] = [
  [],
  [],
  [5, 5, 5, 5, 2, 2, 2, 2, 2, 2],
  [7, 7, 7, 7, 1, 1, 4, 4, 4, 4],
  [10, 10, 10, 10, 2, 2, 4, 4, 4, 4],
]

export const CONTROL_POINTS = 5
export const OBJECTIVE_POINTS = 10
/** A district or wild token on the innovator. */
export const INNOVATOR_POINTS = 10
export const BIG_KEY = 1
export const SMALL_KEY = 2
export const BIG_KEY_POINTS = 10
export const SMALL_KEY_POINTS = 4
/** For each token and key on the innovator, by every award. */
export const AWARD_POINTS = 1

export const ATLANTIS_LAKES = 3
export const BEACON_AIRSHIPS = 4
/** No bid has a higher number; a stake from here on is a masterpiece card. */
export const NUMBERS = 128
