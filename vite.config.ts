// Builds the client into dist/web: hashed files, one chunk a page, a game and a language. Three small plugins of our own see to
// the weight of a table's first load, to the files that work offline, and to their compressed twins.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './src/web/build/compressed.ts'
import { firstLoad } from './src/web/build/first-load.ts'
import { precache } from './src/web/build/precache.ts'
import { wordsApart } from './src/web/build/words-apart.ts'

const FIRST_LOAD_LIMIT = 250_000
/** All of a game but what the shelf shows of it, and the languages that are loaded when asked for. */
const RULES = /\/src\/games\/([^/]+)\/(?!meta\.ts|words\/(?!speak\.ts))/

export default defineConfig({
  plugins: [wordsApart(), react(), firstLoad(FIRST_LOAD_LIMIT), precache(), compressed()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // A font inside a style sheet would be loaded in every language.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/web/offline/service-worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        // The rules of a game are one file, whoever asks for them: apart, each half would name everything that it takes from the other.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'rules', test: RULES, name: (id) => `${RULES.exec(id)?.[1]}-rules` }],
        },
      },
    },
  },
  worker: { format: 'es' },
})
