import { expect, test } from 'vitest'
import { begun, codeOf, join, look, move, openTable } from '../tables.ts'
import type { Followed } from '../visitor.ts'
import type { World } from '../world.ts'

const numbered = ({ events }: Followed) => events.filter(({ id }) => id !== null)
const idsOf = (stream: Followed) => numbered(stream).map(({ id }) => id)
const hasSeq = (seq: number) => (events: Followed['events']) =>
  events.some(({ message }) => message.type === 'position' && message.position.seq === seq)

export function streaming(world: World): void {
  test('a table comes down its stream from the first seat to the last word', async () => {
    const [host, guest] = [world.someone(), world.someone()]
    const table = await openTable(host)
    const stream = await host.follow(`/api/tables/${table.id}/stream?lastEventId=${table.event}`)
    await guest.post(`/api/tables/${table.id}/chat`, { text: 'may I?', name: 'Bob' })
    await join(guest, table)
    await move(host, table.id, { seq: 0, text: 'take dse' })
    await stream.until(hasSeq(1))
    expect(numbered(stream).map(({ message }) => message.type)).toEqual(['chat', 'seats', 'position', 'position'])
    const ids = idsOf(stream)
    expect(ids).toEqual([...ids].sort((a, b) => Number(a) - Number(b)))
    expect(new Set(ids).size).toBe(ids.length)
    const seated = numbered(stream).find(({ message }) => message.type === 'seats')?.message
    expect(seated).toMatchObject({ table: { you: 0, seats: [{ name: 'Ada' }, { name: 'Bob' }] } })
    stream.leave()
  })

  test('without a last event everything comes at once: seats, chat, the position with the whole log', async () => {
    const [host, guest] = [world.someone(), world.someone()]
    const { id } = await begun(host, guest)
    await move(host, id, { seq: 0, text: 'take dse' })
    await host.post(`/api/tables/${id}/chat`, { text: 'hello' })
    await move(guest, id, { seq: 1, text: 'take dse' })
    const stream = await guest.follow(`/api/tables/${id}/stream`)
    await stream.until(hasSeq(2))
    expect(numbered(stream).map(({ message }) => message.type)).toEqual(['seats', 'chat', 'position'])
    const { lines, event } = await look(guest, id)
    expect(numbered(stream).at(-1)).toMatchObject({ id: event, message: { from: 0, lines, position: { seq: 2 } } })
    stream.leave()
  })

  test('a cut stream resumes after any event without loss or repeat', async () => {
    const [host, guest] = [world.someone(), world.someone()]
    const { id, event } = await begun(host, guest)
    const whole = await guest.follow(`/api/tables/${id}/stream`, event)
    await move(host, id, { seq: 0, text: 'take dse' })
    await move(host, id, { seq: 1, undo: true })
    await host.post(`/api/tables/${id}/chat`, { text: 'sorry' })
    await move(host, id, { seq: 2, text: 'take sro' })
    await move(guest, id, { seq: 3, text: 'reserve deck1' })
    await whole.until(hasSeq(4))
    expect(numbered(whole)).toHaveLength(5)
    for (const [i, { id: last }] of numbered(whole).entries()) {
      const resumed = await guest.follow(`/api/tables/${id}/stream`, last ?? 0)
      const wanted = numbered(whole).slice(i + 1)
      await resumed.until(() => numbered(resumed).length >= wanted.length)
      await new Promise((done) => setTimeout(done, 20))
      expect(idsOf(resumed)).toEqual(wanted.map((sent) => sent.id))
      expect(numbered(resumed).map(({ message }) => settled(message))).toEqual(wanted.map(({ message }) => settled(message)))
      resumed.leave()
    }
    whole.leave()
  })

  test('moves made while it was cut are there when it comes back, and others go on', async () => {
    const [host, guest] = [world.someone(), world.someone()]
    const { id } = await begun(host, guest)
    const first = await guest.follow(`/api/tables/${id}/stream`)
    await first.until(hasSeq(0))
    first.leave()
    const last = idsOf(first).at(-1) ?? 0
    await move(host, id, { seq: 0, text: 'take dse' })
    const second = await guest.follow(`/api/tables/${id}/stream`, last ?? 0)
    await second.until(hasSeq(1))
    await move(guest, id, { seq: 1, text: 'take dse' })
    await second.until(hasSeq(2))
    expect(second.events.filter(({ message }) => message.type === 'position')).toHaveLength(2)
    second.leave()
  })

  test('who comes and goes is shown', async () => {
    const [host, guest] = [world.someone(), world.someone()]
    const { id } = await begun(host, guest)
    const stream = await host.follow(`/api/tables/${id}/stream`)
    const online = (seat: number, is: boolean) => () => {
      const last = stream.events.filter(({ message }) => message.type === 'seats').at(-1)?.message
      return last?.type === 'seats' && last.table.seats[seat].online === is
    }
    await stream.until(online(0, true))
    const theirs = await guest.follow(`/api/tables/${id}/stream`)
    await stream.until(online(1, true))
    theirs.leave()
    await stream.until(online(1, false))
    stream.leave()
  })

  test('who came between a look and the stream that goes on from it is shown, also on a second page', async () => {
    const [host, guest] = [world.someone(), world.someone()]
    const { id } = await begun(host, guest)
    const isHere = (seat: number) => (events: Followed['events']) =>
      events.some(({ message }) => message.type === 'seats' && message.table.seats[seat].online)
    const first = await host.follow(`/api/tables/${id}/stream`)
    await first.until(isHere(0))
    const { event, seats } = await look(host, id)
    expect(seats[1].online).toBe(false)
    const theirs = await guest.follow(`/api/tables/${id}/stream`)
    await first.until(isHere(1))
    const second = await host.follow(`/api/tables/${id}/stream?lastEventId=${event}`)
    await second.until(isHere(1))
    for (const stream of [first, theirs, second]) stream.leave()
  })

  test('somebody who plays or talks is here, also where his stream does not get through', async () => {
    const [host, guest] = [world.someone(), world.someone()]
    for (const act of [
      (id: string) => guest.post(`/api/tables/${id}/chat`, { text: 'hello' }),
      (id: string) => move(guest, id, { seq: 1, text: 'take dse' }),
    ]) {
      const { id } = await begun(host, guest)
      await move(host, id, { seq: 0, text: 'take dse' })
      const stream = await host.follow(`/api/tables/${id}/stream`)
      await stream.until(hasSeq(1))
      expect((await look(host, id)).seats[1].online).toBe(false)
      await act(id)
      await stream.until((events) => events.some(({ message }) => message.type === 'seats' && message.table.seats[1].online))
      stream.leave()
    }
  })

  test('somebody who sits down sees with the eyes of his seat', async () => {
    const [host, guest] = [world.someone(), world.someone()]
    const table = await openTable(host)
    const before = await guest.get<typeof table>(`/api/invitations/${codeOf(table.invitation)}`)
    expect(before.body).toMatchObject({ you: null, position: null })
    await guest.post(`/api/tables/${table.id}/chat`, { text: 'hello' })
    const stream = await guest.follow(`/api/tables/${table.id}/stream`)
    await join(guest, table)
    await stream.until((events) => events.some(({ message }) => message.type === 'seats' && message.table.you === 1))
    stream.leave()
  })
}

/** A position that has been overtaken cannot be undone any more; apart from that it is the same when it is sent again. */
function settled(message: Followed['events'][number]['message']) {
  return message.type === 'position' ? { ...message, position: { ...message.position, canUndo: false, canRedo: false } } : message
}
