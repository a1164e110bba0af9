// At every size of screen, what belongs to one's own board lies on it: cards, tracks, houses. And a pawn is a pawn, whoever's it is.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rngOf } from '../../../src/core/seed.ts'
import { openTable, type Table } from '../../../src/core/table.ts'
import { NEUTRAL } from '../../../src/games/bruxelles-1893/components.ts'
import type { State } from '../../../src/games/bruxelles-1893/state.ts'
import { actorOf } from '../../../src/games/bruxelles-1893/turn.ts'
import { belleEpoqueCardsOf, noblesOf } from '../../../src/web/games/bruxelles-1893/held.ts'
import { type EditionName, games } from '../bruxelles.ts'
import { openHouse, WHOLE_GAME } from '../house.ts'
import { choose, tamper } from '../profiles.ts'
import { fits } from '../sizes/fit.ts'
import { INSTRUMENTS } from '../sizes/instruments.ts'
import { momentAt } from '../sizes/moments.ts'
import { nameOf, SOME_SIZES } from '../sizes/sizes.ts'
import { lay, resize } from '../sizes/table.ts'

const house = openHouse()

interface Wanted {
  readonly edition: EditionName
  readonly seats: number
  readonly when: (s: State, seat: number) => boolean
}

/** Some game, at the first moment at which the seat to move holds what is wanted. */
function tableAt({ edition, seats, when }: Wanted): Table {
  for (let seed = 1; seed < 400; seed++) {
    const [{ game, table }] = games(edition, [seed], seats)
    const from = table.decisions.findIndex((_, i) => when(table.at(i), actorOf(table.at(i))))
    if (from < 0) continue
    const twin = openTable(game, table.config, table.origin)
    for (const { seat, action } of table.decisions.slice(0, from)) twin.play(seat, action)
    return twin
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

/** One page for all moments, in the language with the longest words. */
async function onlooker(): Promise<Page> {
  const page = await house.someone()
  await choose(page, { language: 'ru' })
  await tamper(page, INSTRUMENTS)
  await page.goto('/lost')
  return page
}

test('One’s own board holds everything, large and small, whatever one has', WHOLE_GAME, async () => {
  const page = await onlooker()
  const complaints: string[] = []
  for (const [what, wanted] of HANDS) {
    await lay(page, momentAt(tableAt(wanted), what))
    for (const size of SOME_SIZES) {
      await resize(page, size)
      const found = await fits({ page, rng: rngOf(what) }, 0)
      complaints.push(...found.complaints.map((each) => `${what}, ${nameOf(size)}: ${each}`))
    }
  }
  expect(complaints).toEqual([])
})

test('A neutral pawn is as large as the others at every size', async () => {
  const page = await onlooker()
  const isBoth = (s: State) => [(pawn: number) => pawn === NEUTRAL, (pawn: number) => pawn < 2].every((is) => s.pawn.some(is))
  await lay(page, momentAt(tableAt({ edition: 'first', seats: 2, when: isBoth }), 'neutral pawns'))
  for (const size of SOME_SIZES) {
    await resize(page, size)
    const sizes = await page
      .locator('.bx-stand .bx-pawn')
      .evaluateAll((pawns) =>
        pawns.map((pawn) => [pawn.getBoundingClientRect().width, pawn.getBoundingClientRect().height].map(Math.round).join('×')),
      )
    expect(sizes.length).toBeGreaterThan(2)
    expect(new Set(sizes).size, nameOf(size)).toBe(1)
  }
})
