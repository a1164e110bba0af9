// What is tried in good faith and at a bad moment: a number that another used, an event that has not come, a choice that is not open yet.
import { expect, test } from 'vitest'
import { skyrise } from '../../../src/games/skyrise/index.ts'
import type { History } from '../../../src/wire/history.ts'
import { begun, choicesOf, isShared, look, move, playOut } from '../tables.ts'
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
    await playOut(people, id, { until: isShared })
    const mine = await look(people[0], id)
    const chosen = skyrise.format(choicesOf(mine)[0])
    expect(chosen).toMatch(/^choose /)
    expect((await move(people[0], id, { seq: mine.position?.seq, text: chosen })).status).toBe(200)
    const told = async (who: Visitor) => (await who.get<History>(`/api/tables/${id}/history`)).body.steps.at(-1)
    expect(await told(people[0])).toMatchObject({ seat: 0, notation: chosen })
    expect(await told(people[1])).toMatchObject({ seat: 0, notation: null })
    expect(await told(world.someone())).toMatchObject({ seat: 0, notation: null })
  })
}
