import { expect, test } from 'vitest'
import { packText } from '../../../src/core/content.ts'
import { content } from '../../../src/games/skyrise/content.ts'
import { skyrise } from '../../../src/games/skyrise/index.ts'
import type { Refusal } from '../../../src/wire/refusals.ts'
import type { TableView } from '../../../src/wire/tables.ts'
import { ada, begun, bot, look, move, openTable, plan } from '../tables.ts'
import type { World } from '../world.ts'

const pack = (values: Record<string, unknown>) => packText({ game: 'skyrise', name: 'Our copy', values })

/** Tables that play with the values of somebody's own copy. */
export function contentPacks(world: World): void {
  test('schema and values are there for everybody', async () => {
    const { status, body } = await world.someone().get<{ schema: unknown; printed: unknown }>('/api/games/skyrise/content')
    expect(status).toBe(200)
    expect(body).toMatchObject({ schema: { type: 'object' }, printed: { game: 'skyrise', values: content.printed } })
    expect((await world.someone().get('/api/games/splendor/content')).status).toBe(404)
  })

  test('a table carries its pack to all who sit, and plays with it', async () => {
    const [host, guest] = [world.someone(), world.someone()]
    const { buildings } = content.printed
    // All numbers go up by two, where no printed number is: such a bid is legal with the pack alone.
    const raised = Object.fromEntries(
      Object.entries(buildings).map(([set, rows]) => [set, rows.map((row) => ({ ...row, number: row.number + 2 }))]),
    )
    const text = pack({ buildings: raised })
    const table = await begun(host, guest, { game: 'skyrise', options: { content: text } })
    expect(table.options.content).toBe(text)
    expect((await look(guest, table.id)).options.content).toBe(text)
    const s = skyrise.create({ seats: 2, options: table.options })
    s.bytes.set(Buffer.from(table.position?.view ?? '', 'base64'))
    const opener = s.turn === 0 ? host : guest
    const number = smallest(s)
    expect((await move(opener, table.id, { seq: 0, text: `bid ${number - 2} m1` })).status).toBe(422)
    expect((await move(opener, table.id, { seq: 0, text: `bid ${number} m1` })).status).toBe(200)
  })

  test('bots play with it', async () => {
    const host = world.someone()
    const table = await openTable(host, {
      game: 'skyrise',
      options: { content: pack({ patrons: [1, 2, 3, 4] }) },
      seats: [ada, bot('random')],
    })
    expect(table.status).toBe('playing')
    expect((await host.get<TableView>(`/api/tables/${table.id}`)).status).toBe(200)
  })

  test.each([
    ['that is no JSON', '{', /not JSON/],
    ['with a value out of bounds', pack({ patrons: [1, 2, 3, 400] }), /"values.patrons\[3\]" must be a whole number/],
    ['with a field that is not known', pack({ colour: 'red' }), /"values.colour" is not known/],
    ['that is too long', `${' '.repeat(33_000)}{}`, /content|32768|characters/],
  ])('a pack is refused %s', async (_, text, says) => {
    const stranger = world.someone()
    const { status, body } = await stranger.post<Refusal>('/api/tables', plan({ game: 'skyrise', options: { content: text } }))
    expect(status).toBe(400)
    expect(body.says).toMatch(says)
    expect(stranger.cookie).toBeNull()
  })

  test('a game without content takes none', async () => {
    const { status } = await world.someone().post('/api/tables', plan({ options: { content: pack({}) } }))
    expect(status).toBe(400)
  })
}

/** The smallest number that the seat in turn can bid with. */
function smallest(s: ReturnType<typeof skyrise.create>): number {
  const set = s.set[s.turn]
  const structure = 31 - Math.clz32(s.available[s.turn] & -s.available[s.turn])
  return s.tables.number[set * 12 + structure]
}
