import { describe, expect, test } from 'vitest'
import { begunTable, seatRow } from '../fixture.ts'
import { unchanged } from './change.ts'
import { rankedAfter, resigned } from './endings.ts'
import { left } from './going.ts'

const stead = (why: 'resigned' | 'left', since: string) => ({ stead: { bot: 'search', why, since, from: 0 } })
const playing = { stead: null }

describe('Who resigned', () => {
  test('is last, and before whoever resigned earlier', () => {
    const scores = [40, 30, 20, 10].map((total, i) => ({ total, rank: i + 1 }))
    const seats = [stead('resigned', '2026-01-02'), playing, stead('resigned', '2026-01-01'), playing]
    expect(rankedAfter(scores, seats).map(({ rank }) => rank)).toEqual([3, 1, 4, 2])
    expect(rankedAfter(scores, seats).map(({ total }) => total)).toEqual([40, 30, 20, 10])
  })
  test('leaves those who share a place where they are', () => {
    const scores = [1, 1, 3].map((rank) => ({ total: 9, rank }))
    expect(rankedAfter(scores, [playing, playing, stead('resigned', '2026-01-01')]).map(({ rank }) => rank)).toEqual([1, 1, 3])
    expect(rankedAfter(scores, [stead('left', '2026-01-01'), playing, playing])).toEqual(scores)
  })
})

describe('A game goes on', () => {
  const among = (kinds: readonly ('person' | 'bot')[]) =>
    unchanged({ ...begunTable(), seats: kinds.map((kind, seat) => seatRow(seat, { kind })) })

  test('while two have not resigned, and one of them is a person, here or not', () => {
    expect(resigned(among(['person', 'person', 'person']), 0).ending).toBeNull()
    expect(resigned(left(among(['person', 'person', 'person']), 1), 0).ending).toBeNull()
    expect(resigned(among(['person', 'person', 'bot']), 0).ending).toBeNull()
  })
  test('no longer than that', () => {
    expect(resigned(among(['person', 'person']), 1).ending).toBe('resigned')
    expect(resigned(among(['person', 'bot', 'bot']), 0).ending).toBe('resigned')
    const both = [0, 1].reduce(resigned, among(['person', 'person', 'bot']))
    expect(both).toMatchObject({ ending: 'resigned', ask: null })
  })
})
