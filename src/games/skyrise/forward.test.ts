import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { actionList } from '../../core/action.ts'
import { packText } from '../../core/content.ts'
import { legalActions } from '../../core/decision.ts'
import { broughtForward, goesOn, optionsForward } from '../../core/forward.ts'
import { readRecord, writeRecord } from '../../core/record.ts'
import { below } from '../../core/rng.ts'
import { rngOf } from '../../core/seed.ts'
import { PANORAMAS } from './components.ts'
import { skyrise as begun, game } from './fixture.ts'
import { skyrise } from './index.ts'
import { EVERYWHERE, panoramaPoints } from './panoramas.ts'
import type { State } from './state.ts'
import { ALONE, CHOOSING } from './version-1.ts'

const config = { seats: 3, options: {} }

/** A state that version 1 stored, as it goes on now. */
function now(stored: string): State {
  const bytes = broughtForward(skyrise, config, { rules: 1, bytes: new Uint8Array(Buffer.from(stored, 'base64')) })
  const s = skyrise.create(config)
  s.bytes.set(bytes ?? [])
  return s
}

/** Plays on by chance to the end. */
function playedOut(s: State, seed: string): State {
  const rng = rngOf(seed)
  const out = actionList()
  for (let actors = skyrise.actors(s); actors !== 0; actors = skyrise.actors(s)) {
    const seat = 31 - Math.clz32(actors)
    const count = skyrise.legal(s, seat, out)
    expect(count).toBeGreaterThan(0)
    skyrise.apply(s, seat, out.list[below(rng, count)])
  }
  return s
}

describe('A state of version 1', () => {
  const stored = [ALONE.deal, ...ALONE.first.map(({ state }) => state), ALONE.vault, ALONE.last, CHOOSING.state]

  test('is one of these rules, whole and with nothing missing', () => {
    expect(goesOn(skyrise, 1)).toBe(true)
    for (const state of stored) expect(skyrise.audit(now(state))).toBeNull()
  })
  test('is played on to the end', () => {
    for (const [i, state] of stored.entries()) expect(skyrise.audit(playedOut(now(state), `on ${i}`))).toBeNull()
  })
  test('leads where the same decision led', () => {
    let before = now(ALONE.deal)
    for (const { seat, action, state } of ALONE.first) {
      expect(legalActions(skyrise, before, seat)).toContain(action)
      skyrise.apply(before, seat, action)
      expect(before.bytes).toEqual(now(state).bytes)
      before = now(state)
    }
  })
  test('[M18] in which the Vault still chooses may decline now', () => {
    expect(legalActions(skyrise, now(CHOOSING.state), CHOOSING.seat).map(skyrise.format)).toContain('decline')
  })
  test('in which the Vault has taken without asking owes nothing for it', () => {
    const s = now(ALONE.vault)
    const seat = 31 - Math.clz32(skyrise.actors(s))
    expect(legalActions(skyrise, s, seat).map((a) => skyrise.format(a).split(' ')[0])).not.toContain('take')
  })
  test('in which the game is over has the scores that it had', () => {
    expect(skyrise.result(now(ALONE.last)).scores.map(({ total, rank }) => ({ total, rank }))).toEqual(ALONE.scores)
  })
})

describe('What version 2 began', () => {
  test('[V5] scores bridges at either end: that is its option, with or without others', () => {
    expect(optionsForward(skyrise, 2, {})).toEqual({ bridges: 'either' })
    expect(optionsForward(skyrise, 1, { airships: 'one' })).toEqual({ airships: 'one', bridges: 'either' })
    expect(optionsForward(skyrise, 3, { airships: 'one' })).toEqual({ airships: 'one' })
  })
  test('[V5] scores them with the points that its content pack gives', () => {
    const content = packText({ game: 'skyrise', name: 'our copy', values: { panoramas: { bridges: { points: 3 } } } })
    const { s } = begun(2, optionsForward(skyrise, 2, { content })).with(0, { built: ['24 a5'] })
    expect(panoramaPoints(s, 0, PANORAMAS.indexOf('bridges'), EVERYWHERE)).toBe(3)
  })
  test('[V5] replays from its records to the marks and results that they had', () => {
    const text = readFileSync('src/games/skyrise/records/three-greedy.tassel', 'utf8')
    expect(text).toContain('\nrules: 2\n')
    const table = readRecord(text, { games: [game] })
    expect([table.config.options.bridges, (table.at() as State).panoramas.includes(3)]).toEqual(['either', true])
    const again = writeRecord(table)
    expect(again).toContain('\nrules: 3\n')
    const marked = (record: string) => record.slice(record.indexOf('\nstart: '))
    expect(marked(again)).toBe(marked(text))
  })
  test('and version 1 before it has no records: its Vault took without asking', () => {
    const text = readFileSync('src/games/skyrise/records/three-greedy.tassel', 'utf8').replace('rules: 2', 'rules: 1')
    expect(() => readRecord(text, { games: [game] })).toThrow('it was played by rules version 1; this is version 3.')
  })
})
