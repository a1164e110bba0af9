import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openStore } from './open.ts'

const room = mkdtempSync(join(tmpdir(), 'tassel-open-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))

test.each(['file', 'file/below'])('a data folder that is %s is refused with a sentence', async (path) => {
  writeFileSync(join(room, 'file'), '')
  const folder = join(room, path)
  await expect(openStore({ databaseUrl: null, folder })).rejects.toThrow(
    `The data folder ${folder} cannot be used. There is a file of that name, or in the way to it. Set TASSEL_DATA to a folder for the data.`,
  )
})
