import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { legalActions } from '../../core/decision.ts'
import { readRecord } from '../../core/record.ts'
import { games } from '../../games/index.ts'
import { skyrise } from '../../games/skyrise/index.ts'
import { ALONE } from '../../games/skyrise/version-1.ts'
import { guestOf, heldBy, served } from '../http/fixture.ts'
import type { Asked } from '../store/fixture.ts'
import { dealtTable, moved, seatRow, waitingTable } from './fixture.ts'
import { forkPlan } from './fork.ts'
import type { Entry } from './line.ts'
import { type Live, liveOf } from './live.ts'

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
const NEXT = skyrise.meta.rulesVersion + 1
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
    served({ stored: [oldTable({ rules: NEXT })] }, async ({ ask }) => {
      const { statusCode, body } = await ask('GET', '/api/tables/friday', { as: 'ada' })
      expect([statusCode, JSON.parse(body)]).toEqual([
        410,
        {
          error: 'rules-changed',
          says: `This table is of rules version ${NEXT} of Skyrise; this server plays version ${NEXT - 1}. The table is kept.`,
        },
      ])
    }))
})

describe('A table begun by version 2 of Skyrise, whose rules are an option now', () => {
  const record = readRecord(readFileSync('src/games/skyrise/records/three-greedy.tassel', 'utf8'), { games })
  const { bridges: _, ...options } = record.config.options
  /** As an old server stored it, after some decisions: an option that was not there then is not stored. */
  function begun(decisions: number): Live {
    const made = record.decisions.slice(0, decisions)
    const live = made.reduce((now, { seat, action }, seq) => moved(now, seat, { seq, action }), dealtTable(record))
    const entries = live.entries.map((entry): Entry => ({ ...entry, rules: null }))
    return heldBy({ ...live, table: { ...live.table, rules: 2, options, seed: 'golden three-greedy' }, entries }, NAMES)
  }

  test('[V5] shows its reading of Bridges, and goes on as if the present rules had begun it', () =>
    served({ stored: [begun(1)], finds }, async ({ ask }) => {
      const as = NAMES[record.decisions[0].seat]
      const view = (await ask('GET', '/api/tables/friday', { as })).json()
      expect(view).toMatchObject({ options: { bridges: 'either' }, position: { canUndo: true } })
      expect(view).not.toHaveProperty('carried')
      const undone = await ask('POST', '/api/tables/friday/moves', { as, body: { seq: 1, undo: true } })
      expect([undone.statusCode, undone.json().position?.decisions]).toEqual([200, 0])
    }))
  test('[V5] has its record, scored by that reading, when it is over', () =>
    served({ stored: [begun(record.decisions.length)] }, async ({ ask }) => {
      const { body } = await ask('GET', '/api/tables/friday/record', { as: 'ada' })
      expect(body).toContain('\noption bridges: either\n')
      expect(readRecord(body, { games }).at().bytes).toEqual(record.at().bytes)
    }))
  test.each([0, 2])('[V5] leads to tables with that option: continued after %i decisions', (at) => {
    const { plan, forked } = forkPlan(liveOf(begun(record.decisions.length)), guestOf('ada'), { at })
    expect([plan.options, forked.from.config.options]).toEqual([record.config.options, record.config.options])
  })
})
