import { describe, expect, test } from 'vitest'
import { actionList } from '../../core/action.ts'
import { lowestBit } from '../../core/bits.ts'
import { NONE } from '../../core/block.ts'
import { configOf } from '../../core/config.ts'
import { below } from '../../core/rng.ts'
import { rngOf } from '../../core/seed.ts'
import { game } from './fixture.ts'
import type { State } from './state.ts'

/** A table of three after so many random decisions. */
const played = (decisions: number): State => {
  const config = configOf(game, 3)
  const s = game.create(config)
  const rng = rngOf('audit')
  const out = actionList()
  game.setup(s, config, rng)
  for (let i = 0; i < decisions; i++) {
    const actors = game.actors(s)
    const seat = lowestBit(actors)
    game.legal(s, seat, out)
    game.apply(s, seat, out.list[below(rng, out.count)])
  }
  return s
}
const tampered: [string, (s: State) => void, RegExp][] = [
  ['a structure from nowhere', (s) => (s.available[0] |= 1), /structures that it cannot have/],
  ['a structure that is lost', (s) => (s.available[1] = 0), /structure \d+ of seat 1 is there 0 times/],
  ['a structure of no seat', (s) => (s.piece[s.piece.indexOf(NONE)] = 3 << 4), /of no seat/],
  ['a district that is not free', (s) => (s.free[0] = 0), /"free"/],
  ['a structure that stands elsewhere', (s) => (s.structures[0] ^= 1 << 30), /"structures"/],
  ['a place to open that is none', (s) => (s.openings[1] = -1), /"openings"/],
  ['a bid that is not there', (s) => s.placed++, /bids were placed/],
  ['a last bid that is none', (s) => (s.last = s.piece.indexOf(NONE)), /last bid/],
  ['a token too many', (s) => s.awards[0]++, /tokens of award/],
  ['a track that is too long', (s) => (s.track[0] = 9), /too many tokens on a track/],
  ['a token where it cannot be', (s) => (s.token[0] = 77), /token that cannot be there/],
  ['a card twice', (s) => (s.hand[0] = s.hand[5]), /masterpiece card \d+ is there twice/],
  ['a card too few', (s) => (s.hand[2] = NONE), /wrong number of masterpiece cards/],
  ['a choice before its time', (s) => (s.chosen[0] = s.hand[0]), /has chosen 1 cards/],
  ['an objective twice', (s) => (s.objective[1] = s.objective[0]), /objective/],
  ['a panorama twice', (s) => (s.panoramas[1] = s.panoramas[0]), /panorama/],
  ['a tile twice', (s) => s.patrons.fill(1), /patron tile/],
  ['other platforms', (s) => s.slots.set([1, 1, 2, NONE]), /platforms/],
  ['a set twice', (s) => s.set.fill(1), /sets/],
  ['a key that nobody won', (s) => (s.keys[2] = 1), /keys/],
  ['a place that nobody reached', (s) => (s.finished[0] = 1), /still builds/],
  ['a Gavel that is none', (s) => (s.gavel = 3), /Gavel/],
  ['something unknown that is owed', (s) => s.pending.set([1, 99]), /pending/],
  ['a seat that is not there', (s) => (s.choosing = 0b1000), /not at the table/],
]

describe('Audit', () => {
  test('finds nothing wrong with tables of all kinds', () => {
    for (const decisions of [0, 1, 20, 40, 60, 80]) expect(game.audit(played(decisions))).toBeNull()
  })
  test.each(tampered)('finds %s', (_what, tamper, says) => {
    const s = played(21)
    tamper(s)
    expect(game.audit(s)).toMatch(says)
  })
})
