// One broken toy for each way to give a secret away.
import { describe, expect, test } from 'vitest'
import { NONE, UNKNOWN } from './block.ts'
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
      ...dealingSevenLast(),
      guess(s, rng) {
        toy.guess(s, rng)
        putSeven(s, s.left - 1)
      },
    }),
  },
  {
    check: 'secrecy',
    how: 'everybody hears which card was drawn',
    says: /^viewer -?\d hears of "draw" what he may not know$/,
    broken: () => ({ events: { ...toy.events, drew: { facts: ['card'], heardBy: 'all' } } }),
  },
  {
    check: 'fork',
    how: 'a card is dealt twice',
    says: 'a fork leads to an impossible state: a card is missing or there twice',
    broken: () => ({ guess: forking((s) => (s.deck[0] = s.deck[1])) }),
  },
  {
    check: 'fork',
    how: 'what is known is dealt again',
    says: /^viewer -?\d sees that the table is a fork$/,
    broken: () => ({ guess: forking((s) => (s.stake[0] ^= 1)) }),
  },
  {
    check: 'fork',
    how: 'choices depend on a card that is dealt again',
    says: /^seat \d has other choices at a fork$/,
    broken: () => ({
      ...lookingUp((card) => card === 7),
      ...dealingSevenLast(),
      guess(s, rng) {
        const place = isOfAll(s) ? s.left - 1 : 0
        toy.guess(s, rng)
        putSeven(s, place)
      },
    }),
  },
]

/** Whether a state knows the hands of several, as no seat does: only a fork is dealt from one. */
const isOfAll = (s: ToyState): boolean => {
  const owners = new Set(Array.from(s.hand, (card, place) => (card < NONE ? Math.floor(place / (s.hand.length / 3)) : -1)))
  owners.delete(-1)
  return owners.size > 1
}

/** A guess that does something more where a fork is dealt. */
function forking(harm: (s: ToyState) => void): Toy['guess'] {
  return (s, rng) => {
    const isFork = isOfAll(s)
    toy.guess(s, rng)
    if (isFork && s.left > 1) harm(s)
  }
}

/** Exchanges the seven, where it is in the deck, with the card at a place of it. */
function putSeven(s: ToyState, place: number): void {
  const at = s.deck.indexOf(7)
  if (at < 0 || place < 0) return
  s.deck[at] = s.deck[place]
  s.deck[place] = 7
}

/** The seven lies at the bottom of every deal: only a guess has it on top. */
const dealingSevenLast = (): Partial<Toy> => ({
  setup(s, config, deal) {
    toy.setup(s, config, deal)
    putSeven(s, 0)
  },
})

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
