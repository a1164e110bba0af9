// What is tried in good faith and at a bad moment: a number that another used, an event that has not come, a choice that is not open yet.
import { expect, test } from 'vitest'
import { actionList, listed } from '../../../src/core/action.ts'
import { configOf } from '../../../src/core/config.ts'
import { skyrise } from '../../../src/games/skyrise/index.ts'
import type { History } from '../../../src/wire/history.ts'
import type { TableView } from '../../../src/wire/tables.ts'
import { begun, look, move } from '../tables.ts'
import type { Visitor } from '../visitor.ts'
import type { World } from '../world.ts'

export function attempts(world: World): void {
  test('a key that another seat has used is nobody else’s: the move is made', async () => {
    const [host, guest] = [world.someone(), world.someone()]
    const { id } = await begun(host, guest)
    await move(host, id, { seq: 0, text: 'take dse', key: 'the-same' })
    const answer = await move(guest, id, { seq: 1, text: 'take sro', key: 'the-same' })
    expect(answer).toMatchObject({ status: 200, body: { position: { seq: 2 }, lines: [{ seat: 1, event: 'takes' }] } })
  })

  test('a stream that asks for what comes after an event of the future is sent everything', async () => {
    const [host, guest] = [world.someone(), world.someone()]
    const { id, event } = await begun(host, guest)
    const stream = await guest.follow(`/api/tables/${id}/stream`, event + 1000)
    await stream.until((events) => events.some(({ message }) => message.type === 'position'))
    expect(stream.events.flatMap(({ id, message }) => (id === null ? [] : [message.type]))).toEqual(['seats', 'position'])
    stream.leave()
  })

  test('the notation of a sealed choice is shown to who made it alone, while others still choose', async () => {
    const people = [world.someone(), world.someone()]
    const { id } = await begun(people[0], people[1], { game: 'skyrise' })
    await playUntilAllChoose(people, id)
    const seq = (await look(people[0], id)).position?.seq
    const chosen = skyrise.format(await lastOffered(people[0], id, 0))
    expect(chosen).toMatch(/^choose /)
    expect((await move(people[0], id, { seq, text: chosen })).status).toBe(200)
    const told = async (who: Visitor) => (await who.get<History>(`/api/tables/${id}/history`)).body.steps.at(-1)
    expect(await told(people[0])).toMatchObject({ seat: 0, notation: chosen })
    expect(await told(people[1])).toMatchObject({ seat: 0, notation: null })
    expect(await told(world.someone())).toMatchObject({ seat: 0, notation: null })
  })
}

/** Plays Skyrise until several owe a decision at once: era 1 is over, and everybody chooses cards. */
async function playUntilAllChoose(people: readonly Visitor[], id: string): Promise<void> {
  for (;;) {
    const { position } = await look(people[0], id)
    if (!position) throw new Error('The game has not begun.')
    if ((position.actors & (position.actors - 1)) !== 0) return
    const seat = 31 - Math.clz32(position.actors)
    const { status, text } = await move(people[seat], id, { seq: position.seq, action: await lastOffered(people[seat], id, seat) })
    if (status !== 200) throw new Error(text)
  }
}

/** The last action that a seat is offered on its own view; always bidding highest, an era is short. */
async function lastOffered(who: Visitor, id: string, seat: number): Promise<number> {
  const { position, options, seats }: TableView = await look(who, id)
  const s = skyrise.create(configOf(skyrise, seats.length, options))
  s.bytes.set(Buffer.from(position?.view ?? '', 'base64'))
  const out = actionList()
  skyrise.legal(s, seat, out)
  return listed(out).at(-1) ?? 0
}
