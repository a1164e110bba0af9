// Builds what is older than its sources. Plain Node, because nothing is built yet. Speaks on the error stream: the output is the command's own.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const PACKAGE = ['package.json', 'package-lock.json']

/** The command line, the server and the library. */
export const PROGRAMS = {
  sources: ['src', 'test', 'scripts', 'training/self-play', 'training/points', 'rolldown.config.ts', ...PACKAGE],
  result: 'dist/cli.js',
  stamp: 'dist/.programs-built',
  tool: ['rolldown/bin/cli.mjs', '-c', '--logLevel', 'warn'],
}
/** The pages. */
export const CLIENT = {
  sources: ['src', 'public', 'index.html', 'vite.config.ts', ...PACKAGE],
  result: 'dist/web/index.html',
  stamp: 'dist/.client-built',
  tool: ['vite/bin/vite.js', 'build', '--logLevel', 'warn'],
}

/** What the compiler of somebody else's program reads. */
export const DECLARATIONS = {
  sources: ['src/core', 'src/games', 'tsconfig.json', 'tsconfig.pure.json', 'tsconfig.types.json', ...PACKAGE],
  result: 'dist/types/core/index.d.ts',
  stamp: 'dist/.declarations-built',
  /** Emptied first: the compiler leaves lie what it once wrote. */
  folder: 'dist/types',
  tool: ['typescript/bin/tsc', '-p', 'tsconfig.types.json'],
}

/** Builds those parts that are stale. */
export async function built(...parts) {
  const stale = parts.filter(isStale)
  if (stale.length > 0) await build(...stale)
}

/** Builds those parts. Stamped with the time it began: what is changed meanwhile is built again. */
export async function build(...parts) {
  const began = new Date()
  console.error('Building Tassel …')
  for (const { folder } of parts) if (folder) rmSync(join(root, folder), { recursive: true, force: true })
  await Promise.all(parts.map(({ tool }) => run(tool)))
  for (const { stamp } of parts) {
    mkdirSync(dirname(join(root, stamp)), { recursive: true })
    writeFileSync(join(root, stamp), '')
    utimesSync(join(root, stamp), began, began)
  }
  console.error(`Built in ${((Date.now() - began.getTime()) / 1000).toFixed(1)} s.`)
}

function isStale({ sources, result, stamp }) {
  if (![result, stamp].every((file) => existsSync(join(root, file)))) return true
  const { mtimeMs } = statSync(join(root, stamp))
  return sources.some((source) => isNewer(join(root, source), mtimeMs))
}

/** A folder is newer when something in it is, or when something was added or taken away. */
function isNewer(path, than) {
  if (!existsSync(path)) return false
  const found = statSync(path)
  if (found.mtimeMs > than) return true
  return found.isDirectory() && readdirSync(path).some((name) => isNewer(join(path, name), than))
}

function run([program, ...words]) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', program), ...words], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' }, // under a test runner's name the client would not be the one that is shipped
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`${program} ${words.join(' ')} ended with ${code}.`))))
  })
}
