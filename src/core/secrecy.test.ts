// One broken toy for each way to give a secret away.
import { describe, expect, test } from 'vitest'
import { UNKNOWN } from './block.ts'
import { type Breakage, failures, offering, stake, type Toy, type ToyState, toy } from './toy.ts'

const top = (s: ToyState): number => s.deck[s.left - 1]

const BREAKAGES: readonly Breakage[] = [
  {
    check: 'redact',
    how: 'a second look sees less',
    says: /^a view of viewer -?\d can be redacted further$/,
    broken: () => ({
      redact(s, viewer) {
        if (top(s) === UNKNOWN) s.hand.fill(UNKNOWN)
        toy.redact(s, viewer)
      },
    }),
  },
  {
    check: 'guess',
    how: 'a card is dealt twice',
    says: /^viewer -?\d guesses an impossible state: a card is missing or there twice$/,
    broken: () => ({
      guess(s, rng) {
        toy.guess(s, rng)
        s.deck[0] = s.deck[1]
      },
    }),
  },
  {
    check: 'guess',
    how: 'what was known is dealt again',
    says: /^a guess of viewer -?\d does not give the same view$/,
    broken: () => ({
      guess(s, rng) {
        toy.guess(s, rng)
        s.stake[0] ^= 1
      },
    }),
  },
  {
    check: 'secrecy',
    how: 'choices need a look into the deck',
    says: /^viewer \d has other choices on his own view$/,
    broken: () => ({ ...lookingUp((card) => card <= 7) }),
  },
  {
    check: 'secrecy',
    how: 'choices depend on a card that nobody knows',
    says: /^viewer \d's choices depend on what he may not know$/,
    broken: () => ({
      ...lookingUp((card) => card === 7),
      setup(s, config, deal) {
        toy.setup(s, config, deal)
        const [at, bottom] = [s.deck.indexOf(7), s.deck[0]] // never drawn, so that only a guess has it on top
        s.deck[0] = 7
        s.deck[at] = bottom
      },
      sheet: (s) => toy.sheet(s),
    }),
  },
  {
    check: 'secrecy',
    how: 'everybody hears which card was drawn',
    says: /^viewer -?\d hears of "draw" what he may not know$/,
    broken: () => ({ events: { ...toy.events, drew: { facts: ['card'], heardBy: 'all' } } }),
  },
]

/** A game in which the top card decides whether three may be staked. */
function lookingUp(isSo: (card: number) => boolean): Partial<Toy> {
  const isForbidden = (s: ToyState) => s.left > 0 && isSo(top(s))
  return {
    legal: offering((s, _, out) => {
      if (isForbidden(s)) out.count--
    }),
    problem: (s, seat, a) =>
      a === stake(3) && isForbidden(s) ? { rule: 'X1', reason: 'nothingToDraw', facts: {} } : toy.problem(s, seat, a),
  }
}

describe('The battery', () => {
  test.each(BREAKAGES)('finds by its check $check that $how', ({ check, says, broken }) => {
    const found = failures({ ...toy, ...broken() })
    expect(found.length).toBeGreaterThan(0)
    for (const failure of found) expect(failure).toMatchObject({ check, says: expect.stringMatching(says) })
  })
})
