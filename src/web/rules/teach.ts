// The short texts that teach a rulebook: at most six parts, each a picture of real pieces and about three sentences. A game brings them in `lessons` of
// web/games/<id>/teach/load.ts, one text a language and rulebook; the card of the game is in the same text.
import type { ComponentType } from 'react'
import type { Words } from '../../core/game.ts'
import type { Language } from '../../core/words.ts'

/** About three sentences: `[B3]` names a rule, `*this*` is what counts most. */
export interface Part {
  readonly title: string
  readonly says: string
}

/** What a card of the game has, a line each, written like parts. */
export const CARD_PARTS = ['turn', 'costs', 'scoring'] as const
export type CardPart = (typeof CARD_PARTS)[number]
export type Card = Readonly<Record<CardPart, readonly string[]>>

/** One rulebook in one language. Its parts are the names of their pictures: one that is missing does not compile. */
export interface Teaching<Id extends string = string> {
  readonly title: string
  readonly parts: Readonly<Record<Id, Part>>
  readonly card: Card
}

export type Picture = ComponentType<{ readonly words: Words }>
export type Pictures<Id extends string = string> = Readonly<Record<Id, Picture>>

export interface Taught {
  readonly id: string
  readonly title: string
  readonly parts: readonly (Part & { readonly id: string; readonly Picture: Picture })[]
  readonly card: Card
  /** What the pieces are drawn from, where no board on the page defines it. */
  readonly Drawings?: ComponentType | undefined
}

export interface Lesson {
  readonly id: string
  /** The option that brings it to a table; none for what is always played. */
  readonly option: string | undefined
  /** The letters of chapters that are played with it alone. */
  readonly chapters: readonly string[]
  /** The letters of chapters that are never played where it is: those of another edition. */
  readonly without: readonly string[]
  load(language: Language): Promise<Taught>
}

/** By the game's id. */
export type Lessons = Readonly<Record<string, readonly Lesson[]>>

interface Source<Id extends string> {
  readonly id: string
  readonly option?: string
  readonly chapters?: readonly string[]
  readonly without?: readonly string[]
  /** In the order in which they are read. */
  readonly parts: readonly Id[]
  pictures(): Promise<Pictures<Id>>
  drawings?: () => Promise<ComponentType>
  /** One file a language, named for it, which has the text and nothing else. */
  readonly texts: Texts<Id>
}

/** As `import.meta.glob` finds them. */
type Texts<Id extends string> = Readonly<Record<string, () => Promise<Readonly<Record<string, Teaching<Id>>>>>>

async function textIn<Id extends string>(texts: Texts<Id>, language: Language): Promise<Teaching<Id>> {
  const path = Object.keys(texts).find((each) => each.endsWith(`/${language}.ts`))
  if (path === undefined) throw new Error(`Nobody teaches this in ${language}.`)
  const [text] = Object.values(await texts[path]())
  return text
}

export const lessonOf = <Id extends string>({
  id,
  option,
  chapters = [],
  without = [],
  parts,
  pictures,
  drawings,
  texts,
}: Source<Id>): Lesson => ({
  id,
  option,
  chapters,
  without,
  async load(language) {
    const [drawn, Drawings, { title, parts: said, card }] = await Promise.all([pictures(), drawings?.(), textIn(texts, language)])
    return { id, title, card, Drawings, parts: parts.map((part) => ({ id: part, ...said[part], Picture: drawn[part] })) }
  },
})
