// Before the tests of the programs: they are built.
import { built, CLIENT, DECLARATIONS, PROGRAMS } from '../../scripts/built.mjs'

export const setup = (): Promise<void> => built(PROGRAMS, CLIENT, DECLARATIONS)
