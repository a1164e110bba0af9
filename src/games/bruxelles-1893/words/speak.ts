// How facts become words, the same in every language: a language brings its sentences and names, this puts them together for both editions.
import type { OptionWords, Words } from '../../../core/game.ts'
import {
  ACTIONS,
  type ArtNouveauAction,
  BOARDS,
  type Board,
  type BrusselsPlace,
  CELL_IDS,
  COLOURS,
  CUBES,
  type Cube,
  FRANCS_A_UNIT,
  NOBLE_IDS,
  type Noble,
  PLACES,
  ROWS,
  type Row,
  SEGMENTS,
  type Segment,
  TRACKS,
  type Track,
  WHITE,
} from '../components.ts'
import type { EventName } from '../events.ts'
import { FRANC_UNIT, PAYMENTS, UNIT_KINDS, unitsOf } from '../payments.ts'
import type { Reason } from '../reasons.ts'
import type { Part } from '../state.ts'
import { columnName, irisName, spaceName } from './places.ts'

/** Facts that are counted in words of their own. */
export type Counted =
  | 'francs'
  | 'points'
  | 'pawns'
  | 'tiles'
  | 'travellers'
  | 'manneken'
  | 'symbols'
  | 'houses'
  | 'glass'
  | 'units'
  | 'steps'
  | 'spaces'

/** What a language must have; a missing sentence or name does not compile. */
export interface Sentences {
  /** Sentences of the revised edition, with the words of both where they do not differ. */
  readonly log: Readonly<Record<EventName, string>>
  readonly why: Readonly<Record<Reason, string>>
  readonly parts: Readonly<Record<Part, string>>
  /** What the first edition calls otherwise. */
  readonly first: {
    readonly log: Readonly<Partial<Record<EventName, string>>>
    readonly why: Readonly<Partial<Record<Reason, string>>>
    readonly parts: Readonly<Partial<Record<Part, string>>>
    readonly actions: Readonly<Partial<Record<ArtNouveauAction, string>>>
    readonly tracks: Readonly<Partial<Record<Track, string>>>
    readonly wild: string
  }
  readonly actions: Readonly<Record<ArtNouveauAction, string>>
  readonly places: Readonly<Record<BrusselsPlace, string>>
  /** The fourth colour is brown in the revised edition and pink in the first. */
  readonly colours: Readonly<Record<'green' | 'yellow' | 'blue' | 'brown' | 'pink' | 'black' | 'white', string>>
  /** The colours as they stand with a work of art, where that has a gender of its own. */
  readonly coloursIt?: Sentences['colours']
  readonly cubes: Readonly<Record<Cube, string>>
  readonly segments: Readonly<Record<Exclude<Segment, Cube>, string>>
  readonly nobles: Readonly<Record<Noble, string>>
  readonly tracks: Readonly<Record<Track, string>>
  /** Architect boards: side A, and the architects of the B sides. */
  readonly boards: Readonly<Record<Board, string>>
  readonly rows: Readonly<Record<Row, string>>
  /** So many of something, in the language's own plural. */
  readonly counted: Readonly<Record<Counted, (count: number) => string>>
  /** Somebody whose name is not known. */
  readonly player: (number: number) => string
  /** Between the parts of a payment. */
  readonly and: string
  /** With the printed number. */
  readonly card: (number: number) => string
  readonly pavilion: (number: number) => string
  readonly tile: (number: number) => string
  /** The options of either edition. */
  readonly options: { readonly first: Readonly<Record<string, OptionWords>>; readonly revised: Readonly<Record<string, OptionWords>> }
}

/** Both editions in one language. */
export interface EditionWords {
  readonly first: Words
  readonly revised: Words
}

export function speak(sentences: Sentences): EditionWords {
  const { first, options } = sentences
  const old: Sentences = {
    ...sentences,
    log: { ...sentences.log, ...first.log },
    why: { ...sentences.why, ...first.why },
    parts: { ...sentences.parts, ...first.parts },
    actions: { ...sentences.actions, ...first.actions },
    tracks: { ...sentences.tracks, ...first.tracks },
    colours: pinkFor(sentences.colours),
    ...(sentences.coloursIt && { coloursIt: pinkFor(sentences.coloursIt) }),
    cubes: { ...sentences.cubes, wild: first.wild },
  }
  return { first: wordsOf(old, options.first), revised: wordsOf(sentences, options.revised) }
}

const pinkFor = (colours: Sentences['colours']): Sentences['colours'] => ({ ...colours, brown: colours.pink })

function wordsOf(sentences: Sentences, options: Readonly<Record<string, OptionWords>>): Words {
  const { log, why, parts, counted } = sentences
  const listed =
    <K extends string>(names: readonly K[], words: Readonly<Record<K, string>>) =>
    (value: number) =>
      words[names[value]] ?? String(value)
  const number = (value: number) => String(value)
  const artIn = (colours: Sentences['colours']) => (tile: number) => (tile >= WHITE ? colours.white : listed(COLOURS, colours)(tile))
  const art = artIn(sentences.colours)
  const artIt = artIn(sentences.coloursIt ?? sentences.colours)
  const cube = listed(CUBES, sentences.cubes)
  const segment = listed(SEGMENTS, { ...sentences.cubes, ...sentences.segments })

  function payment(which: number): string {
    if (which >= PAYMENTS) return String(which)
    const units = Array.from({ length: UNIT_KINDS }, (_, kind) => [kind, unitsOf(which, kind)] as const).filter(([, count]) => count > 0)
    const part = ([kind, count]: readonly [number, number]) =>
      kind === FRANC_UNIT ? counted.francs(count * FRANCS_A_UNIT) : `${count} × ${cube(kind)}`
    return units.map(part).join(sentences.and)
  }

  const names: Readonly<Record<string, (value: number) => string>> = {
    ...counted,
    action: listed(ACTIONS, sentences.actions),
    place: listed(PLACES, sentences.places),
    space: spaceName,
    iris: irisName,
    otherIris: irisName,
    cell: (cell) => CELL_IDS[cell]?.toUpperCase() ?? number(cell),
    column: columnName,
    /** Its number alone, where a sentence has the word. */
    pavilion: (row) => number(row + 1),
    thePavilion: (row) => sentences.pavilion(row + 1),
    noble: listed(NOBLE_IDS, sentences.nobles),
    art,
    oldArt: art,
    art_it: artIt,
    oldArt_it: artIt,
    cube,
    segment,
    toSegment: segment,
    payment,
    track: listed(TRACKS, sentences.tracks),
    row: listed(ROWS, sentences.rows),
    board: listed(BOARDS, sentences.boards),
    price: counted.francs,
    card: (card) => sentences.card(card + 1),
    tile: (tile) => sentences.tile(tile + 1),
    other: (seat) => sentences.player(seat + 1),
  }
  return { log, why, parts, options, name: (fact, value) => names[fact]?.(value) ?? number(value) }
}
