// Scenes against the truth: whole games of every rulebook, played by bots, and what every step says against what the score says.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Block, clone } from '../../core/block.ts'
import { type Game, SPECTATOR } from '../../core/game.ts'
import { readRecord } from '../../core/record.ts'
import type { Table } from '../../core/table.ts'
import { LANGUAGES } from '../../core/words.ts'
import { games } from '../../games/index.ts'
import { loadFace } from '../shelf/load.ts'
import { linesOf } from '../source/history.ts'
import type { GameFace } from '../table/face.ts'
import { entriesOf } from '../table/log-entries.ts'
import { beatsOf } from './beats.ts'
import { type CountedScene, gained, scenesOf, stepsNow } from './scene.ts'
import { sceneIn } from './scene-in.ts'

const folder = 'src/games'
const records = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tassel'))

interface Played {
  readonly table: Table
  readonly face: GameFace
  readonly scenes: readonly CountedScene[]
}

/** A whole game, with everything that a spectator is told of it as scenes. */
async function played(path: string): Promise<Played> {
  const table = readRecord(readFileSync(join(folder, path), 'utf8'), { games })
  const face = await loadFace(table.game.meta.id)
  if (!face.scenes) throw new Error('This game has no scenes.')
  const teller = await face.scenes.load()
  const scenes = table.decisions.flatMap((_, decision) => scenesOf(table.game, teller, heardAt(table, decision)))
  return { table, face, scenes }
}

const heardAt = (table: Table, decision: number) => ({
  decision,
  before: table.view(SPECTATOR, decision),
  after: table.view(SPECTATOR, decision + 1),
  lines: table.heard(SPECTATOR, decision),
})

const partsOf = (game: Game, s: Block, seat: number) => game.result(s).scores[seat].parts

/** What lies on the boards that are cleared. */
const piecesOf = (s: Block) => Object.entries(s).flatMap(([name, field]) => (PIECES.includes(name) ? [[name, [...field]]] : []))
const PIECES = ['tile', 'owner', 'flipped', 'link', 'pawn', 'house', 'pavilion']

/** What the parts that no scene counts have brought a seat with one decision. */
function besides({ table, scenes }: Played, decision: number, seat: number): number {
  const [before, after] = [partsOf(table.game, table.at(decision), seat), partsOf(table.game, table.at(decision + 1), seat)]
  const counted = new Set(
    scenes.filter((scene) => scene.decision === decision).flatMap(({ steps }) => steps.flatMap(({ parts = [] }) => parts)),
  )
  return Object.keys(after).reduce((sum, part) => (counted.has(part) ? sum : sum + after[part] - before[part]), 0)
}

describe.each(records)('Scenes of %s', (path) => {
  let game: Played
  beforeAll(async () => {
    game = await played(path)
  })

  test('each step adds up to what its parts of the score have gained, for every seat', () => {
    const { table, scenes } = game
    for (const { id, decision, steps, isRecount } of scenes)
      for (const step of steps)
        for (let seat = 0; seat < table.config.seats; seat++) {
          const before = isRecount ? {} : partsOf(table.game, table.at(decision), seat)
          const after = partsOf(table.game, table.at(decision + 1), seat)
          const parts = step.when === undefined ? (step.parts ?? []) : []
          const truth = parts.reduce((sum, part) => sum + after[part] - (before[part] ?? 0), 0)
          expect({ id, step: step.id, seat, points: gained([step], seat) }).toEqual({ id, step: step.id, seat, points: truth })
        }
  })

  test('the totals lead from the score before to the score after', () => {
    const { table, scenes } = game
    for (const decision of new Set(scenes.map((scene) => scene.decision))) {
      const here = scenes.filter((scene) => scene.decision === decision && !scene.isRecount)
      for (let seat = 0; seat < table.config.seats && here.length > 0; seat++) {
        const total = (count: number) => table.game.result(table.at(count)).scores[seat].total
        expect(here[0].before[seat]).toBe(total(decision) + besides(game, decision, seat))
        expect(here[here.length - 1].after[seat]).toBe(total(decision + 1))
        for (const [i, scene] of here.entries()) {
          expect(scene.before[seat] + gained(stepsNow(scene), seat)).toBe(scene.after[seat])
          if (i > 0) expect(scene.before[seat]).toBe(here[i - 1].after[seat])
        }
      }
    }
  })

  test('the last scene ends at the result', () => {
    const { table, scenes } = game
    const last = scenes[scenes.length - 1]
    expect(last.decision).toBe(table.decisions.length - 1)
    expect(last.after).toEqual(table.game.result(table.at()).scores.map(({ total }) => total))
  })

  test('a line of the log leads to every scene, by its name and number', () => {
    const { table, scenes, face } = game
    const entries = entriesOf(linesOf(table, SPECTATOR), face)
    for (const { id, decision, number } of scenes) {
      const entry = entries.find(({ lines }) => lines.some((line) => line.decision === decision))
      const named = scenes.filter((scene) => scene.decision === decision).map((scene) => scene.id)
      const led = sceneIn(face, entry?.lines ?? [])
      expect([id, led?.decisions]).toEqual([id, expect.arrayContaining([decision])])
      if (led?.decisions.length === 1) expect(named).toContain(led.id)
      if (number !== undefined) expect(entry?.round).toBe(number)
    }
    const shown = new Set(scenes.map((scene) => scene.decision))
    for (const { lines } of entries)
      for (const decision of sceneIn(face, lines)?.decisions ?? []) expect([lines, shown.has(decision)]).toEqual([lines, true])
  })

  test('what a spectator sees counted is what lay on the board when it was', () => {
    const { table, scenes } = game
    const events = Object.keys(game.face.scenes?.events ?? {})
    for (const { decision, board, steps } of scenes) {
      if (!steps.some(({ isCleared }) => isCleared)) continue
      const moments = [piecesOf(table.at(decision))]
      const s = clone(table.at(decision))
      const { seat, action } = table.decisions[decision]
      table.game.apply(s, seat, action, (event) => events.includes(event) && moments.push(piecesOf(s)))
      expect(piecesOf(board)).toEqual(moments[1] ?? moments[0])
    }
  })

  test('every step has its rule, its words in every language, and at most eight beats', async () => {
    const { scenes, face } = game
    const rules = readFileSync(join(folder, path.split(/[\\/]/)[0], 'RULES.md'), 'utf8')
    const teller = await face.scenes?.load()
    for (const language of LANGUAGES) {
      const words = await teller?.words(language)
      for (const scene of scenes) {
        expect(words?.titles[scene.id]?.(scene.number ?? 0)).toBeTruthy()
        if (scene.leaves) expect(words?.leaves?.(3, 7)).toMatch(/3.*7/)
        for (const step of scene.steps) {
          expect([step.id, words?.steps[step.id]?.says]).toEqual([step.id, expect.any(String)])
          expect(words?.steps[step.id].name ?? step.parts?.[0]).toBeTruthy()
          expect(rules).toContain(`**${step.rule}**`)
          const beats = beatsOf(step)
          expect(beats.length).toBeLessThanOrEqual(8)
          expect(beats.flat()).toEqual(expect.arrayContaining([...step.counts]))
        }
      }
    }
  })
})
