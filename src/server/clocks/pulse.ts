// The pulse of a server: so long as one beats, people can play and clocks are charged. What lies between two beats of which none was
// another's is a gap, in which no clock was charged: a server was killed, suspended, or could not reach its database.
import { isAway } from '../store/away.ts'
import type { Store } from '../store/database.ts'
import { isFull } from '../store/full.ts'
import { gapsAfter, lastPulse, notePulse } from '../store/pulse.ts'
import type { Gap, Wall } from './wall.ts'

const BEAT_MS = 2000
/** Who has not been heard of for so long was not there. */
const SILENT_MS = 5000

export interface Pulse extends Wall {
  /** Begins to beat; `alone` where no other process was there when this one came. */
  start(alone: boolean): Promise<void>
  /** The database was lost: whatever lies between the last pulse and the next beat is a gap, unless others go on beating. */
  lost(): void
  /** Makes sure that all gaps are known. False while no server is there to be played with. */
  known(): Promise<boolean>
  stop(): void
}

export interface PulseOptions {
  readonly store: Store
  /** Whether people can play at this process; one that only works looks whether they can at another. */
  readonly serves: boolean
  /** What time it is; tests bring a time of their own. */
  readonly now?: () => number
  failed(error: unknown): void
}

export function openPulse({ store, serves, now: given, failed }: PulseOptions): Pulse {
  const { db } = store
  const gaps: Gap[] = []
  let lastGap = 0
  /** How far the database's clock is ahead of this machine's: all processes go by the one. */
  let ahead = 0
  /** Of this process, not of the wall: a wall's clock may be put forward. */
  let lastBeat = Number.NEGATIVE_INFINITY
  let isServed = serves
  let wasLost = false
  let timer: NodeJS.Timeout | undefined
  const now = given ?? (() => Date.now() + ahead)
  const isFresh = () => !wasLost && performance.now() - lastBeat < SILENT_MS

  async function beat(silentMs: number | null): Promise<void> {
    const asked = performance.now()
    wasLost = false
    try {
      await beatOnce(silentMs)
      lastBeat = asked
    } catch (error) {
      wasLost = true
      throw error
    }
  }

  async function beatOnce(silentMs: number | null): Promise<void> {
    const asked = performance.now()
    const last = await lastPulse(db)
    if (!given && !store.alone) ahead = Math.round(last.now.getTime() - Date.now() + (performance.now() - asked) / 2)
    if (serves) await notePulse(db, { now: new Date(now()), silentMs })
    else isServed = now() - last.at.getTime() < SILENT_MS
    for (const { id, since, until } of await gapsAfter(db, lastGap)) {
      gaps.push({ since: since.getTime(), until: until.getTime() })
      lastGap = id
    }
  }

  function again(): Promise<void> {
    if (wasLost) return beat(0)
    // A time that is brought along passes in leaps: they are no silence.
    return beat(given || isFresh() ? null : SILENT_MS)
  }

  return {
    now,
    gaps: () => gaps,
    async start(alone) {
      await beat(alone ? 0 : SILENT_MS).catch((error) => {
        // On a full disk a game can still be looked at.
        if (!isFull(error)) throw error
      })
      timer = setInterval(() => {
        again().catch((error) => {
          // Who asks for something is told so; it need not be said here every other second.
          if (!isAway(error) && !isFull(error)) failed(error)
        })
      }, BEAT_MS)
      timer.unref()
    },
    lost() {
      wasLost = true
    },
    async known() {
      if (!isFresh()) await again()
      return isServed
    },
    stop: () => clearInterval(timer),
  }
}
