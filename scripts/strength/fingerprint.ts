// What decides how a level plays a game, as a short word: results that were measured with other nets, evaluations, search or manners are of another bot.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mannerOf } from '../../src/bots/levels/manners.ts'
import { levelOf } from '../../src/bots/levels/roster.ts'
import { LEARNT_POINTS } from '../../src/bots/net/learnt.ts'
import { SHELF } from '../../src/games/shelf.ts'
import type { Match } from './plan.ts'

/** What is the same for all games. */
const COMMON = ['src/bots/search', 'src/bots/judge.ts', 'src/bots/evaluations/evaluation.ts']
/** Where every game has a file or a folder of its own, or some of them. */
const EVALUATIONS = 'src/bots/evaluations'
const NETS = ['src/bots/net', 'src/bots/net/weights']
/** What the nets that expect points have in common. */
const POINTS = 'src/bots/net/points.ts'
/** Players that never change need none. */
const KEPT = 'kept'
const LETTERS = 12

/** The fingerprint of every side of a match. */
export function fingerprints({ game, seats, sides }: Match): Record<string, string> {
  return Object.fromEntries(sides.map((side) => [side, fingerprintOf(side.split('@')[0], { game, seats })]))
}

const known = new Map<string, string>()

function fingerprintOf(bot: string, { game, seats }: Pick<Match, 'game' | 'seats'>): string {
  const level = levelOf(bot)
  if (!level) return KEPT
  const name = `${level} ${game} ${seats}`
  const found = known.get(name) ?? sumOf(game, mannerOf(level, game, seats))
  known.set(name, found)
  return found
}

function sumOf(game: string, manner: { readonly asksNets: boolean }): string {
  const own = [EVALUATIONS, ...(manner.asksNets ? NETS : [])].flatMap((folder) => ownIn(folder, game))
  if (manner.asksNets && game in LEARNT_POINTS) own.push(POINTS)
  const sum = createHash('sha256').update(JSON.stringify(manner, (_, value) => (value === Number.POSITIVE_INFINITY ? 'all' : value)))
  for (const path of [...COMMON, ...own].flatMap(filesIn)) sum.update(meaningOf(path))
  return sum.digest('hex').slice(0, LETTERS)
}

/** The files and folders of a game: `splendor.ts`, `splendor`, `splendor-4.net`. Both editions of Bruxelles have one folder. */
function ownIn(folder: string, game: string): string[] {
  const shelf = SHELF.find((name) => game.startsWith(name)) ?? game
  const names = readdirSync(folder).filter((name) => name === shelf || name.startsWith(`${shelf}.`) || name.startsWith(`${shelf}-`))
  return names.sort().map((name) => join(folder, name))
}

function filesIn(path: string): string[] {
  const isFolder = !/\.\w+$/.test(path)
  if (isFolder)
    return readdirSync(path)
      .sort()
      .flatMap((name) => filesIn(join(path, name)))
  return /\.test\.ts$|fixture\.ts$/.test(path) ? [] : [path]
}

/** Neither comments nor line breaks change how anybody plays. */
function meaningOf(path: string): string | Buffer {
  if (!path.endsWith('.ts')) return readFileSync(path)
  const source = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
  return source.replace(/\s+/g, ' ')
}
