import { conformance } from '../../../test/conformance.ts'
import { firstMeta } from './meta.ts'

conformance(firstMeta, 'bruxelles-1893/index.ts')
