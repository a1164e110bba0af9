// What a page loads, read off the built bundle: the chunks that hold some modules, whatever those import, and their styles.
import { readdirSync } from 'node:fs'
import type { Rolldown } from 'vite'
import type { Language } from '../../core/words.ts'

/** The games that have a board. */
export const BOARDS = readdirSync('src/web/games', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

export type Chunk = Rolldown.OutputChunk
export type Asset = Rolldown.OutputAsset
export type Bundle = Rolldown.OutputBundle

/** The chunks that hold modules, and what they cannot do without. */
export function chunksOf(bundle: Bundle, modules: readonly string[]): Chunk[] {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const wanted = new Set<Chunk>()
  const want = (chunk: Chunk | undefined): void => {
    if (!chunk || wanted.has(chunk)) return
    wanted.add(chunk)
    for (const name of chunk.imports) want(chunks.find((other) => other.fileName === name))
  }
  for (const module of modules) want(chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module))))
  return [...wanted]
}

/** The style sheets of chunks, by their files' names. */
export const stylesOf = (chunks: readonly Chunk[]): string[] => [
  ...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])),
]

/** Which fonts a language needs: digits and names are Latin everywhere; Chinese is set in the system's faces. */
const FONTS: Readonly<Record<Language, RegExp>> = {
  en: /-latin-\d.*\.woff2$/,
  ru: /-(latin|cyrillic)-\d.*\.woff2$/,
  uk: /-(latin|cyrillic)-\d.*\.woff2$/,
  'zh-Hant': /-latin-\d.*\.woff2$/,
}

/** Games that never set the display face in its plain weight: the browser does not fetch it for them. */
const ONE_WEIGHT = ['bruxelles-1893']
const PLAIN_DISPLAY = /philosopher-\w+-400/

/** Whether a table of a game needs a font in a language. */
export function isFontFor(file: string, language: Language, game: string): boolean {
  return FONTS[language].test(file) && !(ONE_WEIGHT.includes(game) && PLAIN_DISPLAY.test(file))
}
