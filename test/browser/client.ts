// The client, built once for all browser tests and again when a source has changed.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../server/bundle.ts'

const SOURCES = ['src', 'public', 'index.html', 'package-lock.json', 'vite.config.ts']
const folder = join(root, 'dist/test-client')

/** The folder of the built client. Named after the newest source, and put in place whole: several test files may want it at once. */
export async function builtClient(): Promise<string> {
  const newest = Math.max(...SOURCES.map((source) => changed(join(root, source))))
  const built = join(folder, String(Math.floor(newest)))
  if (existsSync(built)) return built
  const making = `${built}-${process.pid}`
  await vite('build', '--outDir', making, '--emptyOutDir', '--logLevel', 'warn')
  const older = readdirSync(folder).filter((name) => join(folder, name) < built && !name.includes('-'))
  if (existsSync(built)) rmSync(making, { recursive: true })
  else renameSync(making, built)
  for (const name of older) rmSync(join(folder, name), { recursive: true, force: true })
  return built
}

/** When a file, or anything in a folder, was last changed. */
function changed(path: string): number {
  const found = statSync(path)
  return found.isDirectory() ? Math.max(found.mtimeMs, ...readdirSync(path).map((name) => changed(join(path, name)))) : found.mtimeMs
}

function vite(...words: string[]): Promise<void> {
  mkdirSync(folder, { recursive: true })
  // Vitest runs as NODE_ENV=test, and what is built under that name is no production build.
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...words], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((done, fail) => {
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`The client was not built: vite ended with ${code}.`))))
  })
}
