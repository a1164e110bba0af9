// The switches of every game are what its rows say. `npm run steps` writes them anew.
import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Rows, switchesOf } from '../scripts/switches.ts'

const tables = import.meta.glob<Pick<Rows, 'steps'>>(['../src/games/*/steps.ts', '../examples/*/steps.ts'])
const vocabularies = import.meta.glob<{ KINDS: Rows['kinds']; stepOf: Rows['stepOf'] }>([
  '../src/games/*/vocabulary.ts',
  '../examples/*/vocabulary.ts',
])

describe('Switches', () => {
  test.each(Object.keys(tables).map((path) => [basename(dirname(path)), dirname(path)]))('%s', async (_, folder) => {
    const { steps } = await tables[`${folder}/steps.ts`]()
    const { KINDS, stepOf } = await vocabularies[`${folder}/vocabulary.ts`]()
    const core = folder.includes('/examples/') ? '../../src/core' : '../../core'
    await expect(switchesOf({ steps, kinds: KINDS, stepOf, core })).toMatchFileSnapshot(`${folder}/steps.generated.ts`)
  })
})
