// Bruxelles 1893 through the board: every verb of both editions and of Belle Époque, by pressing what a person presses.
import { describe, test } from 'vitest'
import { KINDS, type Kind } from '../../../src/games/bruxelles-1893/vocabulary.ts'
import { makeAll, sitDown, stretchesFor } from '../bruxelles.ts'
import { mouse } from '../hands.ts'
import { openHouse } from '../house.ts'

const house = openHouse()

const BASE: readonly Kind[] = KINDS.slice(0, KINDS.indexOf('done') + 1)
/** Verbs whose rules the revised edition has changed. */
const REVISED: readonly Kind[] = ['square', 'neutral', 'place', 'bid', 'take', 'noble', 'keep', 'tuck', 'market', 'pass']
const ONLY_BELLE_EPOQUE: readonly Kind[] = KINDS.slice(KINDS.indexOf('done') + 1)

describe.each([
  ['first edition', stretchesFor('first', BASE, [56, 9])],
  ['revised edition', stretchesFor('revised', REVISED, [34, 9])],
  ['revised edition with Belle Époque', stretchesFor('belle-epoque', ONLY_BELLE_EPOQUE, [10113, 10213, 10100, 10051, 10090, 11047])],
])('The %s', (_, stretches) => {
  test.each(stretches)('%s', async (_kinds, stretch) => {
    const page = await house.someone({ reducedMotion: 'reduce' })
    await sitDown(page, stretch)
    await makeAll(page, stretch, mouse)
  })
})
