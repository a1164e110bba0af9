import { expect, test } from 'vitest'
import { SPECTATOR } from '../../../src/core/game.ts'
import { readRecord } from '../../../src/core/record.ts'
import { viewOf } from '../../../src/core/view.ts'
import { games } from '../../../src/games/index.ts'
import { splendor } from '../../../src/games/splendor/index.ts'
import type { History } from '../../../src/wire/history.ts'
import type { TableView } from '../../../src/wire/tables.ts'
import { begun, codeOf, look, move, openTable, playOut } from '../tables.ts'
import type { World } from '../world.ts'

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

export function secrecy(world: World): void {
  test('what opponents and spectators are sent is what they may see, byte for byte, from the first decision to the last', async () => {
    const [host, guest, watcher] = [world.someone(), world.someone(), world.someone()]
    const { id } = await begun(host, guest)
    const streams = await Promise.all([watcher, host, guest].map((who) => who.follow(`/api/tables/${id}/stream`)))
    await move(host, id, { seq: 0, text: 'reserve deck3' })
    await move(guest, id, { seq: 1, text: 'reserve deck2' })
    await move(host, id, { seq: 2, text: 'reserve deck1' })
    const early = await Promise.all([watcher, host, guest].map((who) => who.get<History>(`/api/tables/${id}/history`)))
    const texts = await Promise.all([watcher, host, guest].map((who) => who.get<TableView>(`/api/tables/${id}`)))
    await playOut([host, guest], id)
    for (const stream of streams) await stream.until((events) => events.some(({ message }) => message.type === 'finished'))

    const truth = readRecord((await host.get(`/api/tables/${id}/record`)).text, { games })
    const viewers = [SPECTATOR, 0, 1]
    for (const [i, viewer] of viewers.entries()) {
      const shown = (count: number) => base64(viewOf(splendor, truth.at(count) as ReturnType<typeof splendor.create>, viewer).bytes)
      for (const { message } of streams[i].events) {
        if (message.type !== 'position') continue
        const { decisions, view } = message.position
        expect(view).toBe(shown(decisions))
        if (decisions > 0)
          expect(message.lines).toEqual(truth.heard(viewer, decisions - 1).map((told) => ({ decision: decisions - 1, ...told })))
      }
      expect([early[i].body.start, ...early[i].body.steps.map(({ view }) => view)]).toEqual([0, 1, 2, 3].map(shown))
      expect(texts[i].body.lines).toEqual([0, 1, 2].flatMap((at) => truth.heard(viewer, at).map((told) => ({ decision: at, ...told }))))
    }
    // Seat 0 knows two blind cards: nothing that anybody else received holds the bytes it received, nor the seed before the end.
    const { seed } = await look(host, id)
    const known = [1, 2, 3].map((count) => base64(viewOf(splendor, truth.at(count) as ReturnType<typeof splendor.create>, 0).bytes))
    for (const i of [0, 2]) {
      const before = streams[i].text().split('"finished","seed"')[0] + early[i].text + texts[i].text
      for (const view of known) expect(before).not.toContain(view)
      expect(before).not.toContain('"drew","seat":0')
      expect(before).not.toContain(seed)
    }
    expect(streams[1].text()).toContain('"event":"drew"')
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

  test('a recovery link gives the seat to another device, and the first keeps it', async () => {
    const [host, guest, phone] = [world.someone(), world.someone(), world.someone()]
    const { id, recovery } = await begun(host, guest, { listed: false })
    expect((await guest.get<TableView>(`/api/tables/${id}`)).body.recovery).not.toBe(recovery)
    const answer = await phone.get(recovery ?? '')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/t/${id}`)
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/i)
    expect((await look(phone, id)).you).toBe(0)
    expect((await move(phone, id, { seq: 0, text: 'take dse' })).status).toBe(200)
    expect((await move(host, id, { seq: 1, undo: true })).status).toBe(200)
  })
}
