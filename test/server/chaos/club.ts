// Where people play: the servers that there are, some of which may be down.
import { below, type Rng } from '../../../src/core/rng.ts'
import type { Ledger } from './ledger.ts'
import { ask, type Heard, type Person } from './person.ts'

export interface Club {
  readonly bases: readonly string[]
  readonly ledger: Ledger
  readonly rng: Rng
  /** Whether people still play. */
  isOpen(): boolean
}

const AGAIN_MS = 250

/** Any of the servers: whether it is up is found out by asking. */
export const baseOf = ({ bases, rng }: Club): string => bases[below(rng, bases.length)]

/** Asks one server after another until one answers other than that it cannot; null when the club closes first. */
export async function insist<T>(
  club: Club,
  who: Person,
  what: { readonly path: string; readonly body?: unknown },
): Promise<Heard<T> | null> {
  while (club.isOpen()) {
    const heard = await ask<T>(who, { base: baseOf(club), ...what })
    if (heard.status !== 0 && heard.status !== 503) return heard
    await new Promise((done) => setTimeout(done, AGAIN_MS))
  }
  return null
}
