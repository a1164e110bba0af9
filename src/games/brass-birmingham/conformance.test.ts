import { conformance } from '../../../test/conformance.ts'
import { meta } from './meta.ts'

conformance(meta, 'brass-birmingham/index.ts')
