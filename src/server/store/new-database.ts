// A new embedded database is made in a process that ends. Making one takes three PostgreSQLs at once, and what they have used stays with
// their process: the server would hold half a gigabyte for good that it needed for seconds.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Makes a database in the folder that it is given; nothing but the package is needed for it, wherever this module was joined to. */
const PROGRAM = `const { PGlite } = require(process.argv[1])
const made = new PGlite(process.argv[2])
made.waitReady.then(() => made.close()).catch((error) => {
  console.error(error?.message ?? 'No reason was given.')
  process.exit(1)
})`
/** How folders are called in which one is being made. */
const MAKING = 'making-'

/** Makes a database where there is none. It is put in place whole: who is killed meanwhile leaves nothing that looks like one. */
export async function madeDatabase(folder: string, name: string): Promise<string> {
  const place = join(folder, name)
  if (existsSync(place)) return place
  for (const left of readdirSync(folder).filter((entry) => entry.startsWith(MAKING)))
    rmSync(join(folder, left), { recursive: true, force: true })
  const making = mkdtempSync(join(folder, MAKING))
  try {
    await run(join(making, name))
    renameSync(join(making, name), place)
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
  return place
}

function run(place: string): Promise<void> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const child = spawn(process.execPath, ['-e', PROGRAM, pglite, place], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const end = () => child.kill()
  process.once('exit', end)
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code, signal) => {
      process.off('exit', end)
      if (code === 0) done()
      else fail(new Error(`A new database could not be made (${signal ?? code}). ${said.trim().split('\n').pop() ?? ''}`.trim()))
    })
  })
}
