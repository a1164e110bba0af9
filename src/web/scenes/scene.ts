// What the rules do when nobody decides, told step by step: a scene never changes the game. A game says what counts (`games/*/scenes`), this
// adds it up.
import type { Block } from '../../core/block.ts'
import type { Game, Seat } from '../../core/game.ts'
import type { Language, Told } from '../../core/words.ts'
import { type Heard, type Moment, momentOf, type Reveal } from './moment.ts'
import type { SceneWords } from './words/scene-words.ts'

/** A fact of the game's words: `words.name(...fact)`. */
export type Fact = readonly [fact: string, value: number]

/** A part of what a piece earns, and where it lies. */
export interface Source {
  readonly at: readonly string[]
  readonly name: Fact
  readonly points: number
}

/** One piece that is counted, or one thing that happens to a seat. */
export interface Count {
  /** Null for what nobody gets. */
  readonly seat: Seat | null
  readonly points: number
  /** The places or pieces in whose middle it stands; none for what is seen at the side only. */
  readonly at: readonly string[]
  /** Whether a line leads from the first of two places to the second. */
  readonly isLine?: boolean
  /** What it is. */
  readonly name?: Fact
  readonly from?: readonly Source[]
  /** What stands there in the place of points. */
  readonly shows?: Fact | string
  /** What the log says of it, where that says more than its points. */
  readonly told?: Told
}

export interface Step {
  readonly id: string
  /** The rule that it follows. */
  readonly rule: string
  /** The parts of the score that it adds to. */
  readonly parts?: readonly string[]
  readonly counts: readonly Count[]
  /** Whether it is counted in this scene: what people decide may come between two steps of one. */
  readonly when?: 'earlier' | 'later'
  /** Whether the board is as it will be: what leaves has left. */
  readonly isCleared?: boolean
}

export interface Scene {
  readonly id: string
  /** The number that its title has: of a round, of an era. */
  readonly number?: number
  readonly steps: readonly Step[]
  /** The board that is counted. */
  readonly board: Block
  /** Places whose pieces leave the board in the last step, and how many more leave that need no mark: all of a kind. */
  readonly leaves?: readonly string[]
  readonly alsoLeave?: number
  /** It passes by itself, and nobody is kept from playing on. */
  readonly isBrief?: boolean
  /** Everything is counted from nothing: points that the score has had all along. */
  readonly isRecount?: boolean
}

/** A scene with the totals that it leads from and to, by seat. */
export interface CountedScene extends Scene {
  readonly decision: number
  readonly before: readonly number[]
  readonly after: readonly number[]
  /** The board when everything is over. */
  readonly cleared: Block
}

/** How a game tells its scenes. */
export interface Teller<S extends Block = Block> {
  words(language: Language): Promise<SceneWords>
  /** Whether the pieces that are counted lie among the holdings: then those stay in sight. */
  readonly isAmongHoldings?: boolean
  /** The parts of the score in the order in which they are counted, where that is not the order of the result. */
  readonly counting?: readonly string[]
  readonly reveal?: Reveal<S>
  scenes(moment: Moment<S>): readonly Scene[]
}

/** What a seat gains in some steps. */
export function gained(steps: readonly Step[], seat: Seat): number {
  let sum = 0
  for (const { counts } of steps) for (const count of counts) if (count.seat === seat) sum += count.points
  return sum
}

/** The scenes of one decision: what they count ends at the score after it. */
export function scenesOf<S extends Block>(game: Game<S>, teller: Teller<S>, heard: Heard<S>): CountedScene[] {
  const moment = momentOf(game, heard, teller.reveal)
  const scenes = teller.scenes(moment)
  let after: readonly number[] = game.result(moment.after).scores.map(({ total }) => total)
  const counted: CountedScene[] = []
  for (const scene of [...scenes].reverse()) {
    const before = after.map((total, seat) => total - gained(scene.steps, seat))
    counted.unshift({ ...scene, decision: moment.decision, before, after, cleared: moment.after })
    if (!scene.isRecount) after = before
  }
  return counted
}

/** The steps that are counted here. */
export const stepsNow = ({ steps }: Scene): readonly Step[] => steps.filter(({ when }) => when === undefined)
