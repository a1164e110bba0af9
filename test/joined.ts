// Modules joined into one, as they are shipped. V8 folds the constants of one module, and under the test runner every import is a look into an
// object besides: whole games run some ten times as fast like this.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { root } from './programs.ts'

const ENTRY = 'joined'
/** Inside node_modules, where what the modules import is found. */
const cache = join(root, 'node_modules/.cache/tassel')

/** All that some modules export; paths are from src. */
export async function joined<T>(...modules: readonly string[]): Promise<T> {
  mkdirSync(cache, { recursive: true })
  const file = join(cache, `joined-${process.pid}-${modules.join('-').replaceAll(/\W+/g, '-')}.js`)
  await writeJoined(file, modules)
  const exported: T = await import(/* @vite-ignore */ pathToFileURL(file).href)
  rmSync(file)
  return exported
}

/** Writes them as one file, for a process of its own. */
export async function writeJoined(file: string, modules: readonly string[]): Promise<void> {
  const build = await rolldown({
    input: ENTRY,
    platform: 'node',
    external: [/^@noble\//],
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? modules.map((module) => `export * from '${join(root, 'src', module)}'`).join('\n') : null),
      },
    ],
  })
  await build.write({ file, format: 'esm', codeSplitting: false })
  await build.close()
}
