// The clocks of a table: in the header at a desk, in a strip below it where that has no room for them.
import { type ReactNode, useMemo } from 'react'
import type { SeatInfo } from '../../wire/seats.ts'
import type { AtTable } from '../clocks/at-table.ts'
import { partLater } from './fetched.ts'
import type { Standing } from './standing.ts'
import { useMedia } from './use-media.ts'

const ClockStrip = partLater(async () => (await import('../clocks/strip.tsx')).ClockStrip, <section className="clocks" />)

/** Where the header has room for so many. */
const deskFor = (seats: number) => `(min-width: ${Math.max(1181, 880 + 80 * seats)}px)`

interface ClocksShown {
  readonly where: 'within' | 'below' | undefined
  readonly within: ReactNode
  readonly below: ReactNode
  /** For the holdings. */
  readonly table: AtTable
}

export function useClocks(snapshot: Standing, seats: readonly SeatInfo[]): ClocksShown {
  const isDesk = useMedia(deskFor(seats.length))
  const { reading, clock, you } = snapshot
  const table = useMemo<AtTable>(() => ({ reading, ...(clock && { clock }), you }), [reading, clock, you])
  // The same until something changes: the header is drawn anew only then.
  const strip = useMemo(() => clock && <ClockStrip {...{ snapshot, seats }} />, [clock, snapshot, seats])
  if (!strip) return { where: undefined, within: null, below: null, table }
  return isDesk ? { where: 'within', within: strip, below: null, table } : { where: 'below', within: null, below: strip, table }
}
