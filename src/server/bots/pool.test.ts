import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { legalActions } from '../../core/decision.ts'
import { splendor } from '../../games/splendor/index.ts'
import { begunTable, seatRow, waitingTable } from '../tables/fixture.ts'
import { stateOf } from '../tables/live.ts'
import { openPool } from './pool.ts'

const TAKE = splendor.parse('take dse')

/** A table at which a bot owes a decision. */
const tableOf = (bot: string) => ({ ...begunTable(), seats: [seatRow(0, { kind: 'bot', name: bot }), seatRow(1)] })

/** A pool whose threads do what is written there. */
async function opened(choose: string, story: (pool: ReturnType<typeof openPool>) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tassel-pool-'))
  const worker = join(folder, 'worker.mjs')
  writeFileSync(worker, `export const choose = ({ bot, game, seats, seat, view, chance }) => { ${choose} }`)
  const pool = openPool({ worker, deadlineMs: 60_000 })
  try {
    await story(pool)
  } finally {
    await pool.close()
    rmSync(folder, { recursive: true })
  }
}

test('a bot is asked with what its seat sees, and its answer is taken', () =>
  opened(
    `if (bot !== 'search' || game !== 'splendor' || seats !== 2 || seat !== 0 || !view.length || chance.length !== 4) throw new Error('no')
     return ${TAKE}`,
    async ({ decide, threads }) => {
      expect(threads).toBeGreaterThan(0)
      const failures: unknown[] = []
      expect(await decide(tableOf('search'), 0, (error) => failures.push(error))).toEqual({ action: TAKE, outcome: 'chosen' })
      expect(failures).toEqual([])
    },
  ))

test('where it fails or answers what is not legal another answers, and where that fails too the first that is legal is done', () =>
  opened(
    `if (bot === 'search') return ${TAKE - 1}; if (bot === 'random') throw new Error('no idea'); return ${TAKE}`,
    async ({ decide }) => {
      for (const [bot, says] of [
        ['search', /chose -?\d+, which is not legal/],
        ['random', /no idea/],
      ] as const) {
        const failures: unknown[] = []
        expect(await decide(tableOf(bot), 0, (error) => failures.push(error))).toEqual({ action: TAKE, outcome: 'substituted' })
        expect(failures).toEqual([expect.objectContaining({ message: expect.stringMatching(says) })])
      }
    },
  ))

test('where nobody answers the first that is legal is done', () =>
  opened("throw new Error('no idea')", async ({ decide }) => {
    const live = tableOf('search')
    const failures: unknown[] = []
    const [first] = legalActions(live.game, stateOf(live, live.entries[0].snapshot), 0)
    expect(await decide(live, 0, (error) => failures.push(error))).toEqual({ action: first, outcome: 'first' })
    expect(failures).toHaveLength(2)
  }))

test('nobody is asked at a table that waits', () =>
  opened('', async ({ decide }) => {
    await expect(decide(waitingTable(), 0, () => {})).rejects.toThrow('The game of table friday has not begun.')
  }))
