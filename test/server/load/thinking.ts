// Whether people notice that bots think: their moves are timed while eight strong bots are busy, and while none is.

import type { Rng } from '../../../src/core/rng.ts'
import { bot, openTable } from '../tables.ts'
import { visitor } from '../visitor.ts'
import type { House } from './house.ts'
import { clubOf, openLoaded } from './tables.ts'

export interface Noticed {
  readonly calm: Quick
  readonly thinking: Quick
}
export interface Quick {
  readonly p50: number
  readonly p99: number
}

const BOTS = 8
const MOVES = 150
const BEAT_MS = 60

export async function whileBotsThink(house: House, rng: Rng, strongest: string): Promise<Noticed> {
  const club = clubOf(house.bases, rng)
  const calm = await timed(club)
  const host = visitor(house.bases[0])
  for (let i = 0; i < BOTS; i++) await openTable(host, { game: 'bruxelles-1893', seats: [bot(strongest), bot(strongest)] })
  const thinking = await timed(club)
  return { calm, thinking }
}

async function timed(club: ReturnType<typeof clubOf>): Promise<Quick> {
  const times: number[] = []
  let table = await openLoaded(club)
  while (times.length < MOVES) {
    if (table.isOver()) {
      table.leave()
      table = await openLoaded(club)
    } else if (table.mover()) times.push(await table.move())
    await new Promise((done) => setTimeout(done, BEAT_MS))
  }
  table.leave()
  const sorted = times.sort((a, b) => a - b)
  return { p50: sorted[sorted.length >> 1], p99: sorted[Math.floor(sorted.length * 0.99)] }
}
