// Writes the list of the build's files into the service worker, with a mark that changes when any of them does. Nets are listed by themselves: they are
// large, and kept only where a bot has asked for them.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const PLACEHOLDER = '__BUILD__'
const NET = /\.net$/

export function precache(): Plugin {
  return {
    name: 'tassel-precache',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle['sw.js']
      if (worker?.type !== 'chunk') return this.error('The build has no service worker.')
      const built = Object.values(bundle).filter((file) => file.fileName !== 'sw.js' && !file.fileName.endsWith('.map'))
      const names = built.map((file) => file.fileName)
      // The pictures of links are for whoever has not come yet.
      const kept = readdirSync('public').filter((name) => !name.startsWith('preview-'))
      const mark = createHash('sha256')
      for (const file of built) mark.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source)
      for (const name of kept) mark.update(name).update(readFileSync(`public/${name}`))
      const build = {
        version: mark.digest('hex').slice(0, 12),
        files: addresses(['index.html', ...names.filter((name) => !NET.test(name)), ...kept]),
        nets: addresses(names.filter((name) => NET.test(name))),
      }
      worker.code = `const ${PLACEHOLDER} = ${JSON.stringify(build)};\n${worker.code}`
    },
  }
}

const addresses = (names: readonly string[]): string[] => [...new Set(names)].map((name) => `/${name}`)
