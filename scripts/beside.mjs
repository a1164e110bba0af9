// What a program reads at run time is laid beside it when it is built.
import { cpSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './built.mjs'

/** The nets that bots judge by, in a folder `nets` beside the program. For rolldown. */
export function withNets() {
  return {
    name: 'nets',
    writeBundle: ({ file }) => cpSync(join(root, 'src/bots/net/weights'), join(dirname(file), 'nets'), { recursive: true }),
  }
}
