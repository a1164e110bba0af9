// How many streams may be open at once. Each costs memory and a place among the connections, whoever holds it.
import { Refused } from '../refused.ts'

/** A person with a table in every window; a club behind one address. */
export const MOST_STREAMS = { guest: 30, address: 300 } as const

export interface Crowd {
  /** Lets somebody in and returns how he leaves, or refuses him where there are too many of his kind already. */
  enter(who: { readonly guest: string | null; readonly address: string }): () => void
}

export function openCrowd(): Crowd {
  const inside = new Map<string, number>()
  const count = (key: string): number => inside.get(key) ?? 0
  const change = (key: string, by: number): void => {
    const now = count(key) + by
    if (now === 0) inside.delete(key)
    else inside.set(key, now)
  }
  return {
    enter({ guest, address }) {
      if (guest !== null && count(guest) >= MOST_STREAMS.guest) throw tooMany(`You look at ${MOST_STREAMS.guest} tables at once already`)
      if (count(address) >= MOST_STREAMS.address) throw tooMany(`From your address ${MOST_STREAMS.address} tables are looked at already`)
      const keys = [address, ...(guest === null ? [] : [guest])]
      for (const key of keys) change(key, 1)
      return () => {
        for (const key of keys.splice(0)) change(key, -1)
      }
    },
  }
}

const tooMany = (says: string): Refused => new Refused(429, 'too-many', `${says}; close one and try again.`)
