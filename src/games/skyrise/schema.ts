// The values of content.ts with their bounds, as JSON Schema.
import type { ArraySchema, IntegerSchema, ObjectSchema, Schema } from '../../core/schema.ts'
import { CENTRE_SIZE, OUTER_SIZE, SLOTS } from './board.ts'
import { BUILDINGS, COLOURS, HEIGHTS, NUMBERS, SETS } from './components.ts'

const integer = (minimum: number, maximum: number, description: string): IntegerSchema => ({
  type: 'integer',
  minimum,
  maximum,
  description,
})
const list = (items: Schema, [minItems, maxItems]: readonly [number, number], description: string): ArraySchema => ({
  type: 'array',
  items,
  minItems,
  maxItems,
  description,
})
const object = (properties: Readonly<Record<string, Schema>>, description: string): ObjectSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
  description,
})
const points = (description: string): IntegerSchema => integer(0, 50, description)
const colour = { type: 'string', enum: COLOURS, description: 'A colour of districts.' } as const

const building: ObjectSchema = {
  ...object(
    {
      number: integer(0, NUMBERS - 1, 'The number on its base.'),
      height: { type: 'string', enum: HEIGHTS, description: 'Low, medium or tall.' },
      era: integer(1, 2, '2 if there is a dot below the number, else 1.'),
    },
    'A building.',
  ),
  required: ['number', 'height', 'era'],
}

const numberOf = (size: number) => integer(1, size, 'The number of a district.')
const around = (size: number, description: string) => list(list(numberOf(size), [1, size], 'The districts around it.'), [0, 8], description)

function platform(size: number, bridges: Schema): ObjectSchema {
  return object(
    {
      colours: list(colour, [size, size], 'The colours of its districts, in the order of their numbers.'),
      borders: list(list(numberOf(size), [2, 2], 'Two districts.'), [size - 1, 60], 'Every pair of districts with a common border.'),
      lakes: around(size, 'Its lakes.'),
      airships: around(size, 'Its airships.'),
      windmills: list(numberOf(size), [0, size], 'Its districts with a windmill.'),
      bridges,
    },
    `A platform of ${size} districts.`,
  )
}
const ends = (size: number) => list(numberOf(size), [2, 2], 'The districts where the first and the second bridge end.')
const outer = platform(OUTER_SIZE, ends(OUTER_SIZE))
const centre = platform(CENTRE_SIZE, list(ends(CENTRE_SIZE), [4, 4], `For each slot: ${SLOTS.join(', ')}.`))

export const schema: ObjectSchema = object(
  {
    buildings: object(
      Object.fromEntries(SETS.map((set) => [set, list(building, [BUILDINGS, BUILDINGS], `The buildings of the ${set} set, ascending.`)])),
      'The buildings of each set.',
    ),
    platforms: object({ M: centre, A: outer, B: outer, C: outer, D: outer }, 'The centre (M) and the four outer platforms.'),
    track: list(points('Points for each structure.'), [2, 9], 'A track of a player board, its printed token included.'),
    longTrack: list(points('Points for each structure.'), [2, 9], 'The track used with the option track: collected.'),
    patrons: list(points('Points for each token.'), [4, 4], "The patrons' four tiles."),
    objectives: list(
      { ...object({ colour, structures: integer(1, 14, 'At least so many structures.') }, 'A card.'), required: ['colour', 'structures'] },
      [4, 4],
      'The four secret objective cards.',
    ),
    panoramas: object(
      {
        airships: object(
          { points: points('For each airship.'), around: integer(1, 8, 'Own structures needed around it.') },
          'The panorama Airships.',
        ),
        windmills: object({ points: points('For each own structure in a windmill district.') }, 'The panorama Windmills.'),
        lakes: object(
          { points: points('For each lake.'), around: integer(1, 8, 'Own structures needed around it.') },
          'The panorama Lakes.',
        ),
        bridges: object(
          {
            bothEnds: points('For each bridge with own structures at both ends.'),
            points: points('With the option bridges: either, for each bridge with an own structure at an end.'),
          },
          'The panorama Bridges.',
        ),
        chains: object({ points: points('For each platform with a chain.') }, 'The panorama Chains.'),
      },
      'The five panorama cards.',
    ),
    masterpieces: object(
      {
        gavel: points('When it is built.'),
        newCapitol: points('When it is built.'),
        palace: points('For each bid of the auction.'),
        atlantis: points('If own structures touch three lakes.'),
        zeppelinBeacon: points('If own structures touch four airships.'),
        imageOfTheCity: points('For each adjacent structure.'),
        vantagePoint: points('For each adjacent free district.'),
        kahnsAmbition: points('If the secret objective is met.'),
        jacobsGardens: points('For each colour with enough tokens on its track.'),
        jacobsTokens: integer(1, 8, 'How many collected tokens are enough for that.'),
        olmstedsParks: points('For each own structure on the centre.'),
        munchsSymbolism: points('For each different patron.'),
        sullivansHighRises: points('For each tall building on the platform.'),
        workshop: points('For each own tall building.'),
        shard: points('For each patron token.'),
        laBoca: points('For each colour with an own structure on the platform.'),
        leBaronsFrame: list(points('Points.'), [3, 3], 'With 0, 1 and 2 available bids left.'),
        niemeyersLegacy: points('For each structure of the longest chain.'),
      },
      'The values of the masterpiece cards.',
    ),
  },
  'The reconstructed values of Skyrise.',
)
