import { expect, test } from 'vitest'
import { aboutIn, readRecord, writeRecord } from '../../core/record.ts'
import { openTable } from '../../core/table.ts'
import { gameOf } from '../../games/index.ts'
import type { Shelf } from '../source/local-store.ts'
import { forgetRecord, keepRecord, keptRecord, keptRecords, putBackRecord } from './kept-records.ts'

const game = gameOf('splendor')

function shelf(): Shelf {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (i) => [...kept.keys()][i] ?? null,
    get length() {
      return kept.size
    },
  }
}

function opened(seed: string, on: Shelf): string {
  const text = writeRecord(openTable(game, { seats: 2, options: {} }, { seed }), { table: 'Friday', players: ['Ada', 'bot greedy'] })
  return keepRecord(text, { table: readRecord(text, { games: [game] }), about: aboutIn(text) }, on)
}

test('a record that was opened is kept once, with its names, until it is taken away', () => {
  const on = shelf()
  const id = opened('one', on)
  expect(opened('one', on)).toBe(id)
  expect(keptRecords(on)).toHaveLength(1)
  expect(keptRecord(id, on)).toMatchObject({ game: 'splendor', about: { table: 'Friday', players: ['Ada', 'bot greedy'] }, scores: null })
  const kept = keptRecord(id, on)
  forgetRecord(id, on)
  expect(keptRecord(id, on)).toBeNull()
  if (kept) putBackRecord(kept, on)
  expect(keptRecord(id, on)).toEqual(kept)
})

test('of many the latest are kept', () => {
  const on = shelf()
  for (let i = 0; i < 25; i++) opened(`seed ${i}`, on)
  expect(keptRecords(on)).toHaveLength(20)
})
