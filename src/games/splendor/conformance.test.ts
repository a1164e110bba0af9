import { conformance } from '../../../test/conformance.ts'
import { meta } from './meta.ts'

conformance(meta, 'splendor/index.ts')
