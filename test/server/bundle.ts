// The bundles that tests need as files: bots' threads and servers of their own run JavaScript, tests run TypeScript.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

export const root = rootFolder()
/** One folder a test worker: they run side by side. Within the repository, where packages are found. */
const folder = `${root}dist/test-${process.env.VITEST_POOL_ID ?? process.pid}`

/** Joins a module of the repository into one file; answers its path. */
export async function bundled(module: string): Promise<string> {
  const build = await rolldown({ input: root + module, platform: 'node', external: [/^[^./]/], logLevel: 'silent' })
  const file = `${folder}/${module.replaceAll('/', '-').replace(/\.ts$/, '.js')}`
  await build.write({ file, format: 'esm', codeSplitting: false })
  await build.close()
  return file
}

/** The benchmark and the screenshots are bundles themselves, and lie at another depth. */
function rootFolder(): string {
  let place = new URL('.', import.meta.url)
  while (!existsSync(new URL('package.json', place))) place = new URL('..', place)
  return fileURLToPath(place)
}
