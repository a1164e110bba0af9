// The end of a round and the end of the game. People decide between some of the steps: each scene shows those that this decision led to,
// with the others before and after it named.
import type { Language } from '../../../../core/words.ts'
import type { SceneWords } from '../../../scenes/words/scene-words.ts'
import './scenes.css'
import { ROUNDS } from '../../../../games/bruxelles-1893/components.ts'
import { NEXT_ROUND_PHASE, type State } from '../../../../games/bruxelles-1893/state.ts'
import type { Moment } from '../../../scenes/moment.ts'
import type { Scene, Step, Teller } from '../../../scenes/scene.ts'
import { finalSteps } from './final.ts'
import type { Phased } from './phased.ts'
import { roundSteps } from './round.ts'

/** The parts of the score: during the game first, then the final scoring. */
const COUNTING = [
  ...['sales', 'construction', 'nobles', 'freeActions', 'irises', 'visits', 'cards', 'tiles', 'unpaid'],
  ...['buildings', 'cubes', 'manneken', 'moneyRow', 'artRow', 'nobleRow', 'pawnRow'],
]

export const teller: Teller<State> = {
  words: (language) => WORDS[language](),
  counting: COUNTING,

  scenes: (moment) => [...roundOf(moment), ...endOf(moment)],
}

/** What is told of the steps of a round; the board is the one before the first of them. */
const ROUND_EVENTS = [
  'winsCard',
  'tiesColumn',
  'willStart',
  'scoresIris',
  'neutralIris',
  'toCourthouse',
  'visits',
  'travellersReturn',
] as const

function roundOf(moment: Moment<State>): Scene[] {
  if (!ROUND_EVENTS.some((event) => moment.lines.some((line) => line.event === event)) && !happens(moment, NEXT_ROUND_PHASE)) return []
  const board = moment.when(...ROUND_EVENTS)
  const steps = stepsOf(moment, roundSteps(moment, board))
  return isWorthTelling(steps) ? [{ id: 'round', number: moment.before.round, steps, board }] : []
}

function endOf(moment: Moment<State>): Scene[] {
  if (moment.before.round < ROUNDS) return []
  const steps = stepsOf(moment, finalSteps(moment))
  return isWorthTelling(steps) ? [{ id: 'end', steps, board: moment.after }] : []
}

/** Steps that this decision led to, those before it and those after it. */
function stepsOf(moment: Moment<State>, phased: readonly Phased[]): Step[] {
  return phased.map(([phase, step]): Step => {
    if (happens(moment, phase) || step.counts.length > 0) return step
    return { ...step, when: phase < moment.before.phase ? 'earlier' : 'later' }
  })
}

/** Whether a phase of the round came and went with this decision. */
function happens({ before, after }: Moment<State>, phase: number): boolean {
  return before.phase <= phase && (after.round > before.round || after.phase > phase)
}

const isWorthTelling = (steps: readonly Step[]): boolean =>
  steps.some(({ when, counts, isCleared }) => when === undefined && (counts.length > 0 || isCleared))

const WORDS: Readonly<Record<Language, () => Promise<SceneWords>>> = {
  en: async () => (await import('./words/en.ts')).en,
  ru: async () => (await import('./words/ru.ts')).ru,
  uk: async () => (await import('./words/uk.ts')).uk,
  'zh-Hant': async () => (await import('./words/zh-Hant.ts')).zhHant,
}
