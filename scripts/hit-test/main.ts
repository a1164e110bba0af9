// Every table at every size. `npm run hit-test`: what can be chosen can be met by a hand, and answers it; with `--contract`: nothing is done but
// through the slip; with `--fit`: all of it fits, and so do the other pages. `--from N --to N --game G --size WxH --lang L` look at less.
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rngOf } from '../../src/core/seed.ts'
import { LANGUAGES } from '../../src/core/words.ts'
import { openBrowser } from '../../test/browser/browser.ts'
import { openClub } from '../../test/browser/club.ts'
import { sitAtClocks } from '../../test/browser/sizes/clocked.ts'
import { contract } from '../../test/browser/sizes/contract.ts'
import { endFits, fits, layersFit } from '../../test/browser/sizes/fit.ts'
import { hits } from '../../test/browser/sizes/hits.ts'
import { endsOf, GAMES, type Moment, momentsOf } from '../../test/browser/sizes/moments.ts'
import { addresses, fitsAt } from '../../test/browser/sizes/pages.ts'
import type { At } from '../../test/browser/sizes/press.ts'
import { HANDS, nameOf, SIZES, type Size } from '../../test/browser/sizes/sizes.ts'
import { lay, resize } from '../../test/browser/sizes/table.ts'
import { count, type Looked, report } from './tally.ts'
import { type Visitor, visitorWith } from './visitors.ts'

const PAGES = 'pages'
const { values } = parseArgs({
  options: {
    contract: { type: 'boolean', default: false },
    fit: { type: 'boolean', default: false },
    positions: { type: 'string' },
    /** The first position that is looked at, and the first that is not. */
    from: { type: 'string', default: '0' },
    to: { type: 'string' },
    game: { type: 'string', multiple: true, default: [...GAMES, PAGES] },
    size: { type: 'string', multiple: true, default: SIZES.map(nameOf) },
    lang: { type: 'string', multiple: true, default: [...LANGUAGES] },
    pictures: { type: 'string' },
    /** Ends after so long with what was counted; `--from` goes on. */
    minutes: { type: 'string', default: '600' },
  },
})
/** Places of one moment that are pressed for real; things that are tried at random; choices that are measured. */
const [PRESSES, TRIES, CHOICES] = [1, 12, 2]
/** What fits does so in every position; it is asked in every language instead. */
const positions = Number(values.positions ?? (values.fit ? 16 : 200))
const end = Date.now() + Number(values.minutes) * 60_000
const isLate = (): boolean => Date.now() > end
/** Played once for all who look. */
const [played, ended] = [new Map<string, readonly Moment[]>(), new Map<string, readonly Moment[]>()]
const sizes = SIZES.filter((size) => values.size.includes(nameOf(size)))

const [club, browser] = await Promise.all([openClub(), openBrowser()])
try {
  for (const hand of HANDS)
    for (const language of values.lang) {
      const own = sizes.filter((size) => size.hand === hand)
      if (own.length > 0 && !isLate()) await visit({ hand, language, own })
    }
} finally {
  await browser.close()
  await club.close()
}
process.exitCode = report() ? 0 : 1

function endsIn(game: string): readonly Moment[] {
  const ends = ended.get(game) ?? endsOf(game)
  ended.set(game, ends)
  return ends
}

function momentsIn(game: string): readonly Moment[] {
  const moments = played.get(game) ?? momentsOf(game, positions, { from: Number(values.from), to: Number(values.to ?? positions) })
  played.set(game, moments)
  return moments
}

async function visit({ hand, language, own }: { hand: Size['hand']; language: string; own: readonly Size[] }): Promise<void> {
  const complain = (what: string) => count({ game: 'all', size: hand, name: language }, { complaints: [what] })
  const visitor = await visitorWith(browser, { base: club.base, hand, language, complain })
  for (const game of values.game.filter((each) => each !== PAGES)) await lookAtGame(visitor, { game, language, own })
  if (values.fit && values.game.includes(PAGES)) await lookAtPages(visitor, language, own)
  await visitor.page.context().close()
}

type OfGame = Omit<Sought, 'moment' | 'turn'>

async function lookAtGame(visitor: Visitor, sought: OfGame): Promise<void> {
  const { game, language } = sought
  const nth = values.lang.indexOf(language)
  if (values.fit && values.from === '0') {
    // The end with most seats in every language, each of the others in one.
    for (const [turn, moment] of endsIn(game).entries())
      if (turn === 0 || turn % values.lang.length === nth) await lookAt(visitor, { ...sought, moment, turn })
    await lookAtClocks(visitor, sought)
  }
  for (const [i, moment] of momentsIn(game).entries())
    if (values.fit || i % values.lang.length === nth) await lookAt(visitor, { ...sought, moment, turn: Math.floor(i / values.lang.length) })
}

interface Sought {
  readonly game: string
  readonly moment: Moment
  readonly language: string
  readonly own: readonly Size[]
  /** Which size it is laid at: the others come by turning and stretching the page. */
  readonly turn: number
}

async function lookAt({ page, touch }: Visitor, { game, moment, language, own, turn }: Sought): Promise<void> {
  if (isLate()) return
  const order = own.map((_, i) => own[(i + turn) % own.length])
  const rng = rngOf(`${moment.name} ${language}`)
  let since = Date.now()
  await page.setViewportSize(order[0])
  await lay(page, moment)
  // What a press does is the same at all sizes: each moment has one.
  for (const size of values.contract ? order.slice(0, 1) : order) {
    if (size !== order[0]) await resize(page, size)
    const looked = await look({ page, touch, moment, size, rng })
    const seconds = (Date.now() - since) / 1000
    since = Date.now()
    count({ game, size: nameOf(size), name: `${language}, ${moment.name}` }, { moments: 1, seconds, ...looked })
    if (looked.complaints.length > 0) await photograph(page, `${moment.name} ${language} ${nameOf(size)}`)
  }
}

async function look(at: At): Promise<Looked> {
  if (values.contract) return contract(at, TRIES)
  if (!values.fit) return hits(at, PRESSES)
  if (at.moment.saved.card.actors === 0) return endFits(at.page)
  const [table, layers] = [await fits(at, CHOICES), await layersFit(at, at.moment === momentsIn(at.moment.saved.card.game)[0])]
  return { looks: table.looks + layers.looks, complaints: [...table.complaints, ...layers.complaints] }
}

async function lookAtClocks({ page }: Visitor, { game, language, own }: OfGame): Promise<void> {
  if (isLate()) return
  await page.setViewportSize(own[0])
  await sitAtClocks(page, club.base, game)
  for (const size of own) {
    if (size !== own[0]) await resize(page, size)
    const looked = await fits({ page, rng: rngOf(game) }, 0)
    count({ game, size: nameOf(size), name: `${language}, with clocks` }, looked)
    if (looked.complaints.length > 0) await photograph(page, `${game} with clocks ${language} ${nameOf(size)}`)
  }
}

async function lookAtPages({ page }: Visitor, language: string, own: readonly Size[]): Promise<void> {
  for (const address of await addresses(page, club.base))
    for (const { size, complaints } of await fitsAt(page, address, own)) {
      count({ game: PAGES, size: nameOf(size), name: language }, { looks: 1, complaints })
      if (complaints.length > 0) await photograph(page, `${address.name} ${language} ${nameOf(size)}`)
    }
}

async function photograph(page: Visitor['page'], name: string): Promise<void> {
  if (values.pictures === undefined) return
  mkdirSync(values.pictures, { recursive: true })
  await page.screenshot({ path: `${values.pictures}/${name.replaceAll(/[^\w-]+/g, '-')}.png` })
}
