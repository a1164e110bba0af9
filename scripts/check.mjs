// `npm run check`: types, style and unused code, side by side; with `--build`, what is stale is built meanwhile. Each says what it has to say
// when it has ended, so that nothing is torn apart.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { built, CLIENT, DECLARATIONS, PROGRAMS, root } from './built.mjs'

const CHECKS = {
  types: ['typescript/bin/tsc', '--noEmit', '--singleThreaded'],
  'types of the pure rooms': ['typescript/bin/tsc', '-p', 'tsconfig.pure.json'],
  style: ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  'unused code': ['knip/bin/knip.js', '--no-progress'],
}

const building = process.argv.includes('--build') ? built(PROGRAMS, CLIENT, DECLARATIONS).then(() => true) : Promise.resolve(true)
const outcomes = await Promise.all([
  building.catch((error) => {
    console.error(error.message)
    return false
  }),
  ...Object.entries(CHECKS).map(([name, tool]) => holds(name, tool)),
])
process.exitCode = outcomes.every(Boolean) ? 0 : 1

/** Runs a tool to its end; says that it has nothing to say, or all that it said. */
function holds(name, [program, ...words]) {
  const began = performance.now()
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...words], {
    cwd: root,
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  return new Promise((done) => {
    child.once('close', (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.log(code === 0 ? `✓ ${name} (${seconds} s)` : `✗ ${name} (${seconds} s)\n${said.trimEnd()}\n`)
      done(code === 0)
    })
  })
}
