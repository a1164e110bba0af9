import { conformance } from '../../../test/conformance.ts'
import { revisedMeta } from './meta.ts'

conformance(revisedMeta, 'bruxelles-1893/index.ts')
