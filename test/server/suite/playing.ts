import { expect, test } from 'vitest'
import { readRecord } from '../../../src/core/record.ts'
import { commitment } from '../../../src/core/seed.ts'
import { games } from '../../../src/games/index.ts'
import type { History } from '../../../src/wire/history.ts'
import type { TableView } from '../../../src/wire/tables.ts'
import { begun, bot, join, look, move, openTable, playOut } from '../tables.ts'
import type { World } from '../world.ts'

export function playing(world: World): void {
  test('a person plays against bots of every kind; all of them move by themselves', async () => {
    const host = world.someone()
    const { id } = await openTable(host, { seats: [{ kind: 'person', name: 'Ada' }, bot('random'), bot('greedy'), bot('search')] })
    const stream = await host.follow(`/api/tables/${id}/stream`)
    await move(host, id, { seq: 0, text: 'take dse' })
    await stream.until((events) => events.some(({ message }) => message.type === 'position' && message.position.seq >= 4))
    const { position, seats } = await look(host, id)
    expect(position?.actors).toBe(1)
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot'])
    stream.leave()
  })

  test('bots play a whole game among themselves', async () => {
    const host = world.someone()
    const { id } = await openTable(host, { seats: [bot('greedy'), bot('greedy')] })
    const stream = await host.follow(`/api/tables/${id}/stream`)
    await stream.until((events) => events.some(({ message }) => message.type === 'finished'))
    const { status, event } = await look(host, id)
    expect(status).toBe('finished')
    expect(stream.events.at(-1)).toMatchObject({ id: event, message: { type: 'finished' } })
    // The end is an event of its own, and the next follows it.
    expect((await host.post<{ id: number }>(`/api/tables/${id}/chat`, { text: 'well played' })).body.id).toBe(event + 1)
    stream.leave()
  })

  test('a rematch has the same seats and a fresh deal', async () => {
    const [host, guest] = [world.someone(), world.someone()]
    const source = await begun(host, guest)
    const { status, body } = await guest.post<typeof source>(`/api/tables/${source.id}/fork`, { at: 0 })
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'waiting', you: 1, seats: [{ kind: 'open' }, { kind: 'person', name: 'Bob' }] })
    expect(body.commitment).not.toBe(source.commitment)
    expect(body.invitation).toMatch(/^\/join\//)
  })

  test('a finished game is continued differently from one of its decisions', async () => {
    const [host, guest] = [world.someone(), world.someone()]
    const { id } = await begun(host, guest)
    await move(host, id, { seq: 0, text: 'take dse' })
    expect(await host.post(`/api/tables/${id}/fork`, { at: 1 })).toMatchObject({ status: 403, body: { error: 'not-finished' } })
    const decisions = await playOut([host, guest], id)
    expect((await host.post(`/api/tables/${id}/fork`, { at: decisions })).status).toBe(400)
    const forked = (await host.post<TableView>(`/api/tables/${id}/fork`, { at: 5 })).body
    expect(forked).toMatchObject({ status: 'waiting', you: 0, fork: { of: id, at: 5 } })
    const source = await look(host, id)
    expect(source.fork).toBeUndefined()
    expect(forked.commitment).not.toBe(source.commitment)
    expect(await join(guest, forked)).toMatchObject({ status: 'playing', position: { seq: 5, decisions: 5 } })
    const stepsOf = async (table: string) => (await host.get<History>(`/api/tables/${table}/history`)).body.steps
    const kept = ({ seat, view, notation, lines }: History['steps'][number]) => ({ seat, view, notation, lines })
    expect((await stepsOf(forked.id)).map(kept)).toEqual((await stepsOf(id)).slice(0, 5).map(kept))
    const { position } = await look(host, forked.id)
    expect(position?.canUndo).toBe(false)
    await playOut([host, guest], forked.id, { seed: 'otherwise' })
    const ended = await look(host, forked.id)
    expect(ended.status).toBe('finished')

    // Whoever knows the game that was left does not know the decks: they were dealt from a seed that was promised first.
    expect(commitment(ended.seed ?? '')).toBe(forked.commitment)
    const record = async (table: string) => readRecord((await guest.get(`/api/tables/${table}/record`)).text, { games })
    const [first, second] = [await record(id), await record(forked.id)]
    expect(second.origin).toEqual({ seed: source.seed, forks: [{ at: 5, seed: ended.seed, of: id }] })
    expect(second.at(4).bytes).toEqual(first.at(4).bytes)
    expect(second.at(5).bytes).not.toEqual(first.at(5).bytes)
    expect(second.view(1, 5).bytes).toEqual(first.view(1, 5).bytes)

    // A fork of the fork names both.
    const third = (await guest.post<TableView>(`/api/tables/${forked.id}/fork`, { at: 7 })).body
    await join(host, third, 'Ada')
    await playOut([host, guest], third.id, { seed: 'again' })
    const { seed } = await look(host, third.id)
    expect((await record(third.id)).origin.forks).toEqual([
      { at: 5, seed: ended.seed, of: id },
      { at: 7, seed, of: forked.id },
    ])
  })
}
