// Five at a table of Bruxelles 1893 on one screen, in languages with long words and wide letters.
import { expect, test } from 'vitest'
import { NEUTRAL } from '../../../src/games/bruxelles-1893/components.ts'
import type { State } from '../../../src/games/bruxelles-1893/state.ts'
import { games, sitDown, stretchWhere } from '../bruxelles.ts'
import { openHouse } from '../house.ts'
import { choose } from '../profiles.ts'

const house = openHouse()
const pawnsOut = (s: State): number => s.pawn.reduce((count, pawn) => count + (pawn <= NEUTRAL ? 1 : 0), 0)

// The language with the longest words, and that with the widest letters; `npm run fit-test` looks at all.
test.each(['ru', 'zh-Hant'])('one screen holds the table in the language %s, also with five', async (language) => {
  const [played] = games('belle-epoque', [10_002], 5)
  const stretch = stretchWhere([played], (_, s) => s.round >= 3 && pawnsOut(s) > 6)
  const page = await house.someone()
  await choose(page, { language })
  await sitDown(page, stretch)
  await page.locator('.bx-hall').waitFor()
  expect(await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])).toEqual([1440, 900])
  // Nothing that has to be read runs out of its frame.
  const cut = await page
    .locator('.bx-label, .bx-town-name b, .bx-mine, .bx-brussels, .bx-hand-of, .bx-houses, .bx-tracks')
    .evaluateAll((elements) =>
      elements
        .filter((e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)
        .map((e) => `${e.className} ${e.textContent}`),
    )
  expect(cut).toEqual([])
})
