// What every game of the shelf must have, so that none is forgotten.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { metas } from '../src/games/metas.ts'

test('every game is held to the contract: a file beside its rules runs the battery on it', () => {
  const files = readdirSync('src/games', { recursive: true, encoding: 'utf8' }).filter((path) => /conformance.*\.test\.ts$/.test(path))
  const runs = files.flatMap((path) => [...readFileSync(join('src/games', path), 'utf8').matchAll(/^conformance\((\w+)/gm)])
  expect(runs).toHaveLength(metas.length)
})
