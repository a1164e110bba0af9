import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readRecord } from '../../core/record.ts'
import { gameOf } from '../../games/index.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import { answer } from './bot-worker.ts'
import { layLocalTable, openLocalTable, type Surroundings } from './local.ts'
import { localStore, type Shelf } from './local-store.ts'
import type { TableSource } from './source.ts'

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

const person = (seat: number, name: string): SeatInfo => ({ seat, kind: 'person', name, online: true })
const bot = (seat: number): SeatInfo => ({ seat, kind: 'bot', name: 'random', online: true })

function laid(seats: readonly SeatInfo[], some: Partial<Surroundings> = {}) {
  const store = localStore(shelf())
  const around: Surroundings = { game, store, think: async (question) => answer(question), curtain: () => true, pause: 0, ...some }
  const id = layLocalTable({ name: 'Here', options: {}, seats }, around)
  const open = (of = id): TableSource => {
    const saved = store.find(of)
    if (!saved) throw new Error(`${of} was not saved.`)
    return openLocalTable(saved, around)
  }
  return { store, open }
}

const play = (source: TableSource, text: string) => source.play([game.parse(text)])
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1))
}

describe('A table in the browser', () => {
  test('shows the person to move what that seat may know', async () => {
    const source = laid([person(0, 'Ines'), person(1, 'Octave')]).open()
    expect(source.snapshot()).toMatchObject({ you: 0, status: 'playing', decisions: 0, passTo: null })
    await play(source, 'take dse')
    expect(source.snapshot()).toMatchObject({ you: 1, decisions: 1, passTo: null })
  })
  test('draws the curtain once somebody has a secret, and only then', async () => {
    const source = laid([person(0, 'Ines'), person(1, 'Octave')]).open()
    await play(source, 'reserve deck1')
    expect(source.snapshot()).toMatchObject({ you: null, passTo: 1 })
    expect(source.snapshot().lines.some((line) => line.event === 'drew')).toBe(false)
    source.takeDevice()
    expect(source.snapshot()).toMatchObject({ you: 1, passTo: null })
  })
  test('leaves the curtain away where it is not wanted', async () => {
    const source = laid([person(0, 'Ines'), person(1, 'Octave')], { curtain: () => false }).open()
    await play(source, 'reserve deck1')
    expect(source.snapshot()).toMatchObject({ you: 1, passTo: null })
  })
  test('goes on after a reload where it stood', async () => {
    const { open } = laid([person(0, 'Ines'), person(1, 'Octave')])
    await play(open(), 'take dse')
    expect(open().snapshot()).toMatchObject({ you: 1, decisions: 1 })
  })
  test('covers secrets also after a reload, when nobody knows who looks', async () => {
    const { open } = laid([person(0, 'Ines'), person(1, 'Octave')])
    await play(open(), 'reserve deck1')
    expect(open().snapshot()).toMatchObject({ you: null, passTo: 1 })
  })
  test('refuses what the rules refuse, and nothing changes', async () => {
    const source = laid([person(0, 'Ines'), person(1, 'Octave')]).open()
    expect((await play(source, 'pass'))?.message).toMatch(/pass only when/)
    expect(source.snapshot().decisions).toBe(0)
  })
  test('takes back and makes again, across the turn of another person', async () => {
    const source = laid([person(0, 'Ines'), person(1, 'Octave')]).open()
    await play(source, 'take dse')
    expect(source.snapshot().position).toMatchObject({ canUndo: true })
    await source.undo()
    expect(source.snapshot()).toMatchObject({ you: 0, decisions: 0, position: { canRedo: true } })
    await source.redo()
    expect(source.snapshot()).toMatchObject({ you: 1, decisions: 1 })
  })
  test('lets bots move until a person must', async () => {
    const source = laid([person(0, 'Ines'), bot(1), bot(2)]).open()
    await play(source, 'take dse')
    await until(() => source.snapshot().actors === 1)
    expect(source.snapshot()).toMatchObject({ you: 0, passTo: null })
    expect(source.snapshot().decisions).toBeGreaterThanOrEqual(3)
  })
  test('passes over what a bot answers to a position that was taken back, also when as many decisions stand again', async () => {
    const answers: ((action: number) => void)[] = []
    const source = laid([person(0, 'Ines'), bot(1)], { think: () => new Promise((answered) => answers.push(answered)) }).open()
    await play(source, 'take dse')
    await source.undo()
    answers[0](game.parse('take dse'))
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(source.snapshot()).toMatchObject({ decisions: 0, you: 0 })
    await play(source, 'take dse')
    await source.undo()
    await play(source, 'take sro')
    answers[1](game.parse('take dse'))
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(source.snapshot().decisions).toBe(1)
    answers[2](game.parse('take dd'))
    await until(() => source.snapshot().decisions === 2)
    expect(source.snapshot().lines.at(-1)).toMatchObject({ seat: 1, event: 'takes' })
  })
  test('ends with a seed that its commitment stands for, and a record that replays', async () => {
    const source = laid([bot(0), bot(1)]).open()
    await until(() => source.snapshot().status === 'finished')
    const record = (await source.record()) ?? ''
    expect(readRecord(record, { games: [game] }).decisions).toHaveLength(source.snapshot().decisions)
    expect(source.snapshot().seed).not.toBeNull()
  })
  test('forks from a move, and deals anew for a rematch', async () => {
    const { open, store } = laid([person(0, 'Ines'), person(1, 'Octave')])
    const source = open()
    for (const move of ['take dse', 'take dsr', 'take ser']) await play(source, move)
    const forked = open(await source.fork(2))
    expect(forked.snapshot()).toMatchObject({ decisions: 2, fork: { of: source.snapshot().id, at: 2 }, position: { canUndo: false } })
    const rematch = open(await source.fork(0)).snapshot()
    expect(rematch.seats.map((seat) => seat.name)).toEqual(
      [...source.snapshot().seats.slice(1), source.snapshot().seats[0]].map((seat) => seat.name),
    )
    expect(rematch).toMatchObject({ decisions: 0 })
    expect(rematch.fork).toBeUndefined()
    expect(new Set([source, forked].map((one) => one.snapshot().commitment)).add(rematch.commitment).size).toBe(3)
    expect(store.all().map(({ card }) => card.fork?.at)).toEqual(expect.arrayContaining([undefined, 2]))
    // What lay in the decks is dealt afresh: who knows the first table does not know this one.
    const [kept, fresh] = [await source.record(), await forked.record()].map((text) => readRecord(text ?? '', { games: [game] }))
    expect(fresh.at(2).bytes).not.toEqual(kept.at(2).bytes)
    expect(fresh.view(0, 2).bytes).toEqual(kept.view(0, 2).bytes)
  })
  test('closed, asks no bot any more', async () => {
    let asked = 0
    const source = laid([bot(0), bot(1)], {
      think: async (question) => {
        asked++
        return answer(question)
      },
    }).open()
    source.close()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(asked).toBe(1)
    expect(source.snapshot().decisions).toBe(0)
  })
})

describe('The store', () => {
  test('passes over what it cannot read', () => {
    const kept = shelf()
    kept.setItem('tassel.table.local-1', '{broken')
    kept.setItem('tassel.table.local-2', '{"card":{}}')
    expect(localStore(kept).all()).toEqual([])
  })
})

test('A table saved under older rules goes on by them, as an option of the present ones', async () => {
  const skyrise = gameOf('skyrise')
  const record = readFileSync('src/games/skyrise/records/three-greedy.tassel', 'utf8').replace(/\nresult: .*/, '')
  const older = readRecord(record, { games: [skyrise] })
  const { bridges, ...options } = older.config.options
  const seats = [person(0, 'Ines'), person(1, 'Octave'), person(2, 'Zoé')]
  const { store, open } = laid(seats, { game: skyrise })
  const [{ card }] = store.all()
  store.save({ card: { ...card, options }, record: record.split('\n').slice(0, -30).join('\n') })
  const source = open()
  expect([bridges, source.snapshot().options]).toEqual(['either', older.config.options])
  const { seat, action } = older.decisions[source.snapshot().decisions]
  if (source.snapshot().you !== seat) source.takeDevice()
  expect(await source.play([action])).toBeNull()
  expect(store.all()[0].card.options).toEqual(older.config.options)
  expect(store.all()[0].record).toContain(`\nrules: ${skyrise.meta.rulesVersion}\n`)
  expect(open().snapshot().decisions).toBe(source.snapshot().decisions)
})
