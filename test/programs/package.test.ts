// The package holds what runs, and nothing else. Whether it runs where it is installed is what `npm run test:package` tries.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../programs.ts'

interface Packed {
  readonly unpackedSize: number
  readonly files: readonly { readonly path: string }[]
}

const packed = (): Packed =>
  JSON.parse(execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }))[0]

describe('The package', () => {
  const { files, unpackedSize } = packed()
  const paths = files.map(({ path }) => path)

  test('holds the programs, the pages, the library and its types', () => {
    for (const path of [
      'package.json',
      'README.md',
      'LICENSE',
      'dist/cli.js',
      'dist/server.js',
      'dist/bot-worker.js',
      'dist/copies.js',
      'dist/core.js',
      'dist/games/splendor.js',
      'dist/nets/splendor-2.net',
      'dist/nets/splendor-4.net',
      'dist/types/core/index.d.ts',
      'dist/types/games/splendor/index.d.ts',
      'dist/web/index.html',
      'dist/web/sw.js',
    ])
      expect(paths).toContain(path)
  })

  test('holds nothing else', () => {
    const known =
      /^(package\.json|README\.md|LICENSE|dist\/(cli|server|bot-worker|copies|core)\.js|dist\/games\/[\w-]+\.js|dist\/nets\/[\w-]+\.net|dist\/types\/.+\.d\.ts|dist\/web\/.+)$/
    expect(paths.filter((path) => !known.test(path))).toEqual([])
    expect(paths.filter((path) => /\.map$|\.test\.|fixture/.test(path))).toEqual([])
    // Nets lie there twice, for the programs and for the pages; rules and lessons in four languages.
    expect(unpackedSize).toBeLessThan(14_000_000)
    const scripts = paths.filter((path) => path.endsWith('.js'))
    expect(scripts.filter((path) => /goofspiel/i.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
  })
})
