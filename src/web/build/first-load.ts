// What the browser fetches before the first move at a table that somebody was invited to, weighed as it travels: gzipped, every file counted, in every
// language. (A table of the browser's own was laid by a page that has fetched what it needs.)
// Prints the sums, and fails the build above the limit.
import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { LANGUAGES, type Language } from '../../core/words.ts'

type Chunk = Rolldown.OutputChunk
type Asset = Rolldown.OutputAsset
type Bundle = Rolldown.OutputBundle

/** The games that have a board. */
const GAMES = readdirSync('src/web/games')
/** Modules that a table page loads beside the entry: the page, the board, and the words of the client, the board and the game. */
const modulesOf = (game: string, language: Language) => [
  'src/web/table/table-page.tsx',
  `src/web/games/${game}/index.tsx`,
  `src/web/words/${language}.ts`,
  `src/web/games/${game}/words/${language}.ts`,
  `src/games/${game}/words/${language}.ts`,
]
/** Which fonts a language needs: digits and names are Latin everywhere; Chinese is set in the system's faces. */
const FONTS: Readonly<Record<Language, RegExp>> = {
  en: /-latin-\d/,
  ru: /-(latin|cyrillic)-\d/,
  uk: /-(latin|cyrillic)-\d/,
  'zh-Hant': /-latin-\d/,
}

/** Games that never set the display face in its plain weight: the browser does not fetch it for them. */
const ONE_WEIGHT = ['bruxelles-1893']
const PLAIN_DISPLAY = /philosopher-\w+-400/

export function firstLoad(limit: number): Plugin {
  return {
    name: 'tassel-first-load',
    apply: 'build',
    writeBundle(_, bundle) {
      const sums = GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language, ...weigh(bundle, game, language) })))
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
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const assets = Object.values(bundle).filter((file): file is Asset => file.type === 'asset')
  const wanted = new Set<Chunk>()
  const want = (chunk: Chunk | undefined): void => {
    if (!chunk || wanted.has(chunk)) return
    wanted.add(chunk)
    for (const name of chunk.imports) want(chunks.find((other) => other.fileName === name))
  }
  want(chunks.find((chunk) => chunk.isEntry && chunk.name === 'index'))
  for (const module of modulesOf(game, language)) want(chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module))))
  const styles = new Set([...wanted].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
  const sum = (files: readonly Asset[]) => files.reduce((all, file) => all + gzipped(file.source), 0)
  const script = [...wanted].reduce((all, chunk) => all + gzipped(chunk.code), 0)
  const style = sum(assets.filter((asset) => styles.has(asset.fileName)))
  // Fonts are compressed already; a second time gains nothing.
  const fonts = assets
    .filter((asset) => asset.fileName.endsWith('.woff2') && FONTS[language].test(asset.fileName))
    .filter((asset) => !(ONE_WEIGHT.includes(game) && PLAIN_DISPLAY.test(asset.fileName)))
    .reduce((all, font) => all + font.source.length, 0)
  const page = sum(assets.filter((asset) => asset.fileName === 'index.html'))
  return { script, style, fonts, page, total: script + style + fonts + page }
}

const gzipped = (source: string | Uint8Array): number => gzipSync(source, { level: 9 }).length
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`
