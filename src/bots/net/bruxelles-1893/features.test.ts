import { describe, expect, test } from 'vitest'
import { type BruxellesStory, EDITIONS, inBrussels, lastRound, pawn, revised } from '../../../games/bruxelles-1893/fixture.ts'
import { bruxelles1893Evaluation } from '../../evaluations/bruxelles-1893/index.ts'
import { features } from './features.ts'
import { INPUTS, LEAD } from './inputs.ts'

const { at } = INPUTS
function seen({ s }: BruxellesStory, seat = 0): Uint8Array {
  const out = new Uint8Array(INPUTS.size).fill(9)
  features(s, seat, out)
  return out
}
const columns = (out: Uint8Array) => [out[at.led], out[at.tied], out[at.behind]]

describe('A seat of Bruxelles in numbers', () => {
  test.each(EDITIONS)('leaves nothing of the seat before, and is given what the evaluation thinks: %s', (edition, table) => {
    const story = table(3)
    expect(seen(story).subarray(at.spare)).toEqual(new Uint8Array(INPUTS.size - at.spare))
    expect(seen(story)[at.isRevised]).toBe(edition === 'revised' ? 1 : 0)
    expect(features(story.s, 2, new Uint8Array(INPUTS.size))).toBe(bruxelles1893Evaluation.worth(story.s, 2))
  })

  test('has what it holds, in steps too', () => {
    const out = seen(revised(4).with(0, { money: 4, cubes: { wood: 2, wild: 1 }, art: 'green green blue', nobles: 'brugmann -empain' }))
    expect([out[at.money], ...out.subarray(at.moneySteps, at.moneySteps + 5)]).toEqual([4, 1, 1, 1, 1, 0])
    expect([...out.subarray(at.cubes, at.cubes + 5), out[at.noble + 2]]).toEqual([2, 0, 0, 0, 1, 1])
    expect([out[at.tiles + 3], out[at.colours]]).toEqual([1, 2])
    expect([...out.subarray(at.kept, at.kept + 2), ...out.subarray(at.ready, at.ready + 2)]).toEqual([1, 1, 1, 0])
  })

  test('is the same from wherever one sits', () => {
    const table = (seat: number) =>
      revised(3)
        .with(seat, { money: 7, levels: { crown: 3 }, houses: ['c3'] })
        .where((s) => {
          s.turn = s.start = seat
        })
    expect([...seen(table(2), 2)]).toEqual([...seen(table(0), 0)])
  })

  test('knows the time, whose turn it is and who goes on', () => {
    const table = revised(3).where(lastRound).play(0, 'pass')
    const [passed, acting] = [seen(table, 0), seen(table, 1)]
    expect([passed[at.rounds + 4], passed[at.hasPassed], acting[at.hasPassed]]).toEqual([1, 1, 0])
    expect([passed[at.isFirstPasser], acting[at.someoneFirst]]).toEqual([1, 1])
    expect([passed[at.after + 2], acting[at.after]]).toEqual([1, 1])
    expect([passed[at.rivalsIn + 2], acting[at.rivalsIn + 1]]).toEqual([1, 1])
  })

  test('sees who leads below the columns and in Brussels', () => {
    const table = revised(2)
      .where(pawn(0, 'b5', 3))
      .where(pawn(1, 'b4', 2))
      .where(pawn(1, 'c4', 1))
      .where(inBrussels(0, 'park', 2))
    expect([columns(seen(table, 0)), columns(seen(table, 1))]).toEqual([
      [1, 0, 0],
      [1, 0, 1],
    ])
    expect([seen(table, 0)[at.lead + LEAD + 2], seen(table, 1)[at.lead + LEAD - 2]]).toEqual([1, 1])
  })
})
