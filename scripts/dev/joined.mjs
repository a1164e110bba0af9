// A program as rolldown joins it in development: with the examples, apart from what is shipped.
import { join } from 'node:path'
import { withNets } from '../beside.mjs'
import { root } from '../built.mjs'
import { withExamples } from './examples.mjs'

export const joined = (name, input) => ({
  input: join(root, input),
  platform: 'node',
  external: [/^[^./]/],
  plugins: [withExamples(), withNets()],
  output: { file: join(root, 'dist/dev', `${name}.js`), format: 'esm', sourcemap: true, codeSplitting: false },
})
