import { describe, expect, test } from 'vitest'
import { NONE } from '../../../core/block.ts'
import { packed, splendor } from '../fixture.ts'

/** Open at 1a: onyx I for 2 diamond, 2 sapphire, 1 ruby. At 2a: ruby II, 2 points, for 5 onyx. */
const table = () => splendor(4)
const CARD_1A = 36
const CARD_2A = 60
const at = (place: number, card: number) => (s: { table: Uint8Array }) => {
  s.table[place] = card
}

describe('B. Buy a card', () => {
  test('[B1] from the table', () => {
    const story = table().where(at(0, CARD_1A)).with(0, { gems: 'ddssr' }).play(0, 'buy 1a')
    expect(story.seat(0)).toMatchObject({ gems: '', bonuses: 'o', bought: 1 })
    expect(story.s.owner[CARD_1A]).toBe(0)
  })
  test('[B1] from the hand, whose other cards close up', () => {
    const story = table()
      .with(0, { gems: 'ddssr', hand: [CARD_1A, 3, 4] })
      .play(0, 'buy hand1')
    expect(story.seat(0)).toMatchObject({ bonuses: 'o', hand: [3, 4] })
    expect(() => story.play(1, 'buy hand1')).toThrow(/B1/)
  })
  test('[B2] costs what is printed, gold standing for any gem; it all goes back', () => {
    const story = table().where(at(0, CARD_1A)).with(0, { gems: 'ddr', gold: 2 })
    const bank = story.s.bank
    story.play(0, 'buy 1a')
    expect(story.seat(0)).toMatchObject({ gems: '', gold: 0, bonuses: 'o' })
    expect(story.s.bank).toBe(bank + packed('ddr'))
    expect(story.s.bankGold).toBe(5)
  })
  test('[B2] is refused when gems and gold do not suffice', () => {
    const story = table().where(at(0, CARD_1A)).with(0, { gems: 'dd', gold: 2 })
    expect(story.legal(0)).not.toContain('buy 1a')
    expect(() => story.play(0, 'buy 1a')).toThrow(/lack 2 sapphires, 1 ruby; you hold 2 gold.*B2/)
  })
  test('[B3] the example of the rulebook: with 2 sapphire bonuses, 2 sapphire and 1 emerald cost 1 emerald', () => {
    const CARD = 25 // ruby I for 2 sapphire, 1 emerald
    const story = table().where(at(0, CARD)).with(0, { gems: 'sse', bonuses: 'ss' }).play(0, 'buy 1a')
    expect(story.seat(0)).toMatchObject({ gems: 'ss', bonuses: 'ssr' })
  })
  test('[B3] may cost nothing at all', () => {
    const story = table().where(at(4, CARD_2A)).with(0, { gems: 'd', bonuses: 'oooooo' }).play(0, 'buy 2a')
    expect(story.seat(0)).toMatchObject({ gems: 'd', points: 2 })
    expect(story.log(1)).toContain('0 pays nothing')
  })
  test('[B2] paid with gold alone, nothing is said of gems', () => {
    const log = table().where(at(0, CARD_1A)).with(0, { bonuses: 'ddss', gold: 1 }).play(0, 'buy 1a').log(1)
    expect(log.filter((line) => line.includes('pays'))).toEqual(['0 pays 1 gold'])
  })
  test('[B2] paid with one diamond and gold, both are said', () => {
    const log = table().where(at(0, CARD_1A)).with(0, { gems: 'd', bonuses: 'dss', gold: 1 }).play(0, 'buy 1a').log(1)
    expect(log.filter((line) => line.includes('pays'))).toEqual(['0 pays 1 diamond, 1 gold'])
  })
  test('[B4] gold may replace gems that are held: every payment is offered, the plainest first', () => {
    const story = table().where(at(0, CARD_1A)).with(0, { gems: 'ddssr', gold: 2 }).play(0, 'buy 1a')
    expect(story.legal(0)).toEqual([
      'pay no gold',
      ...['d', 's', 'r'].map((gem) => `pay gold for ${gem}`),
      ...['dd', 'ds', 'ss', 'dr', 'sr'].map((gems) => `pay gold for ${gems}`),
    ])
    expect(story.play(0, 'pay gold for dr').seat(0)).toMatchObject({ gems: 'dr', gold: 0, bonuses: 'o' })
  })
  test('[B4] what is lacking must be gold, and no more than the price', () => {
    const story = table().where(at(0, CARD_1A)).with(0, { gems: 'dssr', gold: 2 }).play(0, 'buy 1a')
    expect(() => story.play(0, 'pay no gold')).toThrow(/still lack 1 diamond.*B4/)
    expect(() => story.play(0, 'pay gold for de')).toThrow(/B4/)
    expect(() => story.play(0, 'pay gold for dss')).toThrow(/more gold than you hold.*B4/)
    expect(() => story.play(0, 'take dse')).toThrow(/B4/)
  })
  test('[B5] a single way to pay is not asked for', () => {
    expect(table().where(at(0, CARD_1A)).with(0, { gems: 'ddssr' }).play(0, 'buy 1a').s.turn).toBe(1)
    expect(table().where(at(0, CARD_1A)).with(0, { gems: 'ddss', gold: 1 }).play(0, 'buy 1a').s.turn).toBe(1)
    expect(table().where(at(0, CARD_1A)).with(0, { bonuses: 'ddssr', gold: 3 }).play(0, 'buy 1a').s.turn).toBe(1)
    expect(() => table().play(0, 'pay no gold')).toThrow(/B5/)
  })
  test('[B6] turns up the next card, or leaves the place empty when the deck is', () => {
    const story = table().where(at(0, CARD_1A)).with(0, { gems: 'ddssr' })
    const next = story.s.deck[35]
    expect(story.play(0, 'buy 1a').s.table[0]).toBe(next)
    const last = table()
      .where(at(0, CARD_1A))
      .where((s) => {
        s.left[0] = 0
      })
    expect(last.with(0, { gems: 'ddssr' }).play(0, 'buy 1a').s.table[0]).toBe(NONE)
  })
  test('[B7] counts its points and its bonus from now on', () => {
    const story = table().where(at(4, CARD_2A)).with(0, { gems: 'ooooo' }).play(0, 'buy 2a')
    expect(story.seat(0)).toMatchObject({ points: 2, bonuses: 'r', bought: 1 })
  })
})
