// `npm run build`: builds everything that is shipped, whether it is stale or not.
import { build, CLIENT, DECLARATIONS, PROGRAMS } from './built.mjs'

await build(PROGRAMS, CLIENT, DECLARATIONS)
