// Bots that answer what they should not, or too late.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { splendor } from '../../src/games/splendor/index.ts'
import { METRICS } from './ground.ts'
import { begun, bot, look, move, openTable } from './tables.ts'
import { useWorld } from './world.ts'

const SLOW_MS = 300

/** A bot's thread in which `random` answers what is no action, `greedy` takes its time, and `level-4`, who plays for who is away, throws. */
function worker(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'tassel-worker-')), 'worker.mjs')
  writeFileSync(
    file,
    `export function choose({ bot }) {
      if (bot === 'level-4') throw new Error('no idea')
      if (bot === 'random') return 0x7fffff
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${SLOW_MS})
      return ${splendor.parse('take dse')}
    }`,
  )
  return file
}

describe('A bot', () => {
  const world = useWorld('PGlite', { worker: worker() })
  /** How often a bot's turn ended in a way. */
  const turns = async (name: string, outcome: string): Promise<number> => {
    const { text } = await world.someone().get('/metrics', METRICS)
    return Number(new RegExp(`tassel_bot_seconds_count\\{bot="${name}",outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
  }

  test('that answers with no legal action is played for, and the table goes on', async () => {
    const host = world.someone()
    const { id } = await openTable(host, { seats: [bot('random'), { kind: 'person', name: 'Ada' }] })
    const stream = await host.follow(`/api/tables/${id}/stream`)
    await stream.until((events) => events.some(({ message }) => message.type === 'position' && message.position.seq === 1))
    expect(await turns('random', 'substituted')).toBe(1)
    expect(await turns('random', 'chosen')).toBe(0)
    expect((await look(host, id)).lines[0]).toMatchObject({ seat: 0, event: 'takes' })
    stream.leave()
  })

  test('is asked again when its answer is to a position that was taken back', async () => {
    const host = world.someone()
    const { id } = await openTable(host, { seats: [{ kind: 'person', name: 'Ada' }, bot('greedy')] })
    const stream = await host.follow(`/api/tables/${id}/stream`)
    await move(host, id, { seq: 0, text: 'take dse' })
    // It has been asked by now, and thinks.
    await new Promise((done) => setTimeout(done, SLOW_MS / 2))
    expect((await move(host, id, { seq: 1, undo: true })).status).toBe(200)
    expect((await move(host, id, { seq: 2, text: 'take sro' })).status).toBe(200)
    await stream.until((events) => events.some(({ message }) => message.type === 'position' && message.position.seq === 4))
    // Its first answer was to a position that is no more; whoever took it for the new one would have asked once.
    expect(await turns('greedy', 'chosen')).toBe(2)
    expect((await look(host, id)).position).toMatchObject({ decisions: 2, actors: 1 })
    stream.leave()
  })

  test('in somebody’s stead makes no decision once he has returned, however long it has thought', async () => {
    const [host, guest] = [world.someone(), world.someone()]
    const { id } = await begun(host, guest)
    const before = await turns('level-4', 'substituted')
    await host.post(`/api/tables/${id}/leave`, {})
    await new Promise((done) => setTimeout(done, SLOW_MS / 2))
    await host.post(`/api/tables/${id}/return`, {})
    while ((await turns('level-4', 'substituted')) === before) await new Promise((done) => setTimeout(done, 20))
    expect((await move(host, id, { seq: 0, text: 'take sro' })).status).toBe(200)
  })
})
