// Writes .br and .gz beside every file of the build that gets smaller by it, so that a server hands them out without compressing anything itself.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const LOOSE = /\.(js|css|html|svg|webmanifest|net)$/

export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'tassel-compressed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => LOOSE.test(file))) {
        const path = join(folder, name)
        const source = readFileSync(path)
        writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }))
        writeFileSync(`${path}.br`, brotliCompressSync(source))
      }
    },
  }
}
