// `npm run train -- splendor --seats 2 [--cpu]`: builds self-play where it is stale, then trains a net by it. training/README.md has the rest.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { built, PROGRAMS, root } from './built.mjs'

/** Games that a net can be trained for. */
const GAMES = ['splendor']

const [game, ...words] = process.argv.slice(2)
if (!GAMES.includes(game)) {
  console.error(`Say which game: npm run train -- ${GAMES.join('|')} --seats N [--cpu]`)
  process.exit(2)
}
await built(PROGRAMS)
const trainer = spawn(join(root, 'training/run.sh'), words, { stdio: 'inherit', env: { ...process.env, NODE: process.execPath } })
trainer.once('exit', (code) => {
  process.exitCode = code ?? 1
})
