// Builds the client into dist/web: hashed files, one chunk a page, a game and a language. Small plugins of our own see to
// the weight of a table's first load, to what is asked for ahead, to the files that work offline, and to their compressed twins.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ahead } from './src/web/build/ahead.ts'
import { compressed } from './src/web/build/compressed.ts'
import { firstLoad } from './src/web/build/first-load.ts'
import { precache } from './src/web/build/precache.ts'
import { travelsIn } from './src/web/build/travels.ts'
import { wordsApart } from './src/web/build/words-apart.ts'

const FIRST_LOAD_LIMIT = 250_000
/** How long each plugin took is nothing to whoever only wants to play. */
const checks = { pluginTimings: false }

export default defineConfig({
  plugins: [wordsApart(), react(), firstLoad(FIRST_LOAD_LIMIT), ahead(), precache(), compressed()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // A font inside a style sheet would be loaded in every language.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks,
      input: { index: 'index.html', ahead: 'src/web/ahead.ts', sw: 'src/web/offline/service-worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' || name === 'ahead' ? `${name}.js` : 'assets/[name]-[hash].js'),
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: (id) => travelsIn(id), debugName: 'travels' }] },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { checks } },
})
