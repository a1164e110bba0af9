// What other people's programs import: the built package by its own name, as they would.
import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'

const program = (id: string, name: string) => `
  import { actionList, configOf, playout, rngOf } from 'tassel/core'
  import { ${name} as game } from 'tassel/games/${id}'
  const config = configOf(game, 3)
  const s = game.create(config)
  game.setup(s, config, rngOf('library'))
  playout(game, s, rngOf('moves'), actionList())
  console.log(JSON.stringify(game.result(s)))
`

describe('The package', () => {
  test.each([
    ['splendor', 'splendor'],
    ['brass-birmingham', 'brassBirmingham'],
    ['bruxelles-1893', 'bruxelles1893'],
    ['bruxelles-1893', 'bruxelles1893Revised'],
    ['skyrise', 'skyrise'],
  ])('plays %s (%s) for a program that imports it', (id, name) => {
    const out = execFileSync(process.execPath, ['--input-type=module', '-e', program(id, name)], { encoding: 'utf8' })
    expect(JSON.parse(out)).toMatchObject({ over: true, scores: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] })
  })
})
