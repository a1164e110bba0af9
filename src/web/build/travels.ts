// Which modules travel together: one file for what every page needs, one for the table, one for the board and one for the rules of each game, one for
// a game's words. A browser asks a plain server for six files at a time: with many small ones the last waits for the first.
import { join, relative } from 'node:path'
import { BOARDS } from './chunks.ts'
import { closureOf } from './closure.ts'

/** All of a game but what the shelf shows of it, the text of its rules, its lessons, and the languages that are loaded when asked for. */
const RULES = /^src\/games\/([^/]+)\/(?!meta\.ts|RULES\.|lessons\/|words\/(?!(speak|places)\.ts))/
const WORDS = /^src\/(?:web\/)?games\/([^/]+)\/words\/(en|ru|uk|zh-Hant)\.ts$/
/** What the lessons of a game are: their plots, and what they say in a language. */
const LESSONS = /^src\/games\/([^/]+)\/lessons\/[^/]+\/(plot|en|ru|uk|zh-Hant)\.txt/
/** What comes from elsewhere and every page runs on. */
const GROUND = /\/node_modules\/(react|react-dom|scheduler|@noble)\/|rolldown\/runtime|vite\/preload-helper|no-words$/
/** The kernel, what the shelf shows of each game, and how its files are found. */
const SMALL = /^src\/(core\/|games\/[^/]+\/meta\.ts$|web\/games\/[^/]+\/loads\.ts$|web\/shelf\/loader\.ts$)/

const first = closureOf('src/web/chosen-language.ts')
const main = closureOf('src/web/main.tsx')
const table = closureOf('src/web/table/table-page.tsx')
const elsewhere = ['home/home-page', 'new-table/new-table-page', 'join/join-page'].map((page) => closureOf(`src/web/${page}.tsx`))
const boards = BOARDS.map((game) => ({ game, needs: closureOf(join('src/web/games', game, 'index.tsx')) }))

/** The name of the file that a module travels in; null where the bundler may decide. */
export function travelsIn(id: string): string | null {
  if (GROUND.test(id)) return 'main'
  const module = relative(process.cwd(), id)
  // The first script needs it before all else has come.
  if (first.has(module)) return 'language'
  if (main.has(module) || SMALL.test(module) || (table.has(module) && elsewhere.some((needs) => needs.has(module)))) return 'main'
  const words = WORDS.exec(module)
  if (words) return `${words[1]}-${words[2]}`
  const lessons = LESSONS.exec(module)
  if (lessons) return `${lessons[1]}-lessons-${lessons[2]}`
  const rules = RULES.exec(module)?.[1]
  if (rules) return `${rules}-rules`
  // What other pages need of a board must not bring the whole of it there.
  if (elsewhere.some((needs) => needs.has(module))) return null
  if (table.has(module)) return 'table'
  // What two boards need comes with the table; what is one's, wherever it lies, with that one.
  const needed = boards.filter(({ needs }) => needs.has(module))
  return needed.length === 0 ? null : needed.length === 1 ? `${needed[0].game}-board` : 'table'
}
