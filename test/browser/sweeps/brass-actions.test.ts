// Brass through the board: every action in both eras, by pressing what a person presses.
import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { CANAL, RAIL } from '../../../src/games/brass-birmingham/components.ts'
import { type Kind, sitDownTo, takeTurn, turnsWith } from '../brass.ts'
import { mouse } from '../hands.ts'
import { eventually, openHouse } from '../house.ts'
import { nextQuestion } from '../player.ts'

const house = openHouse()

/** What the log says of each. */
const SAID: Readonly<Partial<Record<Kind, RegExp>>> = {
  build: /You.*build/,
  network: /You.*lay a link/,
  develop: /You.*develop/,
  sell: /You.*sell/,
  loan: /You.*take a loan of £30/,
  scout: /You.*scout: take both wild cards/,
  pass: /You.*pass/,
  coal: /take 1 coal from/,
  iron: /take 1 iron from/,
  beer: /take 1 beer from|drink the beer/,
}
const ACTIONS: readonly Kind[] = ['build', 'network', 'develop', 'sell', 'loan', 'scout', 'pass']

/** What the log says, with every part of what is in sight. */
function unfoldedLog(page: Page): Promise<string> {
  return page.locator('.drawer .log').evaluate((log) => {
    for (const fold of log.querySelectorAll<HTMLElement>('.log-fold[aria-expanded="false"]')) fold.click()
    const said = log.textContent ?? ''
    // Only what is in sight is drawn: the next look is further down, and then at the beginning again.
    const isEnd = log.scrollTop + log.clientHeight >= log.scrollHeight - 2
    log.scrollTop = isEnd ? 0 : log.scrollTop + log.clientHeight / 2
    return said
  })
}

/** Whole turns of golden games, which must come out the same. */
describe.each([
  ['canal', turnsWith(CANAL, [...ACTIONS, 'beer'])],
  ['rail', turnsWith(RAIL, [...ACTIONS, 'beer', 'iron', 'coal', 'done'])],
])('A turn of the %s era', (_, turns) => {
  test.each(turns)('with %s', async (kinds, turn) => {
    const page = await house.someone()
    await sitDownTo(page, turn)
    await takeTurn(page, turn, mouse)
    await nextQuestion(page)
    for (const [kind, said] of Object.entries(SAID))
      if (kinds.split(' and ').includes(kind)) await eventually(() => unfoldedLog(page)).toMatch(said)
  })
})
