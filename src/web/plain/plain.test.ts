import { describe, expect, test } from 'vitest'
import { goofspiel } from '../../../examples/goofspiel/index.ts'
import { configOf } from '../../core/config.ts'
import { openTable } from '../../core/table.ts'
import { LANGUAGES } from '../../core/words.ts'
import { games } from '../../games/index.ts'
import { plainFace } from './index.tsx'
import { PHRASES } from './phrases.ts'

describe.each(LANGUAGES)('The plain face in %s', (language) => {
  test('asks, and says what every choice is', async () => {
    const table = openTable(goofspiel, configOf(goofspiel, 2), { seed: 'plain' })
    const { ask, label } = await plainFace(goofspiel).load(language)
    expect(ask(table.view(0), 0)).toContain('13')
    const labels = table.legal(0).map((action) => label(table.view(0), 0, action))
    expect(new Set(labels).size).toBe(13)
    for (const text of labels) expect(text).toMatch(/^\p{Lu}|^\p{Lo}/u)
  })
  test('foretells nothing of what is sealed', async () => {
    const table = openTable(goofspiel, configOf(goofspiel, 2), { seed: 'plain' })
    const { label } = await plainFace(goofspiel).load(language)
    const before = label(table.view(0), 0, goofspiel.parse('bid 7'))
    table.play(1, goofspiel.parse('bid 8'))
    expect(label(table.view(0), 0, goofspiel.parse('bid 7'))).toBe(before)
  })
  test('has a word for everything of its own', () => {
    const { ask, ...others } = PHRASES[language]
    for (const phrase of [ask(1), ask(5), ...Object.values(others)]) expect(phrase.trim()).not.toBe('')
    if (language !== 'en') expect(Object.values(PHRASES.en)).not.toContain(others.none)
  })
})

test.each(games.map((game) => [game.meta.id, game] as const))('would serve %s, too', async (_, game) => {
  const seats = game.meta.seats[0]
  const table = openTable(game, configOf(game, seats), { seed: 'plain' })
  const { ask, label, refuse } = await plainFace(game).load('en')
  const seat = 31 - Math.clz32(game.actors(table.at()))
  const view = table.view(seat)
  expect(ask(view, seat)).toMatch(/^\S/)
  for (const action of table.legal(seat)) expect(label(view, seat, action)).not.toMatch(/\{\{|undefined|NaN/)
  const other = (seat + 1) % seats
  const problem = game.problem(view, other, table.legal(seat)[0])
  if (problem) expect(refuse(problem)).toMatch(/\.$/)
})
