// What an evaluation says about the positions of the golden records, in writing, for tests that hold it against a copy.
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Evaluation } from '../src/bots/evaluations/evaluation.ts'
import { clone } from '../src/core/block.ts'
import { legalActions } from '../src/core/decision.ts'
import type { Game } from '../src/core/game.ts'
import { readRecord } from '../src/core/record.ts'
import type { Table } from '../src/core/table.ts'
import { games } from '../src/games/index.ts'

/** A position in so many. */
const EVERY = 6
/** So many answers of every position are tried. */
const ANSWERS = 12

/** What each seat's position is worth, on a line a position, and one number for what all that could follow it and the next ones is. */
export function worths(path: string, evaluationOf: (game: Game) => Evaluation): string[] {
  const table = readRecord(readFileSync(join('src/games', path), 'utf8'), { games })
  const evaluation = evaluationOf(table.game)
  const { worth } = evaluation
  const positions = Array.from({ length: Math.ceil(table.decisions.length / EVERY) }, (_, i) => i * EVERY)
  return positions.map((at) => {
    const seats = Array.from({ length: table.config.seats }, (_, seat) => worth(table.at(at), seat).toFixed(6))
    const followed = Array.from({ length: Math.min(EVERY, table.decisions.length - at) }, (_, i) =>
      worthOfAnswers(table, at + i, evaluation),
    )
    return `${at}: ${seats.join(' ')} (${followed.reduce((all, each, i) => all + each * (i + 1), 0).toFixed(6)})`
  })
}

/** What the positions after some of the answers are worth to everybody, each counted with a weight of its own, so that none makes up for another. */
function worthOfAnswers({ game, config, at }: Table, count: number, { worth }: Evaluation): number {
  let [sum, weight] = [0, 1]
  for (let seat = 0; seat < config.seats; seat++) {
    const answers = legalActions(game, at(count), seat)
    for (let i = 0; i < answers.length; i += Math.ceil(answers.length / ANSWERS)) {
      const after = clone(at(count))
      game.apply(after, seat, answers[i])
      for (let other = 0; other < config.seats; other++) sum += worth(after, other) * (1 + (weight++ % 13))
    }
  }
  return sum
}

/** The golden records. */
export const records: readonly string[] = readdirSync('src/games', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.tassel'),
)

/** The name of the copy of a record's worths. */
export function copyOf(path: string): string {
  const [game, , name] = path.split(sep)
  return `${game}/${name.replace('.tassel', '.txt')}`
}
