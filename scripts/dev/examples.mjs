// In development the examples stand on the shelf beside the games of the house: who imports a list of games is given that of examples/, which begins with
// the house's own. What is shipped is built without this, and knows nothing of them.
import { join } from 'node:path'
import { root } from '../built.mjs'

const LISTS = { 'src/games/index.ts': 'examples/games.ts', 'src/games/metas.ts': 'examples/metas.ts' }

/** For rolldown and for Vite. */
export function withExamples() {
  const twins = new Map(Object.entries(LISTS).map(([own, twin]) => [join(root, own), join(root, twin)]))
  const isTwin = (path) => [...twins.values()].includes(path)
  return {
    name: 'examples',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !/games\/(index|metas)\.ts$/.test(source) || isTwin(importer)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return (found && twins.get(found.id)) ?? found
    },
  }
}
