// The server as a program of its own with all its changes in it: which one is made, its environment says.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { startPostgres } from '../../test/server/postgres.ts'
import { root } from '../built.mjs'

/** Inside node_modules, where what the programs import is found. */
const cache = join(root, 'node_modules/.cache/tassel')
const ENTRIES = { server: 'src/server/main.ts', 'bot-worker': 'src/server/bots/worker.ts' }
const ASK = 'globalThis.__mutant = (id) => id === Number(process.env.TASSEL_MUTANT);'

export interface Programs {
  readonly folder: string
  /** Where databases are made. */
  readonly postgres: string
  clear(): Promise<void>
}

/** Builds the programs of changed files, by their paths, and starts what they need. */
export async function changedPrograms(files: Readonly<Record<string, string>>): Promise<Programs> {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'mutants-'))
  for (const [name, input] of Object.entries(ENTRIES)) {
    const build = await rolldown({
      input: join(root, input),
      platform: 'node',
      external: [/^[^./]/],
      plugins: [{ name: 'mutants', load: (id) => (files[id] === undefined ? null : { code: files[id], moduleType: 'ts' }) }],
    })
    await build.write({ file: join(folder, `${name}.js`), format: 'esm', codeSplitting: false, banner: ASK })
    await build.close()
  }
  const postgres = await startPostgres()
  return {
    folder,
    postgres: postgres.url,
    async clear() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
