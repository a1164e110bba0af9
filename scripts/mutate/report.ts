// What is said of a run: a line a file, and every change that nothing noticed.
import type { Mutant } from './mutants.ts'
import type { Fate } from './trial.ts'

export interface Outcome extends Mutant {
  readonly fate: Fate | 'allowed'
  /** Why it is allowed. */
  readonly why?: string
}

const share = (part: number, all: number): string => (all === 0 ? '   –' : `${Math.floor((part / all) * 100)} %`.padStart(5))

export function report(outcomes: readonly Outcome[]): string {
  const files = [...new Set(outcomes.map(({ file }) => file))]
  const width = Math.max(5, ...files.map((file) => file.length))
  const row = (name: string, of: readonly Outcome[]): string => {
    const count = (...fates: Outcome['fate'][]) => of.filter(({ fate }) => fates.includes(fate)).length
    const cells = [count('killed', 'timeout'), count('survived'), count('unreached'), count('allowed')]
    return `${name.padEnd(width)} ${share(cells[0], of.length - cells[3])} ${cells.map((cell) => String(cell).padStart(10)).join('')}`
  }
  const survivors = outcomes.filter(({ fate }) => fate === 'survived' || fate === 'unreached')
  return [
    `${''.padEnd(width)}share ${['noticed', 'not', 'unreached', 'allowed'].map((name) => name.padStart(10)).join('')}`,
    ...files.map((file) =>
      row(
        file,
        outcomes.filter((outcome) => outcome.file === file),
      ),
    ),
    row('all', outcomes),
    '',
    ...survivors.map(
      ({ file, line, from, to, fate }) => `${file}:${line}  ${from} → ${to}${fate === 'unreached' ? '  (no test comes by)' : ''}`,
    ),
  ].join('\n')
}
