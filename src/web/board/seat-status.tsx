// Beside a name among the holdings: how much time its owner has, or that a bot plays for him. It comes after the board, where there is any of it.
import { type ReactNode, useContext } from 'react'
import type { SeatInfo } from '../../wire/seats.ts'
import { Clocked } from '../clocks/at-table.ts'
import { partLater } from '../table/fetched.ts'

const Shown = partLater(async () => (await import('../clocks/seat-shown.tsx')).SeatShown)

export function SeatStatus({ sitting }: { readonly sitting: SeatInfo }): ReactNode {
  const table = useContext(Clocked)
  return table.clock || sitting.stead ? <Shown sitting={sitting} {...table} /> : null
}
