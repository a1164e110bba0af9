// Writes the lists of all games from the names of their folders: one with their rules, and one without, for whoever shows a shelf before
// any rules are loaded. By hand these would be two files with two lines a game.

/** A game's folder, and the names under which its files export what is listed. */
export interface Shelved {
  readonly folder: string
  readonly games: readonly string[]
  readonly metas: readonly string[]
}

const WIDTH = 140

export function gamesText(shelf: readonly Shelved[]): string {
  const head = '// Every game that can be played. Written by `npm run shelf` from shelf.ts.\n'
  const imports = shelf.map(({ folder, games }) => `import { ${games.join(', ')} } from './${folder}/index.ts'`)
  const listed = shelf.flatMap(({ games }) => games)
  return `${head}import type { Game } from '../core/game.ts'\n${sorted(imports)}\n\n/** In the order of the shelf. */\n${list('games: readonly Game[]', listed)}`
}

export function metasText(shelf: readonly Shelved[]): string {
  const head =
    '// What every game is, without its rules: enough for a shelf, a form or a page about it. Written by `npm run shelf` from shelf.ts.\n'
  // Where a folder holds one game, its meta is called so in every folder.
  const named = shelf.map(({ folder, metas }) => ({
    folder,
    metas: metas.map((name) =>
      name === 'meta' ? { name: camelCase(folder), from: `meta as ${camelCase(folder)}` } : { name, from: name },
    ),
  }))
  const imports = named.map(({ folder, metas }) => `import { ${metas.map(({ from }) => from).join(', ')} } from './${folder}/meta.ts'`)
  const listed = named.flatMap(({ metas }) => metas.map(({ name }) => name))
  return `${head}import type { Meta } from '../core/game.ts'\n${sorted(imports)}\n\n/** In the order of the shelf. */\n${list('metas: readonly Meta[]', listed)}`
}

/** Imports stand in the order of their paths. */
function sorted(imports: readonly string[]): string {
  const path = (line: string) => line.slice(line.indexOf("'"))
  return [...imports].sort((a, b) => (path(a) < path(b) ? -1 : 1)).join('\n')
}

/** On one line, or one name a line where that is too long, as the formatter wants it. */
function list(declared: string, names: readonly string[]): string {
  const line = `export const ${declared} = [${names.join(', ')}]\n`
  return line.length <= WIDTH ? line : `export const ${declared} = [\n${names.map((name) => `  ${name},\n`).join('')}]\n`
}

const camelCase = (folder: string): string => folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
