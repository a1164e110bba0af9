// All that is read of a game's rules in one language, and how one finds a way in it.
import type { Language } from '../../core/words.ts'
import type { Explainer, FaceWords } from '../table/face.ts'
import type { Chapter, Rule } from './chapters.ts'
import type { Taught } from './teach.ts'
import type { RulesWords } from './words/rules-words.ts'

export interface Book {
  readonly game: string
  readonly language: Language
  readonly words: RulesWords
  readonly chapters: readonly Chapter[]
  readonly taught: readonly Taught[]
  /** The game's words and what its pieces say, in that language; none where a face has no explanations. */
  readonly faceWords: FaceWords
  readonly explainer: Explainer | null
}

export const ruleIn = ({ chapters }: Pick<Book, 'chapters'>, number: string): Rule | undefined =>
  chapters.flatMap(({ rules }) => rules).find((rule) => rule.number === number)

const NUMBER = /\b[A-Z]{1,2}\d{1,2}\b/g
/** The rules that a text names. */
export const namedIn = (text: string): string[] => [...new Set(text.match(NUMBER) ?? [])]

/** Rules that belong to a rule: those it names, those that name it, and those taught together with it. */
export function related({ chapters, taught }: Pick<Book, 'chapters' | 'taught'>, number: string): readonly Rule[] {
  const rules = chapters.flatMap((chapter) => chapter.rules)
  const own = namedIn(rules.find((rule) => rule.number === number)?.says ?? '')
  const naming = rules.filter(({ says }) => namedIn(says).includes(number)).map((rule) => rule.number)
  const together = taught
    .flatMap(({ parts }) => parts)
    .filter(({ says }) => namedIn(says).includes(number))
    .flatMap(({ says }) => namedIn(says))
  const wanted = [...new Set([...own, ...naming, ...together])].filter((each) => each !== number)
  return wanted.flatMap((each) => rules.filter((rule) => rule.number === each)).slice(0, MOST_RELATED)
}
const MOST_RELATED = 4

/** The part that teaches a rule: its picture says more than the sentence. */
export const partAbout = ({ taught }: Pick<Book, 'taught'>, number: string) =>
  taught.flatMap(({ parts }) => parts).find(({ says }) => namedIn(says).includes(number))

/** The beginning of a rule, to know it by. */
export function gist({ says }: Rule): string {
  const plain = says.replace(/_[^_]+_:? ?/g, '').replace(/[*`]/g, '')
  const [first = ''] = plain.split(/[.;:。；：]/)
  const short = [...first].slice(0, GIST).join('')
  return short.length < first.length ? `${short.trimEnd()}…` : short
}
const GIST = 44
