// What happened in Bruxelles 1893, made short, and where it happened.
import { CELL_IDS, CUBES, IRIS_IDS } from '../../../games/bruxelles-1893/components.ts'
import type { EventName } from '../../../games/bruxelles-1893/events.ts'
import { colourNames } from '../../../games/bruxelles-1893/notation.ts'
import type { State } from '../../../games/bruxelles-1893/state.ts'
import type { Tale } from '../../table/face.ts'
import { spacePlace } from './places.ts'
import { rule } from './told-rules.ts'

const QUIET: readonly EventName[] = [
  'atTop',
  'drew',
  'draws',
  'keeps',
  'nobleLeaves',
  'noneInCourthouse',
  'opensExchange',
  'opensNoble',
  'pays',
  'round',
  'usesNoble',
  'willStart',
  'withoutWild',
]

const MAIN: readonly EventName[] = [
  'places',
  'toMarket',
  'toExchange',
  'toPark',
  'toGrandPlace',
  'passes',
  'passesFirst',
  'takesArt',
  'takesWhite',
  'sells',
  'sellsWhite',
  'hires',
  'builds',
  'buildsPavilion',
  'usesCard',
]

/** The place at which a piece lies now. */
const lying = (kind: string, places: Uint8Array, { piece, first }: { readonly piece: number; readonly first: number }): string[] => {
  const at = places.indexOf(piece)
  return at < 0 ? [] : [`${kind}:${at + first}`]
}

type Facts = Readonly<Record<string, number>>

const TOUCHED: Partial<Readonly<Record<EventName, (facts: Facts, s: State) => readonly string[]>>> = {
  toMarket: () => ['choice:market'],
  toExchange: () => ['choice:exchange'],
  toPark: () => ['choice:park'],
  toGrandPlace: () => ['choice:grand-place'],
  frames: ({ iris }) => [`iris:${IRIS_IDS[iris]}`],
  scoresIris: ({ iris }) => [`iris:${IRIS_IDS[iris]}`],
  movesCursor: ({ cell }) => [`cell:${CELL_IDS[cell]}`],
  takesArt: ({ art }, s) => [`stack:${colourNames(s.edition)[art]}`],
  takesCube: ({ cube }) => [`supply:${CUBES[cube]}`],
  gainsCubes: ({ cube }) => [`supply:${CUBES[cube]}`],
  displays: ({ art }, s) => lying('shop', s.shop, { piece: art, first: 1 }),
  covers: ({ art }, s) => lying('shop', s.shop, { piece: art, first: 1 }),
  replaces: ({ art }, s) => lying('shop', s.shop, { piece: art, first: 1 }),
  // A noble's place is his price. Another one stands there now.
  hires: ({ price }) => [`noble:${price}`],
  revealsNoble: () => ['noble:deck'],
  winsCard: ({ column }) => [`column:${column + 1}`],
  buildsPavilion: ({ pavilion }) => [`pavilion:${pavilion + 1}`],
  toTile: ({ tile }, s) => lying('tile', s.tile, { piece: tile, first: 1 }),
}

const isEvent = (event: string): event is EventName => event in TOUCHED

export const tale: Tale<State> = {
  rule,
  quiet: new Set<string>(QUIET),
  main: new Set<string>(MAIN),
  taken({ event, facts }, s) {
    if (event === 'takesCube') return [[`supply:${CUBES[facts.cube]}`, 1]]
    if (event === 'gainsCubes') return [[`supply:${CUBES[facts.cube]}`, facts.cubes]]
    return event === 'takesArt' ? [[`stack:${colourNames(s.edition)[facts.art]}`, 1]] : []
  },
  touches({ event, facts }, s) {
    if (facts.space !== undefined) return [spacePlace(facts.space)]
    return (isEvent(event) ? TOUCHED[event]?.(facts, s) : null) ?? []
  },
}
