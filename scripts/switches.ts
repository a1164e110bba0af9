// Writes the rows of a game's steps as switches. A table costs Splendor up to 5 % of its speed: V8 does not look through it, but it folds
// `steps.bid.legal`, a constant's constant, and puts the function in its place.
import { type StepTable, TURN_STEP, type Vocabulary } from '../src/core/steps.ts'

/** A game's rows and what their names stand for; whatever its state is, only names and functions are read here. */
export interface Rows {
  readonly steps: StepTable<never, Vocabulary>
  readonly kinds: readonly string[]
  stepOf(name: string): number
  /** The way from the game's folder to the kernel. */
  readonly core: string
}

interface Case {
  readonly name: string
  readonly number: number
  readonly does: string
}

export function switchesOf({ steps, kinds, stepOf, core }: Rows): string {
  const rows = Object.entries(steps)
    .map(([name, row]) => ({ name, number: stepOf(name), row }))
    .sort((a, b) => a.number - b.number)
  const questions = rows.flatMap(({ row, ...step }) => ('answers' in row ? [{ ...step, row }] : []))
  const legal = questions.map(({ row, ...step }) => ({
    ...step,
    does: call(`${step.name}.legal`, row.legal, ['s', 'seat', 'out', 'step']),
  }))
  const settled = rows.flatMap(({ row, ...step }) => {
    if (row.settle === undefined) return []
    if (row.settle === 'onlyAnswer') return [{ ...step, does: 'giveOnlyAnswer(s, seat, step, tell)' }]
    return [{ ...step, does: call(`${step.name}.settle`, row.settle, ['s', 'seat', 'step', 'tell']) }]
  })
  const applied = kinds.map((kind, number) => ({ name: kind, number, does: answered(kind, questions, stepOf(TURN_STEP)) }))
  const hasOnly = rows.some(({ row }) => row.settle === 'onlyAnswer')
  const body = [
    LEGAL(cases(legal, 4)),
    APPLY(cases(applied, 4)),
    ...(settled.length > 0 ? [SETTLE(cases(settled, 4))] : []),
    ...(hasOnly ? [ONLY] : []),
  ].join('\n')
  return `${head(body, core)}\n${body}`
}

interface Asked {
  readonly name: string
  readonly number: number
  readonly row: { readonly answers: Readonly<Partial<Record<string, { readonly apply: Fn }>>> }
}
type Fn = (...args: never[]) => unknown

/** What a verb does: where it answers several steps in several ways, a switch over them. */
function answered(kind: string, questions: readonly Asked[], turn: number): string {
  const texts = new Map<Fn, string>()
  const ways = questions.flatMap(({ name, number, row }) => {
    const apply = row.answers[kind]?.apply
    if (!apply) return []
    const does = texts.get(apply) ?? call(`${name}.answers${at(kind)}.apply`, apply, ANSWER_ARGS)
    texts.set(apply, does)
    return [{ name, number, does }]
  })
  if (texts.size === 1) return ways[0].does
  return `switch (kindOf(owed(s.pending, ${turn}))) {\n${cases(ways, 8)}\n      }`
}
const ANSWER_ARGS = ['s', 'seat', 'a', 'tell']

/** A call with as many arguments as the function takes. */
function call(path: string, fn: Fn, args: readonly string[]): string {
  return `steps.${path}(${args.slice(0, fn.length).join(', ')})`
}

const at = (name: string): string => (/^\w+$/.test(name) ? `.${name}` : `['${name}']`)

/** Labels that do the same stand together. */
function cases(list: readonly Case[], indent: number): string {
  const margin = ' '.repeat(indent)
  const groups = new Map<string, Case[]>()
  for (const entry of list) groups.set(entry.does, [...(groups.get(entry.does) ?? []), entry])
  return [...groups]
    .map(([does, labels]) => {
      const ends = does.startsWith('switch') ? `${does}\n${margin}  return` : `return ${does}`
      return `${labels.map(({ number, name }) => `${margin}case ${number}: // ${name}`).join('\n')}\n${margin}  ${ends}`
    })
    .join('\n')
}

function head(body: string, core: string): string {
  const actions = ['type Action', 'type Actions', ...(body.includes('actionList(') ? ['actionList'] : []), 'kindOf']
  const pending = ['owed', 'settle'].filter((name) => new RegExp(`[^.]\\b${name}\\(`).test(body))
  return [
    '// Written by `npm run steps` from the rows of steps.ts; a test holds it against them. Change the rows, not this file.',
    `import { ${actions.join(', ')} } from '${core}/action.ts'`,
    `import type { Seat } from '${core}/game.ts'`,
    ...(pending.length > 0 ? [`import { ${pending.join(', ')} } from '${core}/pending.ts'`] : []),
    "import type { State, Tell } from './state.ts'",
    "import { steps } from './steps.ts'",
    '',
  ].join('\n')
}

const LEGAL = (cases: string): string => `/** Lists the legal answers to a step. */
export function legalAnswers(s: State, seat: Seat, out: Actions, step: number): void {
  switch (kindOf(step)) {
${cases}
  }
}
`
const APPLY = (cases: string): string => `/** Does what answers the step that is owed. */
export function applyAnswer(s: State, seat: Seat, a: Action, tell?: Tell): void {
  switch (kindOf(a)) {
${cases}
  }
}
`
const SETTLE = (cases: string): string => `/** Does what a step leaves no choice in; false when the seat must decide. */
export function settleStep(s: State, seat: Seat, step: number, tell?: Tell): boolean {
  switch (kindOf(step)) {
${cases}
    default:
      return false
  }
}
`
const ONLY = `const answers = actionList()

/** Gives the one legal answer, or drops a step that has none; false when there are several. */
function giveOnlyAnswer(s: State, seat: Seat, step: number, tell?: Tell): boolean {
  answers.count = 0
  legalAnswers(s, seat, answers, step)
  if (answers.count > 1) return false
  if (answers.count === 1) applyAnswer(s, seat, answers.list[0], tell)
  else settle(s.pending)
  return true
}
`
