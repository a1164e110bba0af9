// Every game at every size: what can be chosen can be met by a hand and answers it, nothing is done but through the slip, and all of it fits.
// A moment of each; `npm run hit-test` and `npm run fit-test` look at many more.
import { expect, test } from 'vitest'
import { rngOf } from '../../src/core/seed.ts'
import { LANGUAGES } from '../../src/core/words.ts'
import { joined } from '../joined.ts'
import { openHouse, WHOLE_GAME } from './house.ts'
import { choose, tamper } from './profiles.ts'
import { contract } from './sizes/contract.ts'
import { fits, misfits } from './sizes/fit.ts'
import { hits } from './sizes/hits.ts'
import { INSTRUMENTS } from './sizes/instruments.ts'
import { addresses, fitsAt } from './sizes/pages.ts'
import { HANDS, nameOf, SIZES, type Size } from './sizes/sizes.ts'
import { lay, resize } from './sizes/table.ts'

const house = openHouse()
/** One of each game. */
const { GAMES, momentsOf } = await joined<typeof import('./sizes/moments.ts')>('../test/browser/sizes/moments.ts')
const moments = GAMES.flatMap((game) => momentsOf(game, 1))
/** Things that are done at random to one table. */
const TRIES = 4

async function someoneWith(hand: Size['hand'], language: string) {
  const isFinger = hand === 'finger'
  const page = await house.someone({ hasTouch: isFinger, isMobile: isFinger })
  await choose(page, { language, pace: 'steady' })
  await tamper(page, INSTRUMENTS)
  await page.goto('/lost')
  return page
}

test.each(HANDS)('Every table is in reach of a %s, does what its slip says, and fits, at every size', WHOLE_GAME, async (hand) => {
  // Each hand reads another half of the languages.
  const language = LANGUAGES[HANDS.indexOf(hand)]
  const page = await someoneWith(hand, language)
  const touch = await page.context().newCDPSession(page)
  const sizes = SIZES.filter((size) => size.hand === hand)
  const complaints: string[] = []
  for (const [i, moment] of moments.entries()) {
    const rng = rngOf(moment.name)
    // Each game at other sizes, and each size with at least one game.
    const order = sizes.filter((_, nth) => nth % moments.length === i || i % sizes.length === nth)
    for (const size of order) {
      const at = { page, touch, moment, size, rng }
      if (size === order[0]) {
        await page.setViewportSize(size)
        await lay(page, moment)
      } else await resize(page, size)
      const found = [...(await fits(at, 0)).complaints, ...(await hits(at, 1)).complaints, ...(await misfits(page))]
      complaints.push(...found.map((says) => `${moment.name}, ${nameOf(size)}: ${says}`))
    }
    complaints.push(...(await contract({ page, touch, moment, size: order[0], rng }, TRIES)).complaints)
  }
  expect(complaints).toEqual([])
})

test('The pages fit, one large, the next small', WHOLE_GAME, async () => {
  const page = await someoneWith('mouse', 'ru')
  const sizes = SIZES.filter((size) => /^(1280x720|390x844)$/.test(nameOf(size)))
  const complaints: string[] = []
  for (const [i, address] of (await addresses(page, house.club.base, ['bruxelles-1893-revised'])).entries())
    complaints.push(...(await fitsAt(page, address, [sizes[i % 2]])).flatMap(({ complaints: says }) => says))
  expect(complaints).toEqual([])
})
