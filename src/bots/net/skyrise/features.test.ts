import { describe, expect, test } from 'vitest'
import { later, opener, type SkyriseStory, skyrise, tokens } from '../../../games/skyrise/fixture.ts'
import { skyriseEvaluation } from '../../evaluations/skyrise/index.ts'
import { features } from './features.ts'
import { COLOUR, INPUTS, PLATFORM, RACE } from './inputs.ts'

const { at } = INPUTS
function seen({ s }: SkyriseStory, seat = 0): Uint8Array {
  const out = new Uint8Array(INPUTS.size).fill(9)
  features(s, seat, out)
  return out
}
const platform = (out: Uint8Array, number: number) => {
  const from = at.platforms + number * PLATFORM.size
  return [out[from + PLATFORM.at.alone], out[from + PLATFORM.at.shared], out[from + PLATFORM.at.ahead], out[from + PLATFORM.at.behind]]
}

describe('A seat of Skyrise in numbers', () => {
  test('leaves nothing of the seat before, and is given what the evaluation thinks', () => {
    const table = skyrise(2).with(0, { built: ['24 m1'] })
    expect(seen(table).subarray(at.spare)).toEqual(new Uint8Array(INPUTS.size - at.spare))
    expect(features(table.s, 0, new Uint8Array(INPUTS.size))).toBe(skyriseEvaluation.worth(table.s, 0))
  })

  test('is the same from wherever one sits: two seats that have the same look the same', () => {
    // Both have chosen the same things but for their numbers; nobody has bid.
    const table = (seat: number) =>
      skyrise(3)
        .where(opener(seat))
        .with(seat, { track: { green: 2 }, awards: 1, patrons: 'B', objective: 'white' })
    const [one, other] = [seen(table(1), 1), seen(table(2), 2)]
    for (const name of ['after', 'isOpener', 'colours', 'tokens', 'missing', 'awards', 'patrons', 'race', 'left'] as const)
      expect([...one.subarray(at[name], at[name] + 4)]).toEqual([...other.subarray(at[name], at[name] + 4)])
  })

  test('knows who controls a platform, and by how much', () => {
    const table = skyrise(2)
      .with(0, { built: ['24 m1', '37 a6'] })
      .with(1, { built: ['21 m2'] })
    expect(platform(seen(table, 0), 1)[0]).toBe(1)
    expect(platform(seen(table, 1), 1)[0]).toBe(0)
    expect(platform(seen(table, 0), 1)[2]).toBe(platform(seen(table, 1), 1)[3])
    expect(platform(seen(table, 0), 2)).toEqual([0, 0, 0, 0])
  })

  test('counts what it has of a colour and what is left of it', () => {
    const table = skyrise(2)
      .where(tokens({ m1: 'green', m2: 'yellow', m3: 'yellow' }))
      .with(0, { track: { yellow: 2 }, built: ['37 a6', '48 a8'] })
    const yellow = at.colours
    const out = seen(table)
    expect([...out.subarray(yellow + COLOUR.at.tokens, yellow + COLOUR.at.tokens + 5)]).toEqual([0, 0, 1, 0, 0])
    expect([out[yellow + COLOUR.at.built], out[yellow + COLOUR.at.tokensLeft]]).toEqual([2, 2])
    expect(out[at.tokens + 1]).toBeGreaterThan(0)
  })

  test('sees an auction from both sides: whose bid is the last, who can answer it, who is out', () => {
    const table = skyrise(3).where(opener(0)).play(0, 'bid 48 m1').play(1, 'pass')
    const [bidder, out, answers] = [0, 1, 2].map((seat) => seen(table, seat))
    expect([bidder[at.isBidder], out[at.isBidder], answers[at.isBidder]]).toEqual([1, 0, 0])
    expect([bidder[at.isOut], out[at.isOut], answers[at.isOut]]).toEqual([0, 1, 0])
    expect([bidder[at.rivalsIn + 1], answers[at.rivalsIn]]).toEqual([1, 1])
    expect([bidder[at.above], out[at.above]]).toEqual([0, 0])
    expect(answers[at.above]).toBe(bidder[at.rivalsAbove])
    expect(answers[at.after]).toBe(1)
  })

  test('knows how the race for the key stands', () => {
    const table = later('gavel palace', 'vault shard').with(0, { available: '24 gavel' }).with(1, { available: '21 39 vault' })
    expect([seen(table, 0)[at.race + RACE - 1], seen(table, 1)[at.race + RACE + 1]]).toEqual([1, 1])
    expect(seen(table, 0)[at.chosen]).toBe(1)
    expect(seen(table, 1)[at.chosen]).toBe(0)
  })
})
