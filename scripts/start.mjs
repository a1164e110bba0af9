// `npm start`: builds what is older than its sources, then runs the server in this process. Plain Node, because nothing is built yet.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'dist', '.built')
const SOURCES = ['src', 'public', 'index.html', 'package.json', 'package-lock.json', 'vite.config.ts', 'rolldown.config.ts']
const RESULTS = ['dist/server.js', 'dist/bot-worker.js', 'dist/web/index.html']

if (isStale()) await build()
process.chdir(root)
await import(new URL('../dist/server.js', import.meta.url).href)

function isStale() {
  if (!existsSync(stamp) || RESULTS.some((result) => !existsSync(join(root, result)))) return true
  const built = statSync(stamp).mtimeMs
  return SOURCES.some((source) => isNewer(join(root, source), built))
}

/** A folder is newer when something in it is, or when something was added or taken away. */
function isNewer(path, than) {
  if (!existsSync(path)) return false
  const { mtimeMs, isFolder } = lookAt(path)
  if (mtimeMs > than) return true
  return isFolder && readdirSync(path).some((name) => isNewer(join(path, name), than))
}

function lookAt(path) {
  const found = statSync(path)
  return { mtimeMs: found.mtimeMs, isFolder: found.isDirectory() }
}

/** Stamped with the time it began: what is changed meanwhile is built again. */
async function build() {
  const began = new Date()
  console.log('Building Tassel …')
  await Promise.all([run('rolldown/bin/cli.mjs', '-c', '--logLevel', 'silent'), run('vite/bin/vite.js', 'build', '--logLevel', 'warn')])
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, '')
  utimesSync(stamp, began, began)
  console.log(`Built in ${((Date.now() - began.getTime()) / 1000).toFixed(1)} s.`)
}

function run(program, ...words) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', program), ...words], { cwd: root, stdio: 'inherit' })
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`${program} ${words.join(' ')} ended with ${code}.`))))
  })
}
