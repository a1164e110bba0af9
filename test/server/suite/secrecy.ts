import { expect, test } from 'vitest'
import { aboutIn } from '../../../src/core/record.ts'
import type { OwnSeat, OwnSeats } from '../../../src/wire/recovery.ts'
import type { TableList, TableView } from '../../../src/wire/tables.ts'
import { begun, codeOf, look, move, openTable, playOut, takeUp } from '../tables.ts'
import type { Visitor } from '../visitor.ts'
import type { World } from '../world.ts'

export function secrecy(world: World): void {
  test('a card that was reserved blind is known to who holds it, in the position, on the stream and in the log', async () => {
    const [host, guest, watcher] = [world.someone(), world.someone(), world.someone()]
    const { id } = await begun(host, guest)
    const streams = await Promise.all([host, guest, watcher].map((who) => who.follow(`/api/tables/${id}/stream`)))
    await move(host, id, { seq: 0, text: 'reserve deck3' })
    for (const stream of streams)
      await stream.until((events) => events.some(({ message }) => message.type === 'position' && message.position.seq === 1))
    const [mine, ...others] = await Promise.all([host, guest, watcher].map((who) => look(who, id)))
    expect(mine.lines.map(({ event, seat }) => ({ event, seat }))).toContainEqual({ event: 'drew', seat: 0 })
    expect(streams[0].text()).toContain('"event":"drew"')
    for (const [i, theirs] of others.entries()) {
      expect(theirs.position?.view).not.toBe(mine.position?.view)
      expect(theirs.lines.map(({ event }) => event)).not.toContain('drew')
      expect(streams[i + 1].text()).not.toContain('"drew"')
      expect(streams[i + 1].text()).not.toContain(mine.position?.view)
    }
    for (const stream of streams) stream.leave()
  })

  test('an unlisted table is seen by those who sit and those who have a code', async () => {
    const [host, stranger] = [world.someone(), world.someone()]
    const { id, spectatorLink, invitation } = await openTable(host, { listed: false })
    expect(spectatorLink).toBe(`/t/${id}?watch=${codeOf(spectatorLink)}`)
    for (const path of [`/api/tables/${id}`, `/api/tables/${id}?watch=wrong`, `/api/tables/${id}/stream`])
      expect((await stranger.get(path)).status).toBe(404)
    expect((await stranger.post(`/api/tables/${id}/chat`, { text: 'hello' })).status).toBe(404)
    const seen = await stranger.get<TableView>(`/api/tables/${id}?watch=${codeOf(spectatorLink)}`)
    expect(seen).toMatchObject({ status: 200, body: { you: null, invitation: null, recovery: null, seed: null } })
    expect((await stranger.get<TableView>(`/api/tables/${id}?watch=${codeOf(invitation)}`)).status).toBe(200)
    expect((await stranger.get<TableView>(`/api/invitations/${codeOf(invitation).toUpperCase()}`)).body.id).toBe(id)
    expect((await stranger.get<{ open: { id: string }[] }>('/api/tables')).body.open.some((card) => card.id === id)).toBe(false)
  })

  test('a finished game is open to whoever has its address, but for what was said there; a private one stays among its people', async () => {
    const [host, guest, stranger] = [world.someone(), world.someone(), world.someone()]
    const open = await begun(host, guest, { listed: false, name: 'Ada & <Bob>' })
    const kept = await begun(host, guest, { listed: false, private: true })
    await host.post(`/api/tables/${open.id}/chat`, { text: 'between us' })
    for (const { id } of [open, kept]) {
      expect((await stranger.get(`/api/tables/${id}`)).status).toBe(404)
      await playOut([host, guest], id)
    }
    const seen = await stranger.get<TableView>(`/api/tables/${open.id}`)
    expect(seen).toMatchObject({ status: 200, body: { you: null, chat: [], recovery: null, spectatorLink: `/t/${open.id}` } })
    expect(seen.body.scores?.map(({ rank }) => rank).sort()).toEqual([1, 2])
    const record = await stranger.get(`/api/tables/${open.id}/record`)
    expect(aboutIn(record.text)).toMatchObject({ table: 'Ada & <Bob>', players: ['Ada', 'Bob'] })
    expect((await stranger.get(`/api/tables/${open.id}/history`)).status).toBe(200)
    expect((await stranger.post(`/api/tables/${open.id}/chat`, { text: 'hello' })).status).toBe(404)
    const stream = await stranger.follow(`/api/tables/${open.id}/stream`)
    await host.post(`/api/tables/${open.id}/chat`, { text: 'and again' })
    expect((await look(host, open.id)).chat).toHaveLength(2)
    expect(stream.text()).not.toMatch(/between us|and again/)
    stream.leave()

    const { spectatorLink } = await look(host, kept.id)
    for (const path of ['', '/history', '/record', '/stream'])
      expect((await stranger.get(`/api/tables/${kept.id}${path}`)).status).toBe(404)
    expect((await stranger.get(`/api/tables/${kept.id}?watch=${codeOf(spectatorLink)}`)).status).toBe(200)
    const mine = (await host.get<TableList>('/api/tables')).body.yours.find(({ id }) => id === kept.id)
    expect(mine?.scores).toHaveLength(2)
  })

  test('a recovery link gives the seat to another device, and the first keeps it', async () => {
    const [host, guest, phone] = [world.someone(), world.someone(), world.someone()]
    const { id, recovery } = await begun(host, guest, { listed: false })
    expect((await guest.get<TableView>(`/api/tables/${id}`)).body.recovery).not.toBe(recovery)
    const asked = await phone.get(`/api/recoveries/${codeOf(recovery)}`)
    expect(asked).toMatchObject({ status: 200, body: { id, table: 'Friday', seat: 0, name: 'Ada', you: null } })
    expect([phone.cookie, (await phone.get(`/api/tables/${id}`)).status]).toEqual([null, 404])
    const answer = await takeUp(phone, recovery)
    expect(answer).toMatchObject({ status: 200, body: { id } })
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/i)
    expect((await look(phone, id)).you).toBe(0)
    expect((await move(phone, id, { seq: 0, text: 'take dse' })).status).toBe(200)
    expect((await move(host, id, { seq: 1, undo: true })).status).toBe(200)
  })

  test('a recovery link is renewed by who has the seat, and whoever came by the old one can be sent away', async () => {
    const [host, guest, phone, thief] = [world.someone(), world.someone(), world.someone(), world.someone()]
    const { id, recovery } = await begun(host, guest, { listed: false })
    const own = async (who: Visitor) => (await who.get<OwnSeats>('/api/recoveries')).body.seats
    const renew = (who: Visitor, alone: boolean) => who.post<OwnSeat & { error: string }>(`/api/tables/${id}/recovery`, { alone })
    expect(await own(host)).toEqual([{ id, game: 'splendor', table: 'Friday', seat: 0, name: 'Ada', recovery, devices: 1 }])
    expect(await own(thief)).toEqual([])
    await takeUp(phone, recovery)
    const renewed = await renew(host, false)
    expect(renewed).toMatchObject({ status: 200, body: { recovery: expect.stringMatching(/^\/recover\/[a-z0-9]{32}$/), devices: 2 } })
    expect(await takeUp(thief, recovery)).toMatchObject({ status: 404, body: { error: 'no-recovery' } })
    expect((await look(phone, id)).you).toBe(0)
    expect((await look(host, id)).recovery).toBe(renewed.body.recovery)

    await takeUp(thief, renewed.body.recovery)
    const stream = await thief.follow(`/api/tables/${id}/stream`)
    expect((await renew(host, true)).body.devices).toBe(1)
    await stream.until((events) => events.some(({ message }) => message.type === 'gone'))
    expect((await move(thief, id, { seq: 0, text: 'take dse' })).status).toBe(404)
    expect((await renew(thief, true)).status).toBe(404)
    expect((await look(guest, id)).you).toBe(1)
    expect((await move(host, id, { seq: 0, text: 'take dse' })).status).toBe(200)
  })

  test('a host who signs his other devices out is the host on the one that is left', async () => {
    const [laptop, phone] = [world.someone(), world.someone()]
    const table = await openTable(laptop)
    await takeUp(phone, table.recovery)
    await phone.post(`/api/tables/${table.id}/recovery`, { alone: true })
    expect([(await look(phone, table.id)).isHost, (await look(laptop, table.id)).isHost]).toEqual([true, false])
  })
}
