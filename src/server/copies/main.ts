// Copies of databases, for the command line: one job, done wherever the environment says that the data is.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { CopyJob } from '../../wire/copies.ts'
import { sentenceOf } from '../log.ts'
import { settingsOf } from '../settings.ts'
import type { Store } from '../store/database.ts'
import { openEmbedded } from '../store/embedded.ts'
import type { Place } from '../store/open.ts'
import { openPostgres } from '../store/postgres.ts'
import { type Keeper, keeperOf, throughDoor } from './door.ts'
import { bytesOf, copyIn, keep, nameOf, said } from './files.ts'
import { CannotCopy, checked, openCopy } from './format.ts'
import { restore } from './restore.ts'

/** Does a job; answers with a sentence that says what was done. What cannot be done is thrown, with a sentence too. */
export async function done(job: CopyJob): Promise<string> {
  try {
    return await JOBS[job.does](job, placeOf(job))
  } catch (error) {
    throw error instanceof CannotCopy ? error : new CannotCopy(sentenceOf(error), { cause: error })
  }
}

const placeOf = ({ env }: CopyJob): Place => {
  const { databaseUrl, folder } = settingsOf(env)
  return { databaseUrl, folder }
}

const JOBS: Readonly<Record<CopyJob['does'], (job: CopyJob, place: Place) => Promise<string>>> = {
  async backup({ file }, place) {
    return withKeeper(place, (keeper) => keep(file, keeper.backup))
  },
  async export({ file, table = '', withoutKeys = false }, place) {
    return withKeeper(place, (keeper) => keep(file, () => keeper.exportTable(table, withoutKeys)))
  },
  async import({ file }, place) {
    const bytes = await copyIn(file)
    const id = await withKeeper(place, (keeper) => keeper.importTable(bytes, nameOf(file)))
    return `The table ${id} was added.`
  },
  async check({ file }) {
    const { head, counts } = await checked(bytesOf(file), nameOf(file))
    return `${file}: whole, of ${head.made}, database ${head.database}; ${said(counts())}.`
  },
  async restore({ file, replace = false }, { databaseUrl, folder }) {
    const copy = await openCopy(await copyIn(file), nameOf(file))
    const store = await opened({ databaseUrl, folder })
    try {
      if (copy.head.tassel !== 'backup') throw new CannotCopy(`${nameOf(file)} is one table, which is imported and not restored.`)
      return `Restored ${said(await restore(store.db, copy, { replace }))}, as they were at ${copy.head.made}.`
    } finally {
      await store.close()
    }
  },
}

/** As it is: a backup is no reason to bring a database forward on which others may still run. */
const opened = ({ databaseUrl, folder }: Place): Promise<Store> =>
  databaseUrl === null ? openEmbedded(folder) : openPostgres(databaseUrl, false, true)

/** Whoever has the database open is asked; where nobody has, it is opened for as long as this takes. */
async function withKeeper<T>({ databaseUrl, folder }: Place, work: (keeper: Keeper) => Promise<T>): Promise<T> {
  const door = databaseUrl === null && folder !== null ? await throughDoor(folder) : null
  if (door) return work(door)
  if (databaseUrl === null && !existsSync(join(folder ?? '', 'postgres')))
    throw new CannotCopy(`There is no database in ${folder}. Set TASSEL_DATA to its folder, or DATABASE_URL.`)
  const store = await opened({ databaseUrl, folder })
  try {
    return await work(keeperOf(store))
  } finally {
    await store.close()
  }
}
