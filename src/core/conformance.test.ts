// The battery is tried on a toy that holds to the contract, and on one broken toy for each of its checks.
import { describe, expect, test } from 'vitest'
import { kindOf } from './action.ts'
import { NONE } from './block.ts'
import { configOf } from './config.ts'
import { checkedGame } from './conformance.ts'
import { type Breakage, draw, failures, offering, stake, type Toy, type ToyState, toy } from './toy.ts'

const events = (changes: Toy['events']): Pick<Toy, 'events'> => ({ events: { ...toy.events, ...changes } })
const scored =
  (change: (result: ReturnType<Toy['result']>) => object): Toy['result'] =>
  (s) => {
    const result = toy.result(s)
    return { ...result, ...change(result) }
  }

const BREAKAGES: readonly Breakage[] = [
  {
    check: 'setup',
    how: 'a card too few is dealt',
    says: 'a card is missing or there twice',
    broken: () => ({
      setup: (s, config, deal) => {
        toy.setup(s, config, deal)
        s.deck[0] = s.deck[1]
      },
    }),
  },
  {
    check: 'sheet',
    how: 'the sheet has the deck upside down',
    says: 'the explicit deal gives other bytes than the seed',
    broken: () => ({ sheet: (s) => ({ ...toy.sheet(s), deck: Array.from(s.deck).reverse() }) }),
  },
  {
    check: 'end',
    how: 'turns are not counted',
    says: /^still going after \d+ decisions$/,
    broken: () => ({
      apply(s, seat, a, tell) {
        toy.apply(s, seat, kindOf(a) === kindOf(draw) ? stake(1) : a, tell)
        s.turns--
      },
    }),
  },
  {
    check: 'legal',
    how: 'a seat that owes a decision has none',
    says: /^seat \d has 0 actions but owes decision$/,
    broken: () => ({
      legal: offering((s, _, out) => {
        if (s.turns === 5) out.count = 0
      }),
    }),
  },
  {
    check: 'legal',
    how: 'a seat that owes nothing has choices',
    says: /^seat \d has 1 actions but owes no decision$/,
    broken: () => ({
      legal(s, seat, out) {
        if (toy.legal(s, seat, out) === 0 && toy.actors(s) !== 0) out.push(draw)
        return out.count
      },
    }),
  },
  {
    check: 'legal',
    how: 'an action is offered twice',
    says: /^seat \d is offered an action twice$/,
    broken: () => ({ legal: offering((_s, _seat, out) => out.push(stake(2))) }),
  },
  {
    check: 'notation',
    how: 'a stake is read as another',
    says: '"stake 3" is read as another action',
    broken: () => ({ parse: (text) => toy.parse(text.replace('3', '2')) }),
  },
  {
    check: 'describe',
    how: 'an action has no places',
    says: '"draw" touches no list of places',
    broken: () => ({ describe: (s, seat, a) => (a === draw ? JSON.parse('null') : toy.describe(s, seat, a)) }),
  },
  {
    check: 'problem',
    how: 'what is legal is refused',
    says: /^"stake 3" of seat \d is legal, yet refused by X1$/,
    broken: () => ({
      problem: (s, seat, a) => (a === stake(3) ? { rule: 'X1', reason: 'notYourTurn', facts: {} } : toy.problem(s, seat, a)),
    }),
  },
  {
    check: 'problem',
    how: 'what is not legal is not refused',
    says: /^"draw" of seat \d is neither legal nor refused$/,
    broken: () => ({ problem: (s, seat, a) => (a === draw && (toy.actors(s) & (1 << seat)) !== 0 ? null : toy.problem(s, seat, a)) }),
  },
  {
    check: 'problem',
    how: 'a refusal has no sentence',
    says: 'there is no sentence for "nothingToDraw"',
    broken: () => ({ words: { ...toy.words, why: { notYourTurn: 'It is not your turn.' } } }),
  },
  {
    check: 'json',
    how: 'something lies beside the declared fields',
    says: 'the state does not come back from its JSON',
    broken: () => ({
      apply(s, seat, a, tell) {
        toy.apply(s, seat, a, tell)
        s.bytes[s.bytes.length - 1] = 1
      },
    }),
  },
  {
    check: 'apply',
    how: 'a decision writes to the state it came from',
    says: 'a decision changed the snapshot before it',
    broken: () => {
      const last = remembered()
      return {
        legal: last.legal,
        apply(s, seat, a, tell) {
          if (tell && last.state && s !== last.state) last.state.stake[seat] += 0x40
          toy.apply(s, seat, a, tell)
        },
      }
    },
  },
  {
    check: 'audit',
    how: 'a stake loses a card',
    says: 'a card is missing or there twice',
    broken: () => ({
      apply(s, seat, a, tell) {
        toy.apply(s, seat, a, tell)
        if (a !== draw) s.deck[0] = NONE
      },
    }),
  },
  {
    check: 'log',
    how: 'an event has no sentence',
    says: 'the event "stakes" cannot be read out',
    broken: () => ({ words: { ...toy.words, log: { draws: 'draws', drew: 'drew' } } }),
  },
  {
    check: 'log',
    how: 'an event lacks a fact',
    says: 'the event "stakes" cannot be read out',
    broken: () => events({ stakes: { facts: ['points', 'rate'], heardBy: 'all' } }),
  },
  {
    check: 'undo',
    how: 'trying a decision out marks the state it came from until somebody looks',
    says: 'undo gives other bytes back',
    broken: () => {
      const last = remembered()
      let kept: number | undefined
      return {
        legal(s, seat, out) {
          if (last.state && kept !== undefined) last.state.chance[0] = kept
          kept = undefined
          return last.legal(s, seat, out)
        },
        apply(s, seat, a, tell) {
          if (!tell && last.state) {
            kept ??= last.state.chance[0]
            last.state.chance[0] = ~kept
          }
          toy.apply(s, seat, a, tell)
        },
      }
    },
  },
  {
    check: 'redo',
    how: 'a decision that was tried out leads elsewhere',
    says: 'redo leads elsewhere',
    broken: () => {
      let tried = -1
      return {
        setup(s, config, deal) {
          toy.setup(s, config, deal)
          tried = -1
        },
        apply(s, seat, a, tell) {
          if (tell && s.turns === tried) s.chance[0]++
          if (!tell) tried = s.turns
          toy.apply(s, seat, a, tell)
        },
      }
    },
  },
  {
    check: 'result',
    how: 'a finished game has no result',
    says: 'nobody owes a decision, yet there is no result',
    broken: () => ({ result: scored(() => ({ over: false })) }),
  },
  {
    check: 'result',
    how: 'nobody is first',
    says: 'nobody has won',
    broken: () => ({ result: scored(({ scores }) => ({ scores: scores.map((score) => ({ ...score, rank: score.rank + 1 })) })) }),
  },
  {
    check: 'result',
    how: 'a seat is left out',
    says: 'nobody has won',
    broken: () => ({ result: scored(({ scores }) => ({ scores: scores.slice(1).map((score) => ({ ...score, rank: 1 })) })) }),
  },
  {
    check: 'result',
    how: 'a part is missing from the total',
    says: /^the parts of seat 0 do not add up to \d+$/,
    broken: () => ({
      result: scored(({ scores }) => ({ scores: scores.map((score) => ({ ...score, parts: { cards: score.total + 1 } })) })),
    }),
  },
  {
    check: 'result',
    how: 'a finished game goes on',
    says: 'the game is over, yet goes on',
    broken: () => ({
      legal(s, seat, out) {
        if (toy.legal(s, seat, out) === 0 && toy.actors(s) === 0) out.push(draw)
        return out.count
      },
    }),
  },
  {
    check: 'replay',
    how: 'the same seed deals otherwise another time',
    says: /^line \d+: this deal is not the one/,
    broken: () => {
      let deals = 0
      return {
        setup(s, config, deal) {
          toy.setup(s, config, deal)
          if (++deals % 3 === 0) s.chance[0]++ // after the table's own deal and the one from its sheet
        },
      }
    },
  },
  {
    check: 'exception',
    how: 'the rules break',
    says: /RangeError: no such card/,
    broken: () => ({
      apply(s, seat, a, tell) {
        if (s.left === 5) throw new RangeError('no such card')
        toy.apply(s, seat, a, tell)
      },
    }),
  },
]

/** The state that `legal` was asked about last, which no game may keep. */
function remembered(): { state?: ToyState; legal: Toy['legal'] } {
  const last: ReturnType<typeof remembered> = {
    legal(s, seat, out) {
      last.state = s
      return toy.legal(s, seat, out)
    },
  }
  return last
}

describe('The battery', () => {
  test('passes a game that holds to the contract', () => {
    expect(failures(toy)).toEqual([])
  })

  test.each(BREAKAGES)('finds by its check $check that $how', ({ check, says, broken }) => {
    const found = failures({ ...toy, ...broken() })
    expect(found.length).toBeGreaterThan(0)
    for (const failure of found) expect(failure).toMatchObject({ check, says: expect.stringMatching(says) })
  })

  test('gives the record that leads there', () => {
    const { failure } = checkedGame(
      { ...toy, legal: offering((s, _, out) => s.turns === 5 && (out.count = 0)) },
      configOf(toy, 2),
      'record',
    )
    expect(
      failure?.record
        .trimEnd()
        .split('\n')
        .slice(-5)
        .map((line) => line[0]),
    ).toEqual(['0', '1', '0', '1', '0'])
  })
})
