// What the browser fetches before the first move at a table that somebody was invited to, weighed as it travels: gzipped, every file counted, in every
// language. (A table of the browser's own was laid by a page that has fetched what it needs.)
// Prints the sums, and fails the build above the limit.
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { LANGUAGES, type Language } from '../../core/words.ts'
import { type Asset, BOARDS, type Bundle, chunksOf, isFontFor, stylesOf } from './chunks.ts'

/** Modules that a table page loads beside the entry: the page, the board, and the words of the client, the board and the game. */
const modulesOf = (game: string, language: Language) => [
  'src/web/table/table-page.tsx',
  `src/web/games/${game}/index.tsx`,
  `src/web/words/${language}.ts`,
  `src/web/games/${game}/words/${language}.ts`,
  `src/games/${game}/words/${language}.ts`,
]
export function firstLoad(limit: number): Plugin {
  return {
    name: 'tassel-first-load',
    apply: 'build',
    writeBundle(_, bundle) {
      const sums = BOARDS.flatMap((game) => LANGUAGES.map((language) => ({ game, language, ...weigh(bundle, game, language) })))
      for (const { game, language, script, style, fonts, page, total } of sums)
        this.info(
          `first load of a table, ${game}, ${language}: ${kb(total)} gzipped (script ${kb(script)}, style ${kb(style)}, fonts ${kb(fonts)}, page ${kb(page)}); limit ${kb(limit)}`,
        )
      const heavy = sums.filter(({ total }) => total > limit)
      if (heavy.length > 0)
        this.error(`The first load of a table is over ${kb(limit)} in ${heavy.map((sum) => `${sum.game} ${sum.language}`).join(', ')}.`)
    },
  }
}

interface Weight {
  readonly script: number
  readonly style: number
  readonly fonts: number
  readonly page: number
  readonly total: number
}

function weigh(bundle: Bundle, game: string, language: Language): Weight {
  const assets = Object.values(bundle).filter((file): file is Asset => file.type === 'asset')
  const wanted = chunksOf(bundle, ['src/web/main.tsx', 'src/web/ahead.ts', ...modulesOf(game, language)])
  const styles = new Set(stylesOf(wanted))
  const sum = (files: readonly Asset[]) => files.reduce((all, file) => all + gzipped(file.source), 0)
  const script = wanted.reduce((all, chunk) => all + gzipped(chunk.code), 0)
  const style = sum(assets.filter((asset) => styles.has(asset.fileName)))
  // Fonts are compressed already; a second time gains nothing.
  const fonts = assets.filter((asset) => isFontFor(asset.fileName, language, game)).reduce((all, font) => all + font.source.length, 0)
  const page = sum(assets.filter((asset) => asset.fileName === 'index.html'))
  return { script, style, fonts, page, total: script + style + fonts + page }
}

const gzipped = (source: string | Uint8Array): number => gzipSync(source, { level: 9 }).length
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`
