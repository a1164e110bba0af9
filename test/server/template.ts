// A new embedded database, set up once and copied: making one takes longer than most tests.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openStore } from '../../src/server/store/open.ts'
import { root } from '../programs.ts'

/** What it is made of: another version of one of these makes another. */
const MADE_OF = ['node_modules/@electric-sql/pglite/package.json', 'src/server/store/embedded.ts', 'src/server/store/migrations.ts']
const cache = join(root, 'node_modules/.cache/tassel')

/** Fills a folder with an empty database at the version of this program. */
export async function layData(folder: string): Promise<void> {
  cpSync(await template(), folder, { recursive: true })
}

/** Put in place whole: several test files may want it at once. */
async function template(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of MADE_OF) hash.update(readFileSync(join(root, file)))
  const place = join(cache, `data-${hash.digest('hex').slice(0, 16)}`)
  if (existsSync(place)) return place
  mkdirSync(cache, { recursive: true })
  const making = mkdtempSync(join(cache, 'making-'))
  await (await openStore({ databaseUrl: null, folder: making })).close()
  // Room that is laid aside is laid aside by whoever opens it.
  rmSync(join(making, 'reserve'), { force: true })
  try {
    renameSync(making, place)
  } catch {
    rmSync(making, { recursive: true, force: true })
  }
  return place
}
