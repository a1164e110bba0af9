// A game carries its English sentences for servers and terminals. A page speaks its reader's language, which it loads beside the rules: in the
// client the game itself has none.
import type { Plugin } from 'vite'

const NONE = '\0no-words'

export function wordsApart(): Plugin {
  return {
    name: 'tassel-words-apart',
    enforce: 'pre',
    resolveId: (source, importer) => (source === './words/en.ts' && /\/src\/games\/[^/]+\/index\.ts$/.test(importer ?? '') ? NONE : null),
    // Whatever edition of them is asked for is none.
    load: (id) =>
      id === NONE
        ? `const none = { log: {}, why: {}, parts: {}, name: (_, value) => String(value) }
           export const en = new Proxy(none, { get: (words, key) => words[key] ?? words })`
        : null,
  }
}
