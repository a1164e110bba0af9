// Who is to sit somewhere, as the server wants to be told.
import type { SeatInfo, SeatPlan } from '../../wire/seats.ts'
import { ownZone } from '../clocks/zone.ts'

export function planned({ kind, name }: SeatInfo): SeatPlan {
  if (kind === 'bot') return { kind, bot: name }
  return kind === 'person' ? { kind, name, zone: ownZone() } : { kind: 'open' }
}
