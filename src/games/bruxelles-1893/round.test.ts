import { describe, expect, test } from 'vitest'
import { NONE } from '../../core/block.ts'
import { NOBLE_IDS, type Noble } from './components.ts'
import { EDITIONS, first, inBrussels, lastRound, lastToPass, nextNobles, pawn, revised } from './fixture.ts'
import { DISCARDED, PHASES } from './state.ts'

const shown = (s: { theatre: Uint8Array }): (Noble | undefined)[] => Array.from(s.theatre, (noble) => NOBLE_IDS[noble])

describe('E. End of a round', () => {
  test.each(EDITIONS)('[E1] [Y1] pawns come back, bids go to the supply, nobles are ready (%s)', (_, table) => {
    const play = table(3)
      .where(pawn(0, 'b5', 2))
      .where(pawn(0, 'b4', 1))
      .where(inBrussels(0, 'market', 2))
      .where(inBrussels(1, 'market', 3))
      .with(0, { nobles: '-brugmann' })
      .where(lastToPass(2))
      .play(2, 'pass')
      .play(0, 'reward 2 iris')
    expect(play.seat(0)).toMatchObject({ pawns: 5, courthouse: 2, nobles: 'brugmann', money: 10 })
    expect(play.seat(1)).toMatchObject({ pawns: 4, courthouse: 3 })
    expect(play.s.bid.some(Boolean)).toBe(false)
    expect(play.s.pawn.every((owner) => owner === NONE)).toBe(true)
    expect([play.s.round, play.s.passed, play.s.uses[0]]).toEqual([2, 0, 0])
  })
  test.each(EDITIONS)('[E2] the noble priced 0 is discarded, the others slide (%s)', (_, table) => {
    const play = table(3).where(nextNobles('maeterlinck')).where(lastToPass(2)).play(2, 'pass')
    expect(shown(play.s)).toEqual(['solvay', 'buls', 'albert', 'maeterlinck'])
    expect(play.s.nobleDiscards[NOBLE_IDS.indexOf('empain')]).toBe(1)
  })
  test.each(EDITIONS)('[E3] cards left are discarded, five new ones dealt, and a new stock card opened (%s)', (_, table) => {
    const play = table(3).where(lastToPass(2))
    const [card, cards] = [play.s.stockCard, play.s.cardsLeft]
    play.play(2, 'pass')
    expect(play.s.cardAt[0]).toBe(DISCARDED)
    expect(play.s.cardsLeft).toBe(cards - 5)
    expect(play.s.stockCard).not.toBe(card)
    expect(play.s.stockSeen & (1 << card)).toBeTruthy()
  })
  test.each(EDITIONS)('[E4] after the fifth round the game ends without all this (%s)', (_, table) => {
    const play = table(3)
      .where(lastRound)
      .where(pawn(0, 'b5', 2))
      .where(lastToPass(2))
      .play(2, 'pass')
      .play(0, 'reward 2 iris')
    expect(PHASES[play.s.phase]).toBe('over')
    expect(play.result().over).toBe(true)
    expect(play.s.pawn[21]).toBe(0)
  })
  test('[Y1] the revised edition uses its 30 prestige cards up exactly', () => {
    const play = revised(3)
    for (let round = 1; round < 5; round++) {
      for (let passes = 0; passes < 3; passes++) play.play(play.s.turn, 'pass')
      play.play(play.s.start, play.legal(play.s.start)[0])
    }
    expect(play.s.cardsLeft).toBe(1)
    play.play(play.s.turn, 'pass')
    expect(play.s.cardsLeft).toBe(0)
    expect(first(3).s.tables.cards).toBe(25)
  })
})
