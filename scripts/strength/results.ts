// What was played, a file a match and a line a deal: a run that was ended goes on where it stood.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Block } from '../../src/cli/arena/tally.ts'
import type { Match } from './plan.ts'

/** The deals of a match that have been played, by their number. */
export function dealsOf(folder: string, { id }: Match): Map<number, Block> {
  const file = fileOf(folder, id)
  if (!existsSync(file)) return new Map()
  // The last line may have been cut off.
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  return new Map(lines.map((line) => JSON.parse(line) as Block).map((block) => [block[0].deal, block]))
}

export function keepDeal(folder: string, { id }: Match, block: Block): void {
  mkdirSync(folder, { recursive: true })
  appendFileSync(fileOf(folder, id), `${JSON.stringify(block)}\n`)
}

const fileOf = (folder: string, id: string): string => join(folder, `${id}.jsonl`)
