// `npm run build`: builds the programs, whether they are stale or not.
import { build, PROGRAMS } from './built.mjs'

await build(PROGRAMS)
