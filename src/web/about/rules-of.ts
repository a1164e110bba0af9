// A game's RULES.md, chapter by chapter: the text that the rules are tested by is the text that is read.

export interface Rule {
  readonly number: string
  readonly says: string
}

export interface Chapter {
  readonly title: string
  readonly rules: readonly Rule[]
}

const FILES = import.meta.glob<string>('../../games/*/RULES.md', { query: '?raw', import: 'default' })
const folderOf = (path: string): string => path.split('/').at(-2) ?? ''

/** The rules of a game; editions that share a folder share its rules. None where a game has no such file here. */
export async function rulesOf(id: string): Promise<readonly Chapter[]> {
  const path = Object.keys(FILES).find((each) => `${id}-`.startsWith(`${folderOf(each)}-`))
  return path ? chaptersIn(await FILES[path]()) : []
}

/** The chapters that have numbered rules. A rule begins a line with its number, and goes on until the next one or an empty line. */
export function chaptersIn(text: string): Chapter[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((chapter) => ({ title: chapter.split('\n', 1)[0], rules: chapter.split(/\n\n|\n(?=\*\*[A-Z])/).flatMap(ruleIn) }))
    .filter(({ rules }) => rules.length > 0)
}

function ruleIn(paragraph: string): Rule[] {
  const [, number, says] = /^\*\*([A-Z]+\d+)\*\* (.*)$/s.exec(paragraph.trim()) ?? []
  return number === undefined ? [] : [{ number, says: says.replace(/\s+/g, ' ') }]
}
