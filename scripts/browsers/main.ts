// `npm run browsers`: a turn of every game in each engine that this machine has, with pictures in ./test-results/browsers. An engine that is not there is named
// and left out; none is downloaded. `-- --engine webkit --game skyrise --size 1024x730` looks at less. Complaints are printed, and make it fail.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openClub } from '../../test/browser/club.ts'
import { GAMES, type Moment, momentsOf } from '../../test/browser/sizes/moments.ts'
import { nameOf, type Size } from '../../test/browser/sizes/sizes.ts'
import { chromium } from './chromium.ts'
import type { Maker, Pane } from './engine.ts'
import { firefox } from './firefox.ts'
import { settle, takeTurn } from './turn.ts'
import { webkit } from './webkit.ts'

const MAKERS = [chromium, firefox, webkit]
const SIZES: readonly Size[] = [
  { width: 1440, height: 900, hand: 'mouse' },
  { width: 1024, height: 730, hand: 'mouse' },
  { width: 390, height: 844, hand: 'finger' },
]
const OUT = 'test-results/browsers'

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: MAKERS.map(({ name }) => name.toLowerCase()) },
    game: { type: 'string', multiple: true, default: [...GAMES] },
    size: { type: 'string', multiple: true, default: SIZES.map(nameOf) },
    /** Turns of each game. */
    turns: { type: 'string', default: '1' },
  },
})
const moments = values.game.flatMap((game) => momentsOf(game, Number(values.turns)).map((moment) => ({ game, moment })))
const sizes = SIZES.filter((size) => values.size.includes(nameOf(size)))
let complained = 0

mkdirSync(OUT, { recursive: true })
const club = await openClub()
try {
  for (const maker of MAKERS) if (values.engine.includes(maker.name.toLowerCase())) await lookIn(maker)
} finally {
  await club.close()
}
process.exitCode = complained > 0 ? 1 : 0

async function lookIn(maker: Maker): Promise<void> {
  const missing = maker.missing()
  if (missing.length > 0) return console.log(`${maker.name}: not looked at, this machine has no ${missing.join(' and no ')}.`)
  const engine = await maker.begin()
  const before = complained
  try {
    for (const size of sizes) {
      const pane = await engine.open(size)
      await settle(pane, club.base)
      for (const [nth, at] of moments.entries()) await look(pane, { ...at, nth, size, engine: maker.name })
      await pane.close()
    }
  } finally {
    await engine.close()
  }
  console.log(`${maker.name}: ${moments.length * sizes.length} turns, ${complained - before} complaints.`)
}

interface Look {
  readonly game: string
  readonly moment: Moment
  readonly nth: number
  readonly size: Size
  readonly engine: string
}

async function look(pane: Pane, { game, moment, nth, size, engine }: Look): Promise<void> {
  const name = [engine.toLowerCase(), game, nameOf(size), nth].join('-')
  const photograph = async (what: string) => writeFileSync(join(OUT, `${name}-${what}.png`), await pane.picture())
  const complaints = await takeTurn({ pane, size, photograph }, moment)
  complained += complaints.length
  for (const complaint of complaints) console.log(`${engine}, ${nameOf(size)}, ${moment.name}: ${complaint}`)
}
