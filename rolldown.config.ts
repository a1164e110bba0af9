// Joins modules, one file an entry. Not for size: V8 treats the constants of one module as constants and those of another as
// variables, and random play is a third faster when a game and the kernel are one module.
import type { RolldownOptions } from 'rolldown'
import { withNets } from './scripts/beside.mjs'
import { SHELF } from './src/games/shelf.ts'

const entries = {
  cli: 'src/cli/main.ts',
  core: 'src/core/index.ts',
  ...Object.fromEntries(SHELF.map((folder) => [`games/${folder}`, `src/games/${folder}/index.ts`])),
  server: 'src/server/main.ts',
  'bot-worker': 'src/server/bots/worker.ts',
  copies: 'src/server/copies/main.ts',
  'bench-server': 'test/server/bench.ts',
  chaos: 'test/server/chaos/main.ts',
  load: 'test/server/load/main.ts',
  'bench-web': 'scripts/bench-web/main.ts',
  browsers: 'scripts/browsers/main.ts',
  'hit-test': 'scripts/hit-test/main.ts',
  mutate: 'scripts/mutate/main.ts',
  'old-data': 'test/server/old/make.ts',
  screenshots: 'scripts/screenshots.ts',
  'self-play': 'training/self-play/main.ts',
  duel: 'training/self-play/duel.ts',
  'points-self-play': 'training/points/self-play.ts',
  'points-duel': 'training/points/duel.ts',
  strength: 'scripts/strength/main.ts',
}
/** Programs in which bots play by nets. */
const BOTS_PLAY = ['cli', 'bot-worker']
/** Programs that travel without node_modules. */
const TRAVELS = ['self-play', 'duel', 'points-self-play', 'points-duel']

const configs: RolldownOptions[] = Object.entries(entries).map(([name, input]) => ({
  input,
  platform: 'node',
  external: TRAVELS.includes(name) ? [/^node:/] : [/^[^./]/], // packages stay packages; only our own modules are joined
  logLevel: 'warn',
  checks: { pluginTimings: false },
  plugins: BOTS_PLAY.includes(name) ? [withNets()] : [],
  output: { file: `dist/${name}.js`, format: 'esm', sourcemap: true, codeSplitting: false },
}))

export default configs
