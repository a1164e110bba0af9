// What whoever looks at the pages brings along, in the order in which it is needed.
import { openEye } from './eye.ts'
import { openLayers } from './layers.ts'
import { openReach } from './reach.ts'
import { openRuler } from './ruler.ts'
import { openTableRuler } from './table-ruler.ts'
import { openWitness } from './witness.ts'

export const INSTRUMENTS: readonly (() => void)[] = [openEye, openReach, openRuler, openTableRuler, openLayers, openWitness]
