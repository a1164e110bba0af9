// A table of four over days, of which each takes as long as the test says.
import { describe, expect, inject, test } from 'vitest'
import { openServer } from '../../src/server/server.ts'
import type { DaysClock, SeatClock } from '../../src/wire/clocks.ts'
import type { TableView } from '../../src/wire/tables.ts'
import { DATABASES, ground, OPENING_MS } from './ground.ts'
import { ownTime } from './suite/time.ts'
import { begun, choicesOf, codeOf, look, move, openTable } from './tables.ts'
import { type Visitor, visitor } from './visitor.ts'
import { quickWorker } from './worker.ts'
import { useWorld } from './world.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const HOUR_MS = HOUR * 1000

const CLOCK: DaysClock = {
  pace: 'days',
  bank: 2 * DAY,
  increment: 12 * HOUR,
  cap: 3 * DAY,
  night: { from: '23:00', to: '08:00', zone: 'Europe/Brussels' },
  holiday: 5,
  timeout: 'bot',
}

describe.each(DATABASES)('On %s', (database) => {
  const time = ownTime()
  const world = useWorld(database, { worker: quickWorker(), botPauseMs: 0 }, time.now)

  const clockOf = (view: TableView, seat: number): SeatClock => {
    const clock = view.clocks?.seats[seat]
    if (!clock) throw new Error(`Seat ${seat} has no clock.`)
    return clock
  }
  const hoursLeft = (view: TableView, seat: number): number => Math.round((clockOf(view, seat).left / HOUR_MS) * 100) / 100
  /** Makes somebody's decision: the first that there is. */
  async function decide(who: Visitor, id: string): Promise<TableView> {
    const seen = await look(who, id)
    const { status, text } = await move(who, id, { seq: seen.position?.seq, action: choicesOf(seen)[0] })
    if (status !== 200) throw new Error(text)
    return look(who, id)
  }

  test('four people play by day, sleep at night, one is on holiday, one runs out of time, a bot plays for her, and she returns', async () => {
    const [ines, octave, mirela, viktor] = [world.someone(), world.someone(), world.someone(), world.someone()]
    const laid = await openTable(ines, {
      clock: CLOCK,
      seats: [{ kind: 'person', name: 'Ines' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
    })
    const zones = ['America/New_York', 'Europe/Brussels', undefined]
    for (const [i, who] of [octave, mirela, viktor].entries())
      await who.post(`/api/tables/${laid.id}/join`, {
        invitation: codeOf(laid.invitation),
        name: ['Octave', 'Mirela', 'Viktor'][i],
        ...(zones[i] && { zone: zones[i] }),
      })
    const { id } = laid
    const stream = await octave.follow(`/api/tables/${id}/stream`)

    // Monday, eleven in Brussels: Ines thinks for three hours, and gets twelve back.
    expect((await look(ines, id)).clocks?.seats.map((clock) => [clock?.left, clock?.runs])).toEqual([
      [48 * HOUR_MS, true],
      ...[1, 2, 3].map(() => [48 * HOUR_MS, false]),
    ])
    time.pass({ hours: 3 })
    expect(hoursLeft(await look(ines, id), 0)).toBe(45)
    expect(hoursLeft(await decide(ines, id), 0)).toBe(57)

    // Two in the afternoon, eight in New York: the others see that he has just got up. He decides at two.
    expect(clockOf(await look(ines, id), 1)).toMatchObject({ runs: true })
    time.pass({ hours: 6 })
    expect(hoursLeft(await decide(octave, id), 1)).toBe(48 - 6 + 12)

    // Eight in the evening: Mirela goes on holiday for three days and returns after two. Nothing was charged, and a day is kept.
    expect((await mirela.post<TableView>(`/api/tables/${id}/holiday`, { days: 6 })).status).toBe(409)
    const away = (await mirela.post<TableView>(`/api/tables/${id}/holiday`, { days: 3 })).body
    expect(clockOf(away, 2)).toMatchObject({
      runs: false,
      holds: 'holiday',
      holidayLeft: 2,
      until: new Date(time.now() + 72 * HOUR_MS).toISOString(),
    })
    time.pass({ days: 2 })
    await world.server.tick()
    const back = (await mirela.post<TableView>(`/api/tables/${id}/holiday`, { days: 0 })).body
    expect(clockOf(back, 2)).toMatchObject({ left: 48 * HOUR_MS, runs: true, holidayLeft: 3 })

    // Wednesday, eight in the evening, until Thursday, nine: three hours before the night, one after it.
    time.pass({ hours: 4 })
    const night = await look(ines, id)
    expect(clockOf(night, 2)).toMatchObject({ left: 45 * HOUR_MS, runs: false, holds: 'night' })
    expect(clockOf(night, 1).holds).toBeUndefined() // six in the evening, in New York
    time.pass({ hours: 9 })
    await world.server.tick()
    expect(hoursLeft(await decide(mirela, id), 2)).toBe(48 - 3 - 1 + 12)

    // Viktor has no time zone and lives by the table's. He is warned, and then his time is over.
    const ends = Date.parse(clockOf(await look(viktor, id), 3).ends ?? '')
    // Forty-eight hours by days of fifteen: fourteen on Thursday, fifteen on Friday and on Saturday, four on Sunday.
    expect(new Date(ends).toISOString()).toBe(new Date(time.now() + (3 * 24 + 3) * HOUR_MS).toISOString())
    time.passTo(ends - 5 * HOUR_MS)
    await world.server.tick()
    expect(clockOf(await look(viktor, id), 3)).toMatchObject({ warned: true, ends: new Date(ends).toISOString() })
    time.passTo(ends - 1000)
    await world.server.tick()
    expect((await look(viktor, id)).seats[3].stead).toBeUndefined()
    time.passTo(ends)
    await world.server.tick()
    const over = await look(viktor, id)
    expect(over.seats[3]).toMatchObject({
      kind: 'person',
      name: 'Viktor',
      stead: { why: 'time', from: 3, since: new Date(ends).toISOString() },
    })
    expect(over.notes.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual(['holiday 2', 'holiday-over 2', 'timed-out 3'])

    // The bot decides, Ines too, and while Octave thinks Viktor comes back, with the increment.
    await stream.until((events) => events.some(({ message }) => message.type === 'position' && message.position.decisions === 4))
    expect(await move(viktor, id, { seq: 4, text: 'take dse' })).toMatchObject({ status: 409, body: { error: 'stood-in' } })
    await decide(ines, id)
    const returned = (await viktor.post<TableView>(`/api/tables/${id}/return`, {})).body
    expect(returned.seats[3].stead).toBeUndefined()
    expect(clockOf(returned, 3)).toMatchObject({ left: 12 * HOUR_MS, runs: false, warned: false })
    time.pass({ hours: 1 })
    await decide(octave, id)
    await decide(mirela, id)
    time.pass({ hours: 2 })
    expect(hoursLeft(await decide(viktor, id), 3)).toBe(12 - 2 + 12)
    expect((await look(viktor, id)).decisions).toBe(8)

    await stream.until((events) => events.some(({ message }) => message.type === 'position' && message.position.decisions === 8))
    const notes = stream.events.flatMap(({ id: event, message }) =>
      message.type === 'note' ? [[event === message.note.id, message.note.kind]] : [],
    )
    expect(notes).toEqual(['holiday', 'holiday-over', 'timed-out', 'returned'].map((kind) => [true, kind]))
    const events = stream.events.flatMap(({ id: event }) => event ?? [])
    expect(events).toEqual([...new Set(events)].sort((a, b) => a - b))
    stream.leave()
  })

  test(
    'a server that is away for days costs nobody an hour, and nobody runs out of time meanwhile',
    async () => {
      const at = await ground(database, { postgres: inject('postgres'), changes: { worker: quickWorker() } })
      const own = ownTime()
      let server = await openServer(at.settings, own.now)
      const base = await server.listen()
      const [host, guest] = [visitor(base), visitor(base)]
      const { id } = await begun(host, guest, { clock: { pace: 'days', bank: DAY, increment: 0, cap: DAY, holiday: 0, timeout: 'resign' } })
      own.pass({ hours: 20 })
      await server.tick()
      await server.close()
      own.pass({ days: 5 })
      server = await openServer({ ...at.settings, port: Number(new URL(base).port) }, own.now)
      await server.listen()
      await server.tick()
      const back = await look(host, id)
      expect([back.status, hoursLeft(back, 0)]).toEqual(['playing', 4])
      expect(clockOf(back, 0)).toMatchObject({ runs: true, warned: true, ends: new Date(own.now() + 4 * HOUR_MS).toISOString() })
      own.pass({ hours: 4 })
      await server.tick()
      expect(await look(host, id)).toMatchObject({ status: 'finished', ending: 'resigned' })
      await server.close()
      at.clear()
    },
    OPENING_MS,
  )
})
