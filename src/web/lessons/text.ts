// What a lesson says in one language. It follows the plot step by step: what one has and the other lacks is complained of.
import type { Language } from '../../core/words.ts'
import { BadLesson, readerOf, type Section, sectionsOf } from './lines.ts'
import type { Plot, PlotStep } from './plot.ts'

export interface StepText {
  readonly title: string
  /** Two sentences at most, with the numbers of the points and of rules. */
  readonly what: string
  /** Why this and nothing else; three sentences at most. */
  readonly why: string | null
  /** What stands on the flag of a point, by its number less one. */
  readonly flags: readonly string[]
  /** Answers to other moves by their names. */
  readonly others: Readonly<Record<string, string>>
  /** The answer to any other. */
  readonly other: string
}

export interface LessonText {
  readonly title: string
  /** One line for whoever chooses among lessons. */
  readonly about: string
  /** What is good to know whatever one does: said while one plays on one's own. */
  readonly advice: readonly string[]
  readonly steps: readonly StepText[]
}

const HEADER = ['lesson', 'about', 'advice', 'other']
const STEP = ['title', 'what', 'why', 'flag *', 'other', 'other *']

/** Reads the words of a lesson; throws BadLesson with the line that is wrong, or does not fit the plot. */
export function textOf(text: string, plot: Plot, language: Language): LessonText {
  const file = `${plot.id}/${language}.txt`
  const { header, steps } = sectionsOf(text, file)
  const read = readerOf(header, file, HEADER)
  const advice = read.all('advice').map(({ value }) => value)
  if (advice.length === 0) throw new BadLesson(file, 1, 'the header has no line "advice:".')
  const other = read.must('other').value
  for (const [i, { name, line }] of steps.entries())
    if (plot.steps[i]?.name !== name)
      throw new BadLesson(
        file,
        line,
        `step ${i + 1} of the plot is ${plot.steps[i] ? `"${plot.steps[i].name}"` : 'not there'}, not "${name}".`,
      )
  const missing = plot.steps[steps.length]
  if (missing) throw new BadLesson(file, text.split('\n').length, `step "${missing.name}" of the plot is missing.`)
  return {
    title: read.must('lesson').value,
    about: read.must('about').value,
    advice,
    steps: plot.steps.map((step, i) => stepTextOf(steps[i], step, { file, other })),
  }
}

function stepTextOf(section: Section, step: PlotStep, { file, other }: { readonly file: string; readonly other: string }): StepText {
  const read = readerOf(section, file, STEP)
  const flags = read.named('flag')
  for (const [i, { of, line }] of flags.entries())
    if (of !== String(i + 1) || i >= step.points.length)
      throw new BadLesson(
        file,
        line,
        `the plot of step "${step.name}" has the points ${step.points.map(({ number }) => number).join(', ') || 'none'}.`,
      )
  if (flags.length < step.points.length)
    throw new BadLesson(file, section.line, `step "${step.name}" has no line "flag ${flags.length + 1}:".`)
  const others = read.named('other')
  for (const { of, line } of others)
    if (!step.others.some(({ name }) => name === of))
      throw new BadLesson(file, line, `the plot of step "${step.name}" has no "other ${of}:".`)
  const lacking = step.others.find(({ name }) => !others.some(({ of }) => of === name))
  if (lacking) throw new BadLesson(file, section.line, `step "${step.name}" has no line "other ${lacking.name}:".`)
  const { line, value: what } = read.must('what')
  const why = read.one('why')?.value ?? null
  const spoken = numbersIn(`${what} ${why ?? ''}`)
  const odd = spoken.find((number) => number > step.points.length)
  if (odd !== undefined) throw new BadLesson(file, line, `(${odd}) is spoken of, but the plot has no "point ${odd}:".`)
  const silent = step.points.find(({ number }) => !spoken.includes(number))
  if (silent) throw new BadLesson(file, line, `(${silent.number}) is pointed at, but not spoken of.`)
  return {
    title: read.must('title').value,
    what,
    why,
    flags: flags.map(({ value }) => value),
    others: Object.fromEntries(others.map(({ of, value }) => [of, value])),
    other: read.one('other')?.value ?? other,
  }
}

/** The points that a text speaks of, each once. */
export const numbersIn = (text: string): number[] => [...new Set([...text.matchAll(/\((\d)\)/g)].map(([, digit]) => Number(digit)))].sort()

/** The rules that a text names, in order. */
export const rulesIn = (text: string): string[] => [...text.matchAll(RULE)].map(([, rule]) => rule)

const RULE = /\[([A-Z]+\d+)\]/g

/** A text in parts: words, words that matter, numbers of rules; the numbers of points, and seats by their names. */
export type Part =
  | { readonly kind: 'words' | 'strong' | 'rule'; readonly text: string }
  | { readonly kind: 'point' | 'seat'; readonly number: number }

export function partsOf(text: string): Part[] {
  return text.split(/(\*[^*]+\*|\(\d\)|\{\d\}|\[[A-Z]+\d+\])/).flatMap((part): Part[] => {
    if (part === '') return []
    if (part.length > 2 && part.startsWith('*')) return [{ kind: 'strong', text: part.slice(1, -1) }]
    if (/^\(\d\)$/.test(part)) return [{ kind: 'point', number: Number(part[1]) }]
    if (/^\{\d\}$/.test(part)) return [{ kind: 'seat', number: Number(part[1]) }]
    if (/^\[[A-Z]+\d+\]$/.test(part)) return [{ kind: 'rule', text: part.slice(1, -1) }]
    return [{ kind: 'words', text: part }]
  })
}
