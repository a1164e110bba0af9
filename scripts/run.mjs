// `node scripts/run.mjs NAME …`: builds what is older than its sources, then runs dist/NAME.js in this process with the words that follow.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { built, CLIENT, PROGRAMS, root } from './built.mjs'

const [node, , name, ...words] = process.argv
const program = join(root, 'dist', `${name}.js`)
await (name === 'server' ? built(PROGRAMS, CLIENT) : built(PROGRAMS))
process.argv = [node, program, ...words]
await import(pathToFileURL(program).href)
