// Every command, in the order help lists them.
import type { Command } from '../command.ts'
import { arena } from './arena.ts'
import { bench } from './bench.ts'
import { backup, importTable, restore } from './copies.ts'
import { count } from './count.ts'
import { engine } from './engine.ts'
import { exportRecord } from './export.ts'
import { fuzz } from './fuzz.ts'
import { listGames } from './games.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { serve, work } from './serve.ts'
import { verify } from './verify.ts'

export const commands: readonly Command[] = [
  listGames,
  play,
  serve,
  work,
  backup,
  restore,
  exportRecord,
  importTable,
  replay,
  verify,
  fuzz,
  arena,
  bench,
  count,
  engine,
]
