// A scene in words: the page's, the game's own, and the game's names of its pieces.
import type { Words } from '../../../core/game.ts'
import { type Language, logLine, logSentence } from '../../../core/words.ts'
import type { SeatInfo } from '../../../wire/seats.ts'
import { parts } from '../../board/words.ts'
import type { Count, Scene, Step } from '../scene.ts'
import type { KitWords } from './kit-words.ts'
import type { SceneWords } from './scene-words.ts'

export interface Said {
  readonly kit: KitWords
  /** What breaks a tie in this game. */
  readonly tieBreak: string | undefined
  /** The parts of its score in the order of counting. */
  readonly counting: readonly string[] | undefined
  title(scene: Pick<Scene, 'id' | 'number'>): string
  /** The name of a step. */
  step(step: Step): string
  /** What it counts. */
  rule(step: Step): string
  leaves(scene: Scene): string
  /** Whose piece it is and what it is, or what happened. */
  subject(count: Count, seats: readonly SeatInfo[]): string
  /** The same of several pieces of one owner. */
  several(counts: readonly Count[], seats: readonly SeatInfo[]): string
  /** Everything of a beat in one line. */
  sentence(counts: readonly Count[], seats: readonly SeatInfo[]): string
}

const KITS: Readonly<Record<Language, () => Promise<KitWords>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
  'zh-Hant': async () => (await import('./zh-Hant.ts')).zhHant,
}

export const loadKit = (language: Language): Promise<KitWords> => KITS[language]()

interface Sources {
  readonly kit: KitWords
  /** None for a game without scenes. */
  readonly own: SceneWords | undefined
  readonly counting: readonly string[] | undefined
}

export function saidBy({ kit, own = { titles: {}, steps: {} }, counting }: Sources, words: Words): Said {
  const named = ({ name }: Count) => (name ? words.name(...name) : '')
  const step = ({ id, parts }: Step) => own.steps[id]?.name ?? words.parts[parts?.[0] ?? ''] ?? id

  function subject(count: Count, seats: readonly SeatInfo[]): string {
    if (count.told && words.log[count.told.event]) return (count.seat === null ? logLine : logSentence)(count.told, words)
    const who = count.seat === null ? '' : seats[count.seat].name
    return parts(', ', who, named(count) || (count.seat === null && String(count.shows ?? '')))
  }

  function several(counts: readonly Count[], seats: readonly SeatInfo[]): string {
    const [first] = counts
    const who = first.seat === null ? '' : seats[first.seat].name
    return parts(', ', who, ...new Set(counts.map(named)))
  }

  return {
    kit,
    tieBreak: own.tieBreak,
    counting,
    title: ({ id, number = 0 }) => own.titles[id]?.(number) ?? '',
    step,
    rule: ({ id }) => own.steps[id]?.says ?? '',
    leaves: ({ leaves = [], alsoLeave = 0 }) => own.leaves?.(leaves.length, alsoLeave) ?? '',
    subject,
    several,
    sentence(counts, seats) {
      if (counts.length === 0) return ''
      const points = counts.reduce((sum, count) => sum + count.points, 0)
      const says = counts.length === 1 ? subject(counts[0], seats) : several(counts, seats)
      return points === 0 || tellsPoints(counts[0]) ? says : parts(': ', says, kit.earned(points))
    },
  }
}

/** Whether the log's sentence has the points in it. */
export const tellsPoints = ({ told }: Count): boolean => told !== undefined && 'points' in told.facts
