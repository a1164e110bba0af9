// The link that gives a seat to another device, and how its owner takes it away again.
import { SPECTATOR } from '../../core/game.ts'
import type { OwnSeat, Renewal } from '../../wire/recovery.ts'
import { Refused } from '../refused.ts'
import type { OwnSeatRow } from '../store/read.ts'
import { renewKey } from '../store/write.ts'
import { recoveryKey, recoveryPath } from './codes.ts'
import type { Hall } from './hall.ts'
import type { Live } from './live.ts'
import { viewerOf } from './shown.ts'

export function ownSeatOf({ table, seat, devices }: OwnSeatRow): OwnSeat {
  const { id, game, name } = table
  return { id, game, table: name, seat: seat.seat, name: seat.name, recovery: recoveryPath(seat.recovery), devices }
}

/** Puts a new link in the place of a seat's; who came by the old one keeps the seat, unless its owner wants to be alone. */
export async function renewRecovery(hall: Hall, live: Live, { guest, alone }: Renewal & { guest: string }): Promise<OwnSeat> {
  const seat = viewerOf(live, guest)
  if (seat === SPECTATOR) throw new Refused(403, 'no-seat', 'You do not sit at this table.')
  const { id } = live.table
  await hall.cache.whileWriting(id, () =>
    hall.store.db.transaction((tx) => renewKey(tx, { tableId: id, seat }, { recovery: recoveryKey(), aloneFor: alone ? guest : null })),
  )
  const { table, seats, holders } = await hall.reread(id)
  const devices = [...holders.values()].filter((held) => held === seat).length
  return ownSeatOf({ table, seat: seats[seat], devices })
}
