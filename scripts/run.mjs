// `node scripts/run.mjs NAME …`: builds what is older than its sources, then runs dist/NAME.js in this process with the words that follow.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { built, CLIENT, PROGRAMS, root } from './built.mjs'

/** Programs that show the pages. */
const SHOW_PAGES = ['screenshots', 'bench-web', 'browsers', 'hit-test']

const [node, , name, ...words] = process.argv
const program = join(root, 'dist', `${name}.js`)
await (SHOW_PAGES.includes(name) || words[0] === 'serve' ? built(PROGRAMS, CLIENT) : built(PROGRAMS))
process.argv = [node, program, ...words]
try {
  await import(pathToFileURL(program).href)
} catch (error) {
  // A word that the program does not know is no fault of the program: nobody needs to see where it was found.
  if (!error?.code?.startsWith('ERR_PARSE_ARGS')) throw error
  console.error(error.message)
  process.exitCode = 2
}
