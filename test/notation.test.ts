// What docs/notation.md shows is what the games read, and no verb of theirs is left out.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { kindOf } from '../src/core/action.ts'
import { games } from '../src/games/index.ts'

const chapters = readFileSync('docs/notation.md', 'utf8')
  .split(/^## /m)
  .map((chapter) => ({ title: chapter.split('\n', 1)[0], text: chapter }))

/** The last cell of a row, where it is notation: `| loan | `loan` | `loan` |`. */
const examples = (text: string) => [...text.matchAll(/\| `([^`]+)` \|$/gm)].map((match) => match[1])

/** The revised edition shares the chapter of the first. */
describe.each(games.map((game) => ({ id: game.meta.id, game })))('The notation of $id', ({ game }) => {
  const text = chapters.find(({ title }) => title === game.meta.title.split(': revised')[0])?.text ?? ''

  test.each(examples(text))('%s is read, and written as it stands there', (example) => {
    expect(game.format(game.parse(example))).toBe(example)
  })
  test('shows every verb', () => {
    const shown = examples(text).map((example) => game.kinds[kindOf(game.parse(example))].name)
    const named = [...text.matchAll(/`([a-z-]+)`/g)].map((match) => match[1])
    expect(game.kinds.map(({ name }) => name).filter((verb) => !shown.includes(verb) && !named.includes(verb))).toEqual([])
  })
})
