// The lines of a lesson's files: a header, then steps. Text that somebody writes by hand: what is wrong with it is said by its line.

/** A file of a lesson that is not one; `line` counts from one. */
export class BadLesson extends Error {
  override readonly name = 'BadLesson'
  constructor(
    readonly file: string,
    readonly line: number,
    readonly says: string,
  ) {
    super(`${file}, line ${line}: ${says}`)
  }
}

/** `key: value`; the value may go on in lines that begin with a blank. */
export interface Entry {
  readonly line: number
  readonly key: string
  readonly value: string
}

export interface Section {
  readonly line: number
  /** Empty for the header. */
  readonly name: string
  readonly entries: readonly Entry[]
}

const STEP = /^step ([a-z][a-z0-9-]*)$/
const ENTRY = /^([a-z][a-z0-9 -]*?)\s*:\s*(.*)$/

/** The header and the steps of a file. Lines that begin with `//` are remarks. */
export function sectionsOf(text: string, file: string): { readonly header: Section; readonly steps: readonly Section[] } {
  const sections: { line: number; name: string; entries: Entry[] }[] = [{ line: 1, name: '', entries: [] }]
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const number = i + 1
    const said = raw.trim()
    if (said === '' || said.startsWith('//')) continue
    const { entries } = sections[sections.length - 1]
    const last = entries.at(-1)
    const step = STEP.exec(raw)
    const [, key, value] = ENTRY.exec(raw) ?? []
    if (/^\s/.test(raw) && last) entries[entries.length - 1] = { ...last, value: `${last.value} ${said}`.trim() }
    else if (step) sections.push({ line: number, name: step[1], entries: [] })
    else if (key !== undefined) entries.push({ line: number, key, value })
    else throw new BadLesson(file, number, `"${said}" is neither "step NAME" nor "KEY: TEXT"; a line that goes on begins with a blank.`)
  }
  const [header, ...steps] = sections
  for (const [i, { name, line }] of steps.entries())
    if (steps.findIndex((other) => other.name === name) < i) throw new BadLesson(file, line, `there are two steps "${name}".`)
  return { header, steps }
}

/** What a section says under its keys, with complaints about what it may not say. */
export interface Reader {
  /** The one value under a key; null where there is none. */
  one(key: string): Entry | null
  /** The one value that must be there. */
  must(key: string): Entry
  all(key: string): readonly Entry[]
  /** Those whose key is this word and another: `point 1`. */
  named(key: string): readonly (Entry & { readonly of: string })[]
}

/** Reads a section that may have some keys; a key with ` *` has another word behind it. */
export function readerOf({ line, name, entries }: Section, file: string, keys: readonly string[]): Reader {
  const where = name === '' ? 'the header' : `step "${name}"`
  for (const entry of entries) {
    const isKnown = keys.some((key) => (key.endsWith(' *') ? entry.key.startsWith(key.slice(0, -1)) : entry.key === key))
    if (!isKnown) throw new BadLesson(file, entry.line, `"${entry.key}:" is not known in ${where}; known are ${keys.join(', ')}.`)
    if (entry.value === '') throw new BadLesson(file, entry.line, `nothing stands behind "${entry.key}:".`)
  }
  const all = (key: string) => entries.filter((entry) => entry.key === key)
  const one = (key: string) => {
    const [first = null, second] = all(key)
    if (second) throw new BadLesson(file, second.line, `"${key}:" is there twice in ${where}.`)
    return first
  }
  return {
    one,
    must(key) {
      const entry = one(key)
      if (!entry) throw new BadLesson(file, line, `${where} has no line "${key}:".`)
      return entry
    },
    all,
    named: (key) =>
      entries.flatMap((entry) => (entry.key.startsWith(`${key} `) ? [{ ...entry, of: entry.key.slice(key.length + 1) }] : [])),
  }
}
