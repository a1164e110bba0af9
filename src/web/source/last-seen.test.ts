import { expect, test } from 'vitest'
import { configOf } from '../../core/config.ts'
import { openTable } from '../../core/table.ts'
import { gameOf } from '../../games/index.ts'
import type { TableView } from '../../wire/tables.ts'
import { keepSeen } from './keep-seen.ts'
import { lastSeen } from './last-seen.ts'
import type { Shelf } from './local-store.ts'
import { openRemoteTable, type Wire } from './remote.ts'

const game = gameOf('splendor')
const bytes = openTable(game, configOf(game, 2), { seed: 'seen' }).view(0).bytes
const wire: Wire = { ask: async () => [] as never, askText: async () => '', listen: () => () => {}, wait: async () => {} }

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

const view = (id: string): TableView => ({
  id,
  listed: false,
  isHost: false,
  game: 'splendor',
  name: 'There',
  options: {},
  status: 'playing',
  seats: [0, 1].map((seat) => ({ seat, kind: 'person', name: `P${seat}`, online: true })),
  you: 0,
  actors: 1,
  decisions: 3,
  changed: '2025-01-01T00:00:00Z',
  event: 9,
  position: {
    seq: 3,
    decisions: 3,
    view: btoa(String.fromCharCode(...bytes)),
    actors: 1,
    canUndo: false,
    canRedo: false,
    isPractice: false,
  },
  lines: [],
  notes: [],
  chat: [],
  earlierChat: false,
  commitment: '',
  seed: null,
  invitation: null,
  spectatorLink: '/t/t1?watch=w',
  recovery: null,
})

test('a table that was seen is opened again as it was, with what was on its way', () => {
  const on = shelf()
  keepSeen(openRemoteTable(view('t1'), { game, wire }).snapshot(), { deed: { actions: [7, 8] }, seq: 3, key: 'k' }, on)
  const seen = lastSeen('t1', on)
  expect(seen?.unsent).toEqual({ deed: { actions: [7, 8] }, seq: 3, key: 'k' })
  const again = openRemoteTable(seen?.view ?? view('none'), { game, wire }).snapshot()
  expect(again).toMatchObject({ id: 't1', name: 'There', you: 0, position: { seq: 3, actors: 1 } })
  expect(again.position?.state.bytes).toEqual(bytes)
  expect(seen?.view.event).toBe(0)
})

test('of many tables the latest are kept', () => {
  const on = shelf()
  for (let i = 0; i < 12; i++) keepSeen(openRemoteTable(view(`t${i}`), { game, wire }).snapshot(), null, on)
  expect(on.length).toBe(8)
})

test('what an earlier version of the page had on its way is not sent', () => {
  const on = shelf()
  on.setItem('tassel.seen.t1', JSON.stringify({ view: view('t1'), unsent: { action: 7, seq: 3, key: 'k' }, at: '' }))
  expect(lastSeen('t1', on)).toMatchObject({ view: { id: 't1' }, unsent: null })
})
