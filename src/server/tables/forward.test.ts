import { describe, expect, test } from 'vitest'
import { legalActions } from '../../core/decision.ts'
import { skyrise } from '../../games/skyrise/index.ts'
import { ALONE } from '../../games/skyrise/version-1.ts'
import { heldBy, served } from '../http/fixture.ts'
import type { Asked } from '../store/fixture.ts'
import { seatRow, waitingTable } from './fixture.ts'
import type { Entry } from './line.ts'
import type { Live } from './live.ts'

const bytesOf = (state: string) => new Uint8Array(Buffer.from(state, 'base64'))
const AT = new Date(0)

/** The first decisions of a table that version 1 of Skyrise has played, as an old server stored them: no entry says by which rules it was made. */
function oldTable(changes: Partial<Live['table']> = {}): Live {
  const made = [{ seat: 0, action: 0, state: ALONE.deal }, ...ALONE.first]
  const entries = made.map(({ seat, action, state }, seq): Entry => {
    const kind = seq === 0 ? 'deal' : 'play'
    return {
      seq,
      event: seq + 1,
      kind,
      seat,
      action,
      decisions: seq,
      snapshot: bytesOf(state),
      told: [],
      knownTo: 7,
      key: null,
      rules: null,
      at: AT,
    }
  })
  const last = entries[entries.length - 1]
  const live = waitingTable({ seats: [0, 1, 2].map((seat) => seatRow(seat)) })
  const table = {
    ...live.table,
    game: 'skyrise',
    rules: 1,
    status: 'playing' as const,
    seq: last.seq,
    event: last.event,
    decisions: last.decisions,
    actors: 7,
    ...changes,
  }
  return heldBy({ ...live, table, entries }, ['ada', 'bob', 'cy'])
}

const SEQ = ALONE.first.length
const NAMES = ['ada', 'bob', 'cy']
const finds = ({ sql }: Asked) => (/insert into "entries"/.test(sql) ? [{ event: SEQ + 2, at: AT }] : undefined)

/** A decision that the present rules offer where the old ones had stopped. */
function nextDecision() {
  const s = skyrise.create({ seats: 3, options: {} })
  s.bytes.set(bytesOf(ALONE.first[SEQ - 1].state))
  const seat = 31 - Math.clz32(skyrise.actors(s))
  return { as: NAMES[seat], action: legalActions(skyrise, s, seat)[0] }
}

describe('A table that an older version of its rules has begun', () => {
  test('goes on from where it stood, by the present rules, and says so', () =>
    served({ stored: [oldTable()], finds }, async ({ ask, asked }) => {
      const { as, action } = nextDecision()
      const view = (await ask('GET', '/api/tables/friday', { as })).json()
      expect(view).toMatchObject({
        status: 'playing',
        position: { seq: SEQ, canUndo: false, canRedo: false },
        carried: { from: 1, at: SEQ },
      })
      const made = await ask('POST', '/api/tables/friday/moves', { as, body: { seq: SEQ, action } })
      expect([made.statusCode, made.json().position.seq]).toEqual([200, SEQ + 1])
      const appended = asked.find(({ sql }) => /insert into "entries"/.test(sql))
      expect(appended?.params).toContain(skyrise.meta.rulesVersion)
      expect(appended?.sql).toMatch(/"rules"/)
    }))
  test('keeps what was decided then: nobody takes it back, and everybody looks back on it', () =>
    served({ stored: [oldTable()] }, async ({ ask }) => {
      for (const as of NAMES) {
        const undo = await ask('POST', '/api/tables/friday/moves', { as, body: { seq: SEQ, undo: true } })
        expect([undo.statusCode, undo.json().rule]).toEqual([422, 'undo'])
      }
      expect((await ask('GET', '/api/tables/friday/history', { as: 'ada' })).json().steps).toHaveLength(SEQ)
    }))
  test('has no record when it is over, and is not continued from an earlier decision', () =>
    served({ stored: [oldTable({ status: 'finished' })] }, async ({ ask }) => {
      for (const answer of [
        await ask('GET', '/api/tables/friday/record', { as: 'ada' }),
        await ask('POST', '/api/tables/friday/fork', { as: 'ada', body: { at: 2 } }),
      ])
        expect([answer.statusCode, answer.json().error]).toEqual([409, 'carried-over'])
      expect((await ask('GET', '/api/tables/friday', { as: 'ada' })).json().scores).toHaveLength(3)
    }))
  test('is kept and not played by a server that is older than its data', () =>
    served({ stored: [oldTable({ rules: 3 })] }, async ({ ask }) => {
      const { statusCode, body } = await ask('GET', '/api/tables/friday', { as: 'ada' })
      expect([statusCode, JSON.parse(body)]).toEqual([
        410,
        { error: 'rules-changed', says: 'This table is of rules version 3 of Skyrise; this server plays version 2. The table is kept.' },
      ])
    }))
})
