// The first script of a page: asks for everything that this address will need, in the reader's language, before the page's own scripts have come.
// A table then stands after three round trips: the page, its scripts, and all the rest together.
import type { Language } from '../core/words.ts'
import { chosenLanguage } from './chosen-language.ts'

/** What each page needs, as numbers of files; the build writes it here. */
export interface Ahead {
  readonly files: readonly string[]
  readonly words: Readonly<Record<Language, readonly number[]>>
  readonly pages: Readonly<Record<'home' | 'new' | 'join' | 'table' | 'replay', readonly number[]>>
  /** By the folder of the face. */
  readonly games: Readonly<Record<string, Readonly<Record<Language, readonly number[]>>>>
}

declare const __AHEAD__: Ahead

const PATHS: readonly (readonly [RegExp, keyof Ahead['pages']])[] = [
  [/^\/$/, 'home'],
  [/^\/new$/, 'new'],
  [/^\/join/, 'join'],
  [/^\/t\/[^/]+$/, 'table'],
  [/^\/t\/[^/]+\/replay$/, 'replay'],
]

const { files, words, pages, games } = __AHEAD__
const language = chosenLanguage()
const page = PATHS.find(([path]) => path.test(location.pathname))?.[1]
const table = /^\/t\/([^/]+)/.exec(location.pathname)?.[1]
for (const file of new Set([...words[language], ...(page ? pages[page] : []), ...(table ? gameFiles(table) : [])])) fetchAhead(files[file])

/** The files of the game that is played at a table: the server says which it is, or the browser that keeps it. */
function gameFiles(id: string): readonly number[] {
  const kept = /"game":"([\w-]+)"/.exec(localStorage.getItem(`tassel.table.${id}`)?.slice(0, 300) ?? '')?.[1]
  const game = document.documentElement.dataset.ahead ?? kept ?? ''
  // Editions share a face.
  const face = Object.keys(games).find((each) => game.startsWith(each))
  return face ? games[face][language] : []
}

function fetchAhead(file: string): void {
  const link = document.createElement('link')
  const kind = /\.(\w+)$/.exec(file)?.[1]
  link.rel = kind === 'js' ? 'modulepreload' : 'preload'
  if (kind !== 'js') link.as = kind === 'css' ? 'style' : 'font'
  link.crossOrigin = 'anonymous'
  link.href = `/${file}`
  document.head.append(link)
}
