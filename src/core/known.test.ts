import { describe, expect, test } from 'vitest'
import { UNKNOWN } from './block.ts'
import { configOf } from './config.ts'
import { type Game, SPECTATOR, type Viewer } from './game.ts'
import { canTell, isAmong, knownTo } from './known.ts'
import { openTable } from './table.ts'
import { draw, offering, stake, type Toy, toy } from './toy.ts'
import { viewers } from './view.ts'

/** The toy with stakes that nobody sees but who made them. */
const sealed: Toy = {
  ...toy,
  events: { ...toy.events, stakes: { facts: ['points'], heardBy: 'own' } },
  redact(s, viewer) {
    toy.redact(s, viewer)
    for (let seat = 0; seat < s.seats; seat++) if (seat !== viewer) s.stake[seat] = UNKNOWN
  },
}

/** Who can tell what seat 0 of three decides first. */
function knowing(game: Toy, action: number): Viewer[] {
  const table = openTable(game, configOf(game as Game, 3), { seed: 'known' })
  const mask = knownTo(game as Game, 3, { before: table.at(), seat: 0, action })
  return viewers(3).filter((viewer) => isAmong(mask, viewer))
}

describe('What was decided is known', () => {
  test('to everybody where everybody sees it', () => {
    expect(knowing(toy, stake(2))).toEqual([SPECTATOR, 0, 1, 2])
  })
  test('to who made it alone where another decision would have looked and sounded the same', () => {
    expect(knowing(sealed, stake(2))).toEqual([0])
  })
  test('to everybody where the others would have looked otherwise, though they are sealed', () => {
    expect(knowing(sealed, draw)).toEqual([SPECTATOR, 0, 1, 2])
  })
  test('to who hears of it, though he sees nothing', () => {
    expect(knowing({ ...sealed, events: toy.events }, stake(2))).toEqual([SPECTATOR, 0, 1, 2])
  })
  test('to one who sees what the spectators do not', () => {
    const neighbours: Toy = { ...sealed, redact: (s, viewer) => sealed.redact(s, viewer === 1 ? 0 : viewer) }
    expect(knowing(neighbours, stake(2))).toEqual([0, 1])
  })
  test('to everybody where nothing else could have been decided', () => {
    const forced: Toy = {
      ...sealed,
      legal: offering((_s, _seat, out) => {
        out.count = 0
        out.push(stake(2))
      }),
      // What is not offered would look the same.
      apply: (s, seat, a, tell) => sealed.apply(s, seat, a === draw ? stake(1) : a, tell),
    }
    expect(knowing(forced, stake(2))).toEqual([SPECTATOR, 0, 1, 2])
  })
  test('and looking for it changes nothing', () => {
    const table = openTable(sealed, configOf(sealed as Game, 3), { seed: 'known' })
    const before = table.at().bytes.slice()
    expect(canTell(sealed as Game, { before: table.at(), seat: 0, action: stake(1) }, 1)).toBe(false)
    expect(table.at().bytes).toEqual(before)
  })
  test('as a mask that databases keep: spectators first, then the seats', () => {
    expect([SPECTATOR, 0, 1, 2].map((viewer) => isAmong(0b0101, viewer))).toEqual([true, false, true, false])
  })
})
