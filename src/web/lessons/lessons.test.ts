// Every lesson there is: it can be played as it is written, speaks four languages alike, and says no more than one reads.
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Block, clone } from '../../core/block.ts'
import type { Game } from '../../core/game.ts'
import { LANGUAGES } from '../../core/words.ts'
import { gameOf } from '../../games/index.ts'
import { metas } from '../../games/metas.ts'
import { planOf } from '../table/plan.ts'
import { type Script, scriptOf } from './script.ts'
import { FIRST_LESSON, LESSON_IDS, loadLesson, loadPlot } from './shelf.ts'
import { rulesIn, type StepText } from './text.ts'

const SENTENCE = /[.!?。！？]+(?=\s|$|[^\s.!?。！？])/g
const sentences = (text: string): number => (text.replace(/\[[A-Z]+\d+\]/g, '').match(SENTENCE) ?? []).length

const said = ({ title, what, why, other, others }: StepText): string => [title, what, why ?? '', other, ...Object.values(others)].join(' ')

test('every game has a lesson, and the first is there', async () => {
  const games = new Set((await Promise.all(LESSON_IDS.map(loadPlot))).map(({ game }) => game))
  expect(metas.map(({ id }) => id).filter((id) => !games.has(id))).toEqual([])
  expect(LESSON_IDS).toContain(FIRST_LESSON)
})

test('the lessons of a game are numbered from one', async () => {
  const plots = await Promise.all(LESSON_IDS.map(loadPlot))
  for (const { id } of metas) {
    const orders = plots.filter(({ game }) => game === id).map(({ order }) => order)
    expect(orders.sort((a, b) => a - b)).toEqual(orders.map((_, i) => i + 1))
  }
})

describe.each(LESSON_IDS)('%s', (id) => {
  test('can be played as it is written, by every way that it awaits', async () => {
    const plot = await loadPlot(id)
    const script = scriptOf(plot, gameOf(plot.game))
    for (const [step, { awaits }] of script.steps.entries())
      for (const way of awaits.slice(1))
        if (isPossible(script.game, script.tableAt(step).at(), { seat: plot.you, way })) goOn(script, step, way)
  })

  test('points first at what it awaits', async () => {
    const plot = await loadPlot(id)
    const game = gameOf(plot.game)
    const script = scriptOf(plot, game)
    for (const [i, { awaits }] of script.steps.entries()) {
      const [first] = plot.steps[i].points
      if (awaits.length === 0) continue
      const before = script.tableAt(i).view(plot.you)
      const question = { game, before, seat: plot.you, seats: plot.seats }
      const places = awaits[0].flatMap((action, n) => game.describe(planOf(question, awaits[0].slice(0, n)).after, plot.you, action))
      expect([plot.steps[i].name, first?.places.filter((place) => !places.includes(place))]).toEqual([plot.steps[i].name, []])
    }
  })

  test('has its files and no others', async () => {
    const [folder, name] = id.split('/')
    expect(readdirSync(`src/games/${folder}/lessons/${name}`).sort()).toEqual(
      [...LANGUAGES.map((each) => `${each}.txt`), 'plot.txt'].sort(),
    )
  })

  test('says the same in every language, and is short', async () => {
    const { text: english } = await loadLesson(id, 'en')
    for (const language of LANGUAGES) {
      const { text } = await loadLesson(id, language)
      expect([language, text.advice.map(rulesIn)]).toEqual([language, english.advice.map(rulesIn)])
      for (const [i, step] of text.steps.entries()) {
        const where = `${language}, step ${i + 1}`
        expect([where, rulesIn(said(step)).sort()]).toEqual([where, rulesIn(said(english.steps[i])).sort()])
        expect([where, step.why === null]).toEqual([where, english.steps[i].why === null])
        expect(sentences(step.what), `${where}: ${step.what}`).toBeLessThanOrEqual(2)
        expect(sentences(step.why ?? ''), `${where}: ${step.why}`).toBeLessThanOrEqual(3)
      }
    }
  })
})

/** Plays what follows a step, if it was done in another way. */
function goOn({ tableAt, steps, plot, game }: Script, from: number, way: readonly number[]): void {
  const table = tableAt(from)
  for (const action of way) table.play(plot.you, action)
  for (const { play, awaits } of steps.slice(from + 1)) {
    for (const { seat, action } of play) table.play(seat, action)
    const possible = awaits.find((each) => isPossible(game, table.at(), { seat: plot.you, way: each }))
    expect(possible !== undefined || awaits.length === 0).toBe(true)
    for (const action of possible ?? []) table.play(plot.you, action)
  }
  expect(game.audit(table.at())).toBeNull()
}

function isPossible(game: Game, before: Block, { seat, way }: { readonly seat: number; readonly way: readonly number[] }): boolean {
  const s = clone(before)
  return way.every((action) => {
    if (game.problem(s, seat, action)) return false
    game.apply(s, seat, action)
    return true
  })
}
