// At every size of screen, what belongs to one's own board lies on it: cards, tracks, houses. And a pawn is a pawn, whoever's it is.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/core/words.ts'
import { NEUTRAL } from '../../../src/games/bruxelles-1893/components.ts'
import type { State } from '../../../src/games/bruxelles-1893/state.ts'
import { actorOf } from '../../../src/games/bruxelles-1893/turn.ts'
import { belleEpoqueCardsOf, noblesOf } from '../../../src/web/games/bruxelles-1893/held.ts'
import { type EditionName, games, type Stretch, sitDown } from '../bruxelles.ts'
import { openHouse } from '../house.ts'
import { choose } from '../profiles.ts'

const house = openHouse()
const SIZES = [
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [820, 1180],
  [390, 844],
] as const
const PHONE_WIDTH = 900
/** The tab with one's own board. */
const MINE = 2

interface Wanted {
  readonly edition: EditionName
  readonly seats: number
  readonly when: (s: State, seat: number) => boolean
}

/** The first moment of some game at which the seat to move holds what is wanted. */
function momentOf({ edition, seats, when }: Wanted): Omit<Stretch, 'actions'> {
  for (let seed = 1; seed < 400; seed++) {
    const [played] = games(edition, [seed], seats)
    const from = played.table.decisions.findIndex((_, i) => when(played.table.at(i), actorOf(played.table.at(i))))
    if (from >= 0) return { ...played, from, seat: actorOf(played.table.at(from)) }
  }
  throw new Error('No game has such a moment.')
}

const nobles = (s: State, seat: number): number => noblesOf(s, seat).length
const cards = (s: State, seat: number): number => belleEpoqueCardsOf(s, seat).length

const HANDS: readonly (readonly [string, Wanted])[] = [
  ['five nobles', { edition: 'revised', seats: 3, when: (s, seat) => nobles(s, seat) >= 5 }],
  ['six nobles', { edition: 'belle-epoque', seats: 4, when: (s, seat) => nobles(s, seat) >= 6 }],
  [
    'two nobles and two Belle Époque cards',
    { edition: 'belle-epoque', seats: 4, when: (s, seat) => nobles(s, seat) >= 2 && cards(s, seat) >= 2 },
  ],
  ['the variant, late', { edition: 'variant', seats: 4, when: (s, seat) => s.round >= 4 && nobles(s, seat) >= 3 }],
  [
    'the variant with all that a hand can hold',
    { edition: 'both', seats: 4, when: (s, seat) => s.travellers[seat] > 0 && s.firstPasses[seat] > 0 && s.start === seat },
  ],
  ['the variant with Belle Époque', { edition: 'both', seats: 4, when: (s, seat) => nobles(s, seat) >= 4 && cards(s, seat) >= 1 }],
]

describe.each(HANDS)('One’s own board with %s', (_, wanted) => {
  const moment = momentOf(wanted)
  test.each(LANGUAGES)('holds everything at every size, in the language %s', async (language) => {
    const page = await house.someone()
    await choose(page, { language })
    await sitDown(page, moment)
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      if (width <= PHONE_WIDTH) await page.getByRole('tab').nth(MINE).click()
      expect(await outside(page), `${width}×${height}`).toEqual([])
    }
  })
})

/** What of one's own board is cut off by it, by a part of it, or by the screen's width. */
function outside(page: Page): Promise<string[]> {
  return page.locator('.bx-mine').evaluate((mine) => {
    const drawn = [...mine.querySelectorAll<HTMLElement>('button, li, h3, h4, small, p, b, .bx-piece, .bx-icon')]
    const isSeen = (element: HTMLElement) => element.checkVisibility() && element.getBoundingClientRect().width > 1
    const isCut = (element: HTMLElement) => {
      const own = element.getBoundingClientRect()
      for (let over = element.parentElement; over && mine.contains(over); over = over.parentElement) {
        if (over !== mine && getComputedStyle(over).overflow === 'visible') continue
        const frame = over.getBoundingClientRect()
        const [x, y] = [own.left + own.width / 2, own.top + own.height / 2]
        if (over === mine ? own.right > frame.right + 2 || own.bottom > frame.bottom + 2 : x > frame.right || y > frame.bottom) return true
      }
      return own.right > innerWidth
    }
    const named = (element: HTMLElement) => `${element.className || element.tagName} ${element.textContent?.trim().slice(0, 30)}`
    return drawn.filter((element) => isSeen(element) && isCut(element)).map(named)
  })
}

test('A neutral pawn is as large as the others at every size', async () => {
  const page = await house.someone()
  const isBoth = (s: State) => [(pawn: number) => pawn === NEUTRAL, (pawn: number) => pawn < 2].every((is) => s.pawn.some(is))
  await sitDown(page, momentOf({ edition: 'first', seats: 2, when: isBoth }))
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const sizes = await page
      .locator('.bx-stand .bx-pawn')
      .evaluateAll((pawns) =>
        pawns.map((pawn) => [pawn.getBoundingClientRect().width, pawn.getBoundingClientRect().height].map(Math.round).join('×')),
      )
    expect(sizes.length).toBeGreaterThan(2)
    expect(new Set(sizes).size, `${width}×${height}`).toBe(1)
  }
})
