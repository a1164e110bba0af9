// What other people's programs import: the built package by its own name, as they would.
import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { SHELF } from '../../src/games/shelf.ts'

const program = (id: string, name: string) => `
  import { actionList, configOf, playout, rngOf } from 'tassel/core'
  import { ${name} as game } from 'tassel/games/${id}'
  const config = configOf(game, 3)
  const s = game.create(config)
  game.setup(s, config, rngOf('library'))
  playout(game, s, rngOf('moves'), actionList())
  console.log(JSON.stringify(game.result(s)))
`

const files = import.meta.glob<Readonly<Record<string, object>>>('../../src/games/*/index.ts', { eager: true })
/** The names under which a folder exports its games. */
const gamesIn = (folder: string) => Object.keys(files[`../../src/games/${folder}/index.ts`])

describe('The package', () => {
  test.each(SHELF.flatMap((folder) => gamesIn(folder).map((name) => [folder, name])))(
    'plays %s (%s) for a program that imports it',
    (id, name) => {
      const out = execFileSync(process.execPath, ['--input-type=module', '-e', program(id, name)], { encoding: 'utf8' })
      expect(JSON.parse(out)).toMatchObject({ over: true, scores: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] })
    },
  )
})
