// Joins the modules of the engine into a few files. Not for size: V8 treats the constants of one module as constants and those of
// another as variables, and random play is a third faster when a game and the kernel are one module.
import { defineConfig } from 'rolldown'

export default defineConfig({
  input: {
    cli: 'src/cli/main.ts',
    core: 'src/core/index.ts',
    'games/splendor': 'src/games/splendor/index.ts',
  },
  platform: 'node',
  external: [/^@noble\//],
  output: { dir: 'dist', format: 'esm', sourcemap: true, chunkFileNames: 'chunks/[name]-[hash].js' },
})
