// A game's RULES.md, chapter by chapter: the text that the rules are tested by is the text that is read. Its sisters say the same in other languages
// (`RULES.ru.md`), with the same numbers; a chapter that a language does not have is read in English.
import type { Language } from '../../core/words.ts'

/** What a mark between `_` says: a ruling of ours, a value of ours, or whatever else the text sets apart. */
export type Mark = 'ruling' | 'reconstructed' | 'other'

export interface Rule {
  readonly number: string
  readonly says: string
  /** The marks in it, in their order. */
  readonly marks: readonly Mark[]
}

export interface Chapter {
  /** The letters that its rules begin with. */
  readonly letters: string
  readonly title: string
  /** The language it is written in. */
  readonly lang: Language
  readonly rules: readonly Rule[]
}

const FILES = import.meta.glob<string>(['../../games/*/RULES.md', '../../games/*/RULES.*.md'], { query: '?raw', import: 'default' })
const folderOf = (path: string): string => path.split('/').at(-2) ?? ''
const fileOf = (folder: string, language: Language): string => (language === 'en' ? `${folder}/RULES.md` : `${folder}/RULES.${language}.md`)

/** The rules of a game; editions that share a folder share its rules. None where a game has no such file here. */
export async function rulesOf(id: string, language: Language = 'en'): Promise<readonly Chapter[]> {
  const folder = Object.keys(FILES)
    .map(folderOf)
    .find((each) => `${id}-`.startsWith(`${each}-`))
  if (folder === undefined) return []
  const [english, own] = await Promise.all([textOf(folder, 'en'), textOf(folder, language)])
  return translated(chaptersIn(english), chaptersIn(own, language))
}

async function textOf(folder: string, language: Language): Promise<string> {
  const path = Object.keys(FILES).find((each) => each.endsWith(`/${fileOf(folder, language)}`))
  return path ? FILES[path]() : ''
}

/** English chapters, each in the place of which its translation stands where it has all of its rules. */
export function translated(english: readonly Chapter[], own: readonly Chapter[]): readonly Chapter[] {
  return english.map((chapter) => {
    const found = own.find(({ letters }) => letters === chapter.letters)
    const rules = chapter.rules.map(({ number, marks }) => {
      const rule = found?.rules.find((each) => each.number === number)
      // What a mark means is read off the English one: a translation calls it by its own word.
      return rule && { ...rule, marks: rule.marks.length === marks.length ? marks : rule.marks }
    })
    return found && rules.every((rule) => rule !== undefined) ? { ...found, rules } : chapter
  })
}

/** Where the text says that what is set apart was reconstructed, every value so set is. */
const VALUES_ARE_OURS = /Values in _italics_ were\s+reconstructed/

/** The chapters that have numbered rules. A rule begins a line with its number, and goes on until the next one or an empty line. */
export function chaptersIn(text: string, lang: Language = 'en'): Chapter[] {
  const ours = VALUES_ARE_OURS.test(text)
  return text
    .split(/^## /m)
    .slice(1)
    .map((chapter) => {
      const heading = chapter.split('\n', 1)[0]
      const [, letters = '', title = heading] = /^([A-Z]+)\. ?(.*)$/.exec(heading) ?? []
      return { letters, title, lang, rules: chapter.split(/\n\n|\n(?=\*\*[A-Z])/).flatMap((paragraph) => ruleIn(paragraph, ours)) }
    })
    .filter(({ rules }) => rules.length > 0)
}

function ruleIn(paragraph: string, ours: boolean): Rule[] {
  const [, number, text] = /^\*\*([A-Z]+\d+)\*\* (.*)$/s.exec(paragraph.trim()) ?? []
  if (number === undefined) return []
  const says = text.replace(/\s+/g, ' ')
  return [{ number, says, marks: [...says.matchAll(MARKED)].map(([, mark]) => markOf(mark, ours)) }]
}

export const MARKED = /_([^_]+)_/g

function markOf(mark: string, ours: boolean): Mark {
  if (/^ruling/i.test(mark)) return 'ruling'
  return ours && !/^option/i.test(mark) ? 'reconstructed' : 'other'
}
