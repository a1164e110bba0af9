import { conformance } from '../../test/conformance.ts'
import { meta } from './meta.ts'

conformance(meta, '../../examples/goofspiel/index.ts')
