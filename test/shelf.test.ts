// The lists of all games are what the shelf says. `npm run shelf` writes them anew.
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { gamesText, metasText } from '../scripts/shelf.ts'
import { games } from '../src/games/games.ts'
import { metas } from '../src/games/metas.ts'
import { SHELF } from '../src/games/shelf.ts'

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../src/games/*/{index,meta}.ts', { eager: true })

/** The names of what a file exports that has these properties. */
function exported(file: string, ...properties: readonly string[]): string[] {
  const isWanted = (value: unknown) => typeof value === 'object' && value !== null && properties.every((property) => property in value)
  return Object.entries(files[`../src/games/${file}`]).flatMap(([name, value]) => (isWanted(value) ? [name] : []))
}

const shelf = SHELF.map((folder) => ({
  folder,
  games: exported(`${folder}/index.ts`, 'meta', 'legal', 'apply'),
  metas: exported(`${folder}/meta.ts`, 'id', 'rulesVersion'),
}))

describe('The shelf', () => {
  test('names every folder of a game', () => {
    const folders = readdirSync('src/games', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    expect([...SHELF].sort()).toEqual(folders.sort())
  })
  test('is what the lists were written from', async () => {
    await expect(gamesText(shelf)).toMatchFileSnapshot('../src/games/games.ts')
    await expect(metasText(shelf)).toMatchFileSnapshot('../src/games/metas.ts')
  })
  test('has the same games with and without their rules', () => {
    expect(metas).toEqual(games.map(({ meta }) => meta))
  })
  test('breaks lists that are too long for a line', () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ folder: `game-${i}`, games: [`game${i}`], metas: ['meta'] }))
    expect(gamesText(many)).toContain('export const games: readonly Game[] = [\n  game0,\n  game1,\n')
    expect(metasText(many)).toContain("import { meta as game29 } from './game-29/meta.ts'\n")
  })
})
