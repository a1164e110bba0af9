// What other people's programs import: the built package by its own name, as they would.
import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'

const PROGRAM = `
  import { actionList, configOf, playout, rngOf } from 'tassel/core'
  import { splendor } from 'tassel/games/splendor'
  const config = configOf(splendor, 3)
  const s = splendor.create(config)
  splendor.setup(s, config, rngOf('library'))
  playout(splendor, s, rngOf('moves'), actionList())
  console.log(JSON.stringify(splendor.result(s)))
`

describe('The package', () => {
  test('plays a game for a program that imports it', () => {
    const out = execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM], { encoding: 'utf8' })
    expect(JSON.parse(out)).toMatchObject({ over: true, scores: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] })
  })
})
