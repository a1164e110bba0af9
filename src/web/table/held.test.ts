import { describe, expect, test } from 'vitest'
import { splendor as story } from '../../games/splendor/fixture.ts'
import { splendor } from '../../games/splendor/index.ts'
import { type Held, heldFor, nameOf } from './held.ts'
import { isEmpty, NO_INTENT, withPick } from './intent.ts'
import type { Question } from './plan.ts'

/** What a seat is asked in a state. */
const asked = (before: Question['before'], seat = 0): Question => ({ game: splendor as never, before, seat, seats: 2 })

describe('Picks', () => {
  const first = asked(story(2).s)
  const kept: Held = { question: nameOf(first), intent: withPick(first, NO_INTENT, { place: 'gem:diamond' }), says: 'not that' }

  test('stay in hand while the same is asked', () => {
    expect(heldFor(kept, nameOf(asked(story(2).s)))).toBe(kept)
  })

  test('are gone, with what was said of them, when a position asks something else', () => {
    const later = asked(story(2).play(0, 'take dse').play(1, 'take dse').s)
    const held = heldFor(kept, nameOf(later))
    expect(isEmpty(held.intent)).toBe(true)
    expect(held).toMatchObject({ question: nameOf(later), says: null })
  })

  test('are gone when nothing is asked', () => {
    expect(isEmpty(heldFor(kept, nameOf(null)).intent)).toBe(true)
  })
})
