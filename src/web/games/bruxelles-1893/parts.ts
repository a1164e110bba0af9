// The two parts of the board that a phone shows one at a time.
import type { BoardPart } from '../../table/face.ts'
import { phrasesOf } from './words/phrases.ts'

const IN_BRUSSELS: ReadonlySet<string> = new Set(['noble', 'cell', 'stack', 'shop', 'supply', 'hand'])
const TOWN: ReadonlySet<string> = new Set(['choice:market', 'choice:exchange', 'choice:park', 'choice:grand-place'])
const ON_ART_NOUVEAU: ReadonlySet<string> = new Set(['space', 'iris', 'column', 'pavilion', 'tile'])

const sortOf = (place: string): string => place.split(':')[0]

export const parts: readonly BoardPart[] = [
  { id: 'art-nouveau', name: (words) => phrasesOf(words).artNouveauTab, holds: (place) => ON_ART_NOUVEAU.has(sortOf(place)) },
  { id: 'brussels', name: (words) => phrasesOf(words).brussels, holds: (place) => IN_BRUSSELS.has(sortOf(place)) || TOWN.has(place) },
]
