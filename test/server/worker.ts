// A bot's thread in which whoever is asked answers at once, by chance.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { program } from '../programs.ts'

export function quickWorker(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'tassel-worker-')), 'worker.mjs')
  writeFileSync(
    file,
    `import { choose as asked } from ${JSON.stringify(pathToFileURL(program('bot-worker')).href)}
    export const choose = (question) => asked({ ...question, bot: 'random' })`,
  )
  return file
}
