// In the thread of the tests, before them: says which change is made; when none is, notes which ones they come by.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The number of the change that is made, or NONE. */
    mutant: number
    /** So often a test may come by changes; one that does so more often is in a loop. */
    patience: number
    /** Tests of more work than so many milliseconds wait until quicker ones have noticed what they can. */
    slowest: number
    /** The folder where notes are left. */
    notes: string
    /** The game whose rules are changed, by its folder. */
    game: string
  }
}

const active = inject('mutant')
const isNoting = active < 0
const patience = inject('patience')
const reached = new Set<number>()
let asked = 0
let most = 0
// Programs that a test starts make the same change.
process.env.TASSEL_MUTANT = String(active)

Object.assign(globalThis, {
  __mutant(id: number): boolean {
    if (++asked > patience) throw new Error('This change makes a loop.')
    if (isNoting) reached.add(id)
    return id === active
  },
})

beforeEach(() => {
  most = Math.max(most, asked)
  asked = 0
})
afterEach(() => {
  most = Math.max(most, asked)
})

if (isNoting)
  afterAll(() => {
    const test = expect.getState().testPath ?? ''
    const name = createHash('sha256').update(test).digest('hex').slice(0, 16)
    writeFileSync(join(inject('notes'), `${name}.json`), JSON.stringify({ test, reached: [...reached], most }))
  })
