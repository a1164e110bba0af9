// Several seats that decide at once. Skyrise has them: after era 1 every seat seals its choice of masterpiece cards.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Refusal } from '../../../src/wire/refusals.ts'
import { choicesOf, isShared, look, move, playOut, seated } from '../tables.ts'
import type { Visitor } from '../visitor.ts'
import type { World } from '../world.ts'

export function simultaneous(world: World): void {
  /** A table of Skyrise at which all owe their choice, and what each of them sees. */
  async function sealing(seats: number) {
    const people = Array.from({ length: seats }, () => world.someone())
    const { id } = await seated(people, { game: 'skyrise' })
    await playOut(people, id, { until: isShared })
    const seen = await Promise.all(people.map((who) => look(who, id)))
    const [{ position }] = seen
    expect(position?.actors).toBe((1 << seats) - 1)
    return { id, people, seen, seq: position?.seq ?? 0 }
  }

  test.each([2, 3, 4])('%i seats that post their choices at the same time are all accepted', async (seats) => {
    const { id, people, seen, seq } = await sealing(seats)
    const answers = await Promise.all(
      people.map((who, seat) => move(who, id, { seq, action: choicesOf(seen[seat])[0], key: `choice-${seat}` })),
    )
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
    expect(answers.map(({ body }) => body.position.seq).sort()).toEqual(people.map((_, i) => seq + 1 + i))
    const { position } = await look(people[0], id)
    expect(position).toMatchObject({ seq: seq + seats, decisions: seq + seats })
    // Repeated, each is answered with what it became.
    const again = await Promise.all(
      people.map((who, seat) => move(who, id, { seq, action: choicesOf(seen[seat])[0], key: `choice-${seat}` })),
    )
    expect(again.map(({ body }) => body.position.seq)).toEqual(answers.map(({ body }) => body.position.seq))
  })

  describe('What answered an earlier position', () => {
    let table: Awaited<ReturnType<typeof sealing>>
    beforeAll(async () => {
      table = await sealing(3)
    })
    const post = (who: Visitor, seq: number, body: Record<string, unknown>) =>
      who.post<Refusal>(`/api/tables/${table.id}/moves`, { seq, ...body })

    test("is refused when it is not legal, not this seat's, or nothing that it was asked for", async () => {
      const { people, seen, seq } = table
      const [mine, theirs] = [choicesOf(seen[0]), choicesOf(seen[1])]
      expect((await post(people[1], seq, { action: theirs[0] })).status).toBe(200)
      expect((await post(people[0], seq, { action: theirs[1] })).body).toMatchObject({ error: 'illegal', rule: 'C1' })
      expect((await post(people[0], seq, { undo: true })).body).toMatchObject({ error: 'stale' })
      expect((await post(people[0], seq + 7, { action: mine[0] })).body).toMatchObject({ error: 'future' })
      // Before all others had decided, this seat owed nothing or something else.
      expect((await post(people[0], 0, { action: mine[0] })).body).toMatchObject({ error: 'stale' })
    })

    test('is refused to a seat that has decided since, in another window', async () => {
      const { people, seen, seq } = table
      expect((await post(people[1], seq, { action: choicesOf(seen[1])[1] })).body).toMatchObject({ error: 'stale' })
    })

    test('is refused once something was taken back', async () => {
      const { people, seen, seq } = table
      expect((await post(people[1], seq + 1, { undo: true })).status).toBe(200)
      const answer = await post(people[0], seq, { action: choicesOf(seen[0])[0] })
      expect(answer.body).toMatchObject({ error: 'stale', position: { seq: seq + 2 } })
      expect((await post(people[0], seq + 2, { action: choicesOf(seen[0])[0] })).status).toBe(200)
    })
  })
}
