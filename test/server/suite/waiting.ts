import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TableList, TableView } from '../../../src/wire/tables.ts'
import { ada, begun, bot, codeOf, join, look, open, openTable, playOut, takeUp } from '../tables.ts'
import type { Answer, Followed, Visitor } from '../visitor.ts'
import type { World } from '../world.ts'

const kinds = ({ seats }: TableView) => seats.map(({ kind }) => kind)
const names = ({ seats }: TableView) => seats.map(({ name }) => name)
const isGone = (events: Followed['events']) => events.some(({ message }) => message.type === 'gone')

/** What the host of a waiting table may do, and nobody else. */
export function waiting(world: World): void {
  let [host, guest, stranger]: Visitor[] = []
  let table: TableView
  beforeEach(async () => {
    ;[host, guest, stranger] = [world.someone(), world.someone(), world.someone()]
    table = await openTable(host, { seats: [ada, open, open, open], listed: false })
  })
  const at = (path: string) => `/api/tables/${table.id}${path}`
  const change = (who: Visitor, body: object) => who.post<TableView & { error: string }>(at('/seats'), body)
  const start = (who: Visitor) => who.post<TableView & { error: string }>(at('/start'), {})
  const refused = ({ status, body }: Answer<{ error: string }>) => [status, body.error]

  describe('a table has a host', () => {
    test('who is named to whoever is invited', async () => {
      const { body } = await stranger.get<TableView>(`/api/invitations/${codeOf(table.invitation)}`)
      expect(body).toMatchObject({ host: 0, isHost: false, listed: false, seating: { order: 'listed', offered: ['listed', 'random'] } })
      expect((await look(host, table.id)).isHost).toBe(true)
    })
    test('and among the open tables', async () => {
      const { id } = await openTable(host, { seats: [open, ada], listed: true })
      const { body } = await stranger.get<TableList>('/api/tables')
      const card = body.open.find((each) => each.id === id)
      expect(card?.seats[card.host ?? 0].name).toBe('Ada')
    })
    test('also on another device of his', async () => {
      await takeUp(stranger, table.recovery)
      expect((await look(stranger, table.id)).isHost).toBe(true)
      expect((await change(stranger, { seat: 3, kind: 'closed' })).status).toBe(200)
    })
    test('also one who does not sit himself: he finds it again', async () => {
      const { id } = await openTable(host, { seats: [open, open], listed: false })
      expect(await look(host, id)).toMatchObject({ isHost: true, you: null, invitation: expect.stringMatching(/^\/join\/[a-z0-9]{8}$/) })
      expect((await host.get<TableList>('/api/tables')).body.yours.map((card) => card.id)).toContain(id)
    })
  })

  describe('seats', () => {
    test('a bot sits on an open one, at the level that is asked for, and gets up again', async () => {
      expect((await change(host, { seat: 1, kind: 'bot', bot: 'random' })).body.seats[1]).toMatchObject({ kind: 'bot', name: 'random' })
      expect((await change(host, { seat: 1, kind: 'bot', bot: 'greedy' })).body.seats[1].name).toBe('greedy')
      expect((await change(host, { seat: 1, kind: 'open' })).body.seats[1]).toMatchObject({ kind: 'open', name: '' })
    })
    test('a change that is repeated is answered again', async () => {
      const body = { seat: 3, kind: 'closed' }
      expect(kinds((await change(host, body)).body)).toEqual(['person', 'open', 'open', 'closed'])
      expect(kinds((await change(host, body)).body)).toEqual(['person', 'open', 'open', 'closed'])
      expect(kinds((await change(host, { seat: 3, kind: 'open' })).body)).toEqual(['person', 'open', 'open', 'open'])
    })
    test('everybody at the table is told', async () => {
      await join(guest, table)
      const stream = await guest.follow(at('/stream'))
      await change(host, { seat: 2, kind: 'bot', bot: 'greedy' })
      await host.post(at('/seating'), { order: 'random' })
      await stream.until((events) =>
        events.some(
          ({ message }) => message.type === 'seats' && message.table.seats[2].kind === 'bot' && message.table.seating?.order === 'random',
        ),
      )
      stream.leave()
    })
    test('whoever is removed sits no more, sees no more, and his recovery link is dead', async () => {
      const { recovery } = await join(guest, table)
      const stream = await guest.follow(at('/stream'))
      expect(kinds((await change(host, { seat: 1, kind: 'open' })).body)).toEqual(['person', 'open', 'open', 'open'])
      await stream.until(isGone)
      await stream.ended()
      expect((await guest.get(at(''))).status).toBe(404)
      await join(stranger, table, 'Cy')
      expect((await takeUp(guest, recovery)).status).toBe(404)
    })
    test('whoever sits may get up himself', async () => {
      await join(guest, table)
      expect(kinds((await change(guest, { seat: 1, kind: 'open' })).body)).toEqual(['person', 'open', 'open', 'open'])
    })
    test.each<[string, object, unknown[]]>([
      ['beyond the table', { seat: 9, kind: 'open' }, [400, 'no-such-seat']],
      ['of the host', { seat: 0, kind: 'open' }, [400, 'host-seat']],
      ['of no kind', { seat: 1, kind: 'king' }, [400, 'bad-request']],
      ['with no bot', { seat: 1, kind: 'bot' }, [400, 'bad-request']],
      ['for an unknown bot', { seat: 1, kind: 'bot', bot: 'hal' }, [400, 'bad-table']],
      ['with a negative number', { seat: -1, kind: 'open' }, [400, 'bad-request']],
    ])('a change %s is refused', async (_, body, answer) => {
      expect(refused(await change(host, body))).toEqual(answer)
      expect(kinds(await look(host, table.id))).toEqual(['person', 'open', 'open', 'open'])
    })
    test('a person is neither closed out nor replaced by a bot at once', async () => {
      await join(guest, table)
      expect(refused(await change(host, { seat: 1, kind: 'closed' }))).toEqual([409, 'seat-taken'])
      expect(refused(await change(host, { seat: 1, kind: 'bot', bot: 'greedy' }))).toEqual([409, 'seat-taken'])
    })
    test('no more are closed than the game allows', async () => {
      for (const seat of [2, 3]) await change(host, { seat, kind: 'closed' })
      expect(refused(await change(host, { seat: 1, kind: 'closed' }))).toEqual([409, 'bad-seats'])
    })
    test('only the host changes those of others, and a stranger sees nothing', async () => {
      await join(guest, table)
      expect(refused(await change(guest, { seat: 2, kind: 'closed' }))).toEqual([403, 'not-host'])
      expect(refused(await change(guest, { seat: 0, kind: 'open' }))).toEqual([403, 'not-host'])
      expect(refused(await change(stranger, { seat: 2, kind: 'closed' }))).toEqual([404, 'no-table'])
      for (const path of ['/start', '/cancel']) expect(refused(await guest.post(at(path), {}))).toEqual([403, 'not-host'])
      expect(refused(await guest.post(at('/seating'), { order: 'random' }))).toEqual([403, 'not-host'])
    })
    test('nobody sits down where none is open, and none is changed once the game has begun', async () => {
      for (const seat of [1, 2, 3]) await change(host, { seat, kind: 'bot', bot: 'random' })
      const asked = { invitation: codeOf(table.invitation), name: 'Bob' }
      expect(refused(await guest.post(at('/join'), asked))).toEqual([409, 'full'])
      await start(host)
      expect(refused(await change(host, { seat: 1, kind: 'open' }))).toEqual([409, 'begun'])
      expect(refused(await host.post(at('/cancel'), {}))).toEqual([409, 'begun'])
    })
  })

  describe('beginning', () => {
    test('with those who sit: open and closed seats are gone, people keep what they hold', async () => {
      await guest.post(at('/join'), { invitation: codeOf(table.invitation), name: 'Bob', seat: 3 })
      await change(host, { seat: 1, kind: 'closed' })
      await guest.post(at('/chat'), { text: 'ready' })
      const stream = await guest.follow(at('/stream'))
      const { body } = await start(host)
      expect(body).toMatchObject({ status: 'playing', you: 0, host: 0 })
      expect(names(body)).toEqual(['Ada', 'Bob'])
      await stream.until((events) => events.some(({ message }) => message.type === 'position'))
      stream.leave()
      expect(await look(guest, table.id)).toMatchObject({ you: 1, chat: [{ seat: 1, name: 'Bob' }] })
      expect((await start(host)).body.position).toEqual(body.position)
      await playOut([host, guest], table.id)
    })
    test('not with fewer than the game allows', async () => {
      expect(refused(await start(host))).toEqual([409, 'bad-seats'])
      expect((await look(host, table.id)).status).toBe('waiting')
    })
    test('by itself when somebody takes the last open seat', async () => {
      for (const seat of [2, 3]) await change(host, { seat, kind: 'closed' })
      expect(names(await join(guest, table))).toEqual(['Ada', 'Bob'])
      expect((await look(host, table.id)).status).toBe('playing')
    })
    test('at random everybody sits somewhere, in an order that is not always the same', async () => {
      const orders = new Set<string>()
      for (let i = 0; i < 12; i++) {
        const { id } = await openTable(host, { seats: [ada, bot('random'), bot('greedy'), open] })
        await host.post(`/api/tables/${id}/seating`, { order: 'random' })
        const { body } = await host.post<TableView>(`/api/tables/${id}/start`, {})
        expect(names(body).sort()).toEqual(['Ada', 'greedy', 'random'])
        expect(body.seats[body.you ?? -1].name).toBe('Ada')
        orders.add(names(body).join())
      }
      expect(orders.size).toBeGreaterThan(1)
    })
    test('in an order by hand, which moves everybody with what is theirs', async () => {
      await join(guest, table)
      await host.post(at('/seating'), { order: 'random' })
      await guest.post(at('/chat'), { text: 'here' })
      const { body } = await host.post<TableView>(at('/seating'), { seats: [1, 3, 0, 2] })
      expect([names(body), kinds(body)]).toEqual([
        ['Bob', '', 'Ada', ''],
        ['person', 'open', 'person', 'open'],
      ])
      expect(body).toMatchObject({ you: 2, host: 2, isHost: true, seating: { order: 'listed' }, chat: [{ seat: 0, name: 'Bob' }] })
      expect((await look(guest, table.id)).you).toBe(0)
      expect(names((await start(host)).body)).toEqual(['Bob', 'Ada'])
    })
    test.each([[[0, 1, 2]], [[0, 1, 2, 2]], [[0, 1, 2, 4]], [[]]])('%j is no order', async (seats) => {
      expect(refused(await host.post<{ error: string }>(at('/seating'), { seats }))).toEqual([400, 'bad-seating'])
      expect(names(await look(host, table.id))).toEqual(['Ada', '', '', ''])
    })
    test('a table of its own cannot be rotated', async () => {
      expect(refused(await host.post<{ error: string }>(at('/seating'), { order: 'rotated' }))).toEqual([400, 'bad-seating'])
    })
  })

  describe('a rematch', () => {
    test('lets the next one begin, and the one after that in the rematch of the rematch', async () => {
      const first = await openTable(host, { seats: [ada, bot('random'), bot('greedy')] })
      const { body: second } = await host.post<TableView>(`/api/tables/${first.id}/fork`, { at: 0 })
      expect(names(second)).toEqual(['random', 'greedy', 'Ada'])
      expect(second.you).toBe(2)
      const { body: third } = await host.post<TableView>(`/api/tables/${second.id}/fork`, { at: 0 })
      expect(names(third)).toEqual(['greedy', 'Ada', 'random'])
    })
    test('waits for people as they sat, rotates when they have come, unless the host says otherwise', async () => {
      const { id } = await begun(host, guest)
      const { body: again } = await host.post<TableView>(`/api/tables/${id}/fork`, { at: 0 })
      expect(again.seating).toEqual({ order: 'rotated', offered: ['listed', 'random', 'rotated'] })
      expect(names(await join(guest, again))).toEqual(['Bob', 'Ada'])
      const { body: listed } = await host.post<TableView>(`/api/tables/${id}/fork`, { at: 0 })
      await host.post(`/api/tables/${listed.id}/seating`, { order: 'listed' })
      expect(names(await join(guest, listed))).toEqual(['Ada', 'Bob'])
    })
  })

  describe('a rematch that two ask for', () => {
    const again = (who: Visitor, id: string, body: object = { at: 0 }) =>
      who.post<TableView & { error: string }>(`/api/tables/${id}/fork`, body)
    test('is one table, where each has the seat he had', async () => {
      const { id } = await begun(host, guest)
      const { body: first } = await again(guest, id)
      expect(first).toMatchObject({ status: 'waiting', you: 1, seats: [{ kind: 'open' }, { kind: 'person', name: 'Bob' }] })
      const { body: second } = await again(host, id)
      expect(second).toMatchObject({ id: first.id, status: 'playing' })
      expect(names(second)).toEqual(['Bob', 'Ada'])
    })
    test('also when they ask at once', async () => {
      const { id } = await begun(host, guest)
      const [one, other] = await Promise.all([again(host, id), again(guest, id)])
      expect(one.body.id).toBe(other.body.id)
      expect((await look(host, one.body.id)).status).toBe('playing')
    })
    test('is asked for twice by one person without another table', async () => {
      const { id } = await begun(host, guest)
      const [one, other] = [await again(host, id), await again(host, id)]
      expect(other.body).toMatchObject({ id: one.body.id, status: 'waiting', you: 0 })
    })
    test('with seats of its own is a table of its own, and so is one where no seat is left', async () => {
      const { id } = await begun(host, guest)
      const { body: first } = await again(host, id)
      expect((await again(guest, id, { at: 0, seats: [open, ada] })).body.id).not.toBe(first.id)
      await host.post(`/api/tables/${first.id}/seats`, { seat: 1, kind: 'bot', bot: 'random' })
      expect((await again(guest, id)).body).toMatchObject({ id: expect.not.stringMatching(first.id), status: 'waiting', you: 1 })
    })
    test('is not for one who only looked on, unless he says who sits where', async () => {
      const { id } = await begun(host, guest)
      await playOut([host, guest], id)
      expect(refused(await again(stranger, id))).toEqual([403, 'no-seat'])
      expect(refused(await again(stranger, id, { at: 3 }))).toEqual([403, 'no-seat'])
      expect((await again(stranger, id, { at: 0, seats: [ada, bot('random')] })).status).toBe(201)
    })
  })

  describe('a fork', () => {
    let player: Visitor
    let over: TableView
    beforeAll(async () => {
      player = world.someone()
      const other = world.someone()
      over = await begun(player, other)
      await playOut([player, other], over.id)
    })
    const fork = (body: object) => player.post<TableView & { error: string }>(`/api/tables/${over.id}/fork`, body)
    test('seats whom it is asked to seat: another seat of the same game, bots, you', async () => {
      const { body } = await fork({ at: 4, seats: [bot('random'), { kind: 'person', name: 'Ada L.' }] })
      expect(body).toMatchObject({ status: 'playing', you: 1, decisions: expect.any(Number), fork: { of: over.id, at: 4 } })
      expect(names(body)).toEqual(['random', 'Ada L.'])
    })
    test.each<[string, object[]]>([
      ['too few', [ada]],
      ['too many', [ada, open, open]],
      ['two of you', [ada, ada]],
      ['an unknown bot', [ada, bot('hal')]],
      ['nobody', []],
    ])('with %s is refused', async (_, seats) => {
      expect((await fork({ at: 4, seats })).status).toBe(400)
    })
    test('keeps its seats and their order', async () => {
      const { body } = await fork({ at: 1, seats: [ada, open] })
      expect(body.seating).toEqual({ order: 'listed', offered: ['listed'] })
      expect(refused(await player.post<{ error: string }>(`/api/tables/${body.id}/start`, {}))).toEqual([409, 'same-seats'])
      expect(refused(await player.post<{ error: string }>(`/api/tables/${body.id}/seats`, { seat: 1, kind: 'closed' }))).toEqual([
        409,
        'same-seats',
      ])
      for (const seating of [{ order: 'random' }, { order: 'listed' }, { seats: [1, 0] }])
        expect(refused(await player.post<{ error: string }>(`/api/tables/${body.id}/seating`, seating))).toEqual([400, 'bad-seating'])
    })
  })

  describe('cancelling', () => {
    test('takes the table away, from everybody who looks too, and its invitation with it', async () => {
      await join(guest, table)
      await guest.post(at('/chat'), { text: 'hello' })
      const stream = await guest.follow(at('/stream'))
      expect((await host.post(at('/cancel'), {})).body).toEqual({ cancelled: table.id })
      await stream.until(isGone)
      await stream.ended()
      for (const path of [at(''), `/api/invitations/${codeOf(table.invitation)}`]) expect((await host.get(path)).status).toBe(404)
      expect((await host.get<TableList>('/api/tables')).body.yours.map((card) => card.id)).not.toContain(table.id)
      expect(refused(await host.post<{ error: string }>(at('/cancel'), {}))).toEqual([404, 'no-table'])
    })
  })
}
