import { describe, expect, test } from 'vitest'
import { RANKS } from './components.ts'
import { goofspiel, ranksOf } from './fixture.ts'

/** Everybody bids the same card in every round. */
function inStep(seats: number, options = {}) {
  const story = goofspiel(seats, options)
  for (const rank of RANKS.slice(0, -1)) for (let seat = 0; seat < seats; seat++) story.play(seat, `bid ${rank}`)
  return story
}

describe('E. The end', () => {
  test('[E1] comes after thirteen rounds; what is still at stake is nobody’s', () => {
    const story = inStep(2)
    expect(story.result()).toMatchObject({ over: true, scores: [{ total: 0 }, { total: 0 }] })
    expect(ranksOf(story.s.stake).split(' ')).toHaveLength(13)
  })
  test('[E2] a prize is worth its rank, and most points win', () => {
    const { scores } = goofspiel(3).with(0, { won: 'A 10 J' }).with(1, { won: 'Q K' }).result()
    expect(scores).toMatchObject([
      { total: 22, parts: { prizes: 22 }, rank: 2 },
      { total: 25, rank: 1 },
      { total: 0, rank: 3 },
    ])
  })
  test('[E2] equal points share the victory', () => {
    const { scores } = goofspiel(2).with(0, { won: '2 5' }).with(1, { won: '7' }).result()
    expect(scores.map(({ rank }) => rank)).toEqual([1, 1])
  })
  test('[E3] nothing can be done afterwards', () => {
    const story = inStep(2, { ties: 'lost' })
    expect(story.legal(0)).toEqual([])
    expect(() => story.play(0, 'bid K')).toThrow(/E3/)
  })
})
