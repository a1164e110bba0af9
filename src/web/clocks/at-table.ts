// Which clocks the holdings beside a board show: the table's, or none where a game is looked back at.
import { createContext } from 'react'
import type { Snapshot } from '../source/source.ts'

export type AtTable = Pick<Snapshot, 'reading' | 'clock' | 'you'>

export const Clocked = createContext<AtTable>({ you: null })
