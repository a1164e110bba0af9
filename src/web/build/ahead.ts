// Tells the page's first script what each page will need: then all of it is asked for at once, not one after the other's arrival.
import type { Plugin } from 'vite'
import { LANGUAGES, type Language } from '../../core/words.ts'
import type { Ahead } from '../ahead.ts'
import { BOARDS, type Bundle, chunksOf, isFontFor, stylesOf } from './chunks.ts'

const PLACEHOLDER = '__AHEAD__'
const SCRIPT = 'ahead.js'

/** The module that each page begins with. */
const PAGES: Ahead['pages'] extends Readonly<Record<infer Page, unknown>> ? Readonly<Record<Page, string>> : never = {
  home: 'src/web/home/home-page.tsx',
  new: 'src/web/new-table/new-table-page.tsx',
  join: 'src/web/join/join-page.tsx',
  table: 'src/web/table/table-page.tsx',
  replay: 'src/web/replay/replay-page.tsx',
}
/** The modules of a table's game: a table that is played needs the first, whichever language the others are in. */
const gameModules = (game: string, language: Language) => [
  `src/web/games/${game}/index.tsx`,
  `src/web/games/${game}/words/${language}.ts`,
  `src/games/${game}/words/${language}.ts`,
]

export function ahead(): Plugin {
  return {
    name: 'tassel-ahead',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', async: true, src: `/${SCRIPT}` }, injectTo: 'head-prepend' }],
    generateBundle(_, bundle) {
      const script = bundle[SCRIPT]
      if (script?.type !== 'chunk') return this.error('The build has no script that looks ahead.')
      script.code = `const ${PLACEHOLDER} = ${JSON.stringify(tableOf(bundle))};\n${script.code}`
    },
  }
}

function tableOf(bundle: Bundle): Ahead {
  const files: string[] = []
  const number = (name: string): number => {
    if (!files.includes(name)) files.push(name)
    return files.indexOf(name)
  }
  const main = new Set(chunksOf(bundle, ['src/web/main.tsx']))
  const needs = (modules: readonly string[]): number[] => {
    const chunks = chunksOf(bundle, modules).filter((chunk) => !main.has(chunk))
    return [...chunks.map((chunk) => chunk.fileName), ...stylesOf(chunks)].map(number)
  }
  const byLanguage = <T>(of: (language: Language) => T) =>
    Object.fromEntries(LANGUAGES.map((each) => [each, of(each)])) as Record<Language, T>
  const fonts = (language: Language, game: string) =>
    Object.keys(bundle)
      .filter((file) => isFontFor(file, language, game))
      .map(number)
  const games = Object.fromEntries(
    BOARDS.map((game) => [game, byLanguage((language) => [...needs(gameModules(game, language)), ...fonts(language, game)])]),
  )
  const pages = Object.fromEntries(Object.entries(PAGES).map(([page, module]) => [page, needs([module])])) as unknown as Ahead['pages']
  return { words: byLanguage((language) => needs([`src/web/words/${language}.ts`])), pages, games, files }
}
