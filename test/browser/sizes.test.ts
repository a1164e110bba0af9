// A few moments of every game at every size: what can be chosen can be met by a hand, and all of it fits. `npm run hit-test` looks at many more.
import { describe, expect, test } from 'vitest'
import { rngOf } from '../../src/core/seed.ts'
import { LANGUAGES } from '../../src/core/words.ts'
import { openHouse, WHOLE_GAME } from './house.ts'
import { choose, tamper } from './profiles.ts'
import { openEye } from './sizes/eye.ts'
import { contract, inspect, lay } from './sizes/inspection.ts'
import { GAMES, momentsOf } from './sizes/moments.ts'
import { openRuler } from './sizes/ruler.ts'
import { SIZES } from './sizes/sizes.ts'

const house = openHouse()
const HANDS = ['mouse', 'finger'] as const
/** Bruxelles has a file of its own. */
const LOOKED_AT = GAMES.filter((game) => !game.startsWith('bruxelles'))

describe.each(LOOKED_AT)('%s', (game) => {
  test.each(HANDS)('is in reach and fits at every size, with a %s', WHOLE_GAME, async (hand) => {
    const isFinger = hand === 'finger'
    const page = await house.someone({ hasTouch: isFinger, isMobile: isFinger })
    const language = LANGUAGES[GAMES.indexOf(game) % LANGUAGES.length]
    await choose(page, { language, pace: 'steady' })
    await tamper(page, [openEye, openRuler])
    await page.goto('/lost')
    const touch = await page.context().newCDPSession(page)
    const [moment] = momentsOf(game, 1)
    const rng = rngOf(game)
    const sizes = SIZES.filter((size) => size.hand === hand)
    const complaints: string[] = []
    for (const size of sizes) {
      await page.setViewportSize(size)
      await lay(page, moment)
      complaints.push(...(await inspect({ page, touch, moment, size, rng }, 1)).complaints)
    }
    complaints.push(...(await contract({ page, touch, moment, size: sizes[0], rng })).complaints)
    expect(complaints).toEqual([])
  })
})
