// The tables of this person: those of this browser at once, those of the server as they come.
import { useEffect, useState } from 'react'
import type { TableCard, TableList } from '../../wire/tables.ts'
import { leftAt, type Reading, readAt } from '../clocks/reading.ts'
import { ask, TABLES } from '../source/http.ts'
import { localStore, type Saved } from '../source/local-store.ts'
import { waitBefore } from '../source/stream.ts'
import { steadOf } from '../table/seats.ts'
import { type Regret, useRegret } from './forgotten.tsx'

/** A table in the list, with what the list makes of it. */
export interface Listed extends TableCard {
  readonly local: boolean
  readonly yourTurn: boolean
  /** The clocks, where the table has some. */
  readonly reading?: Reading | undefined
}

export interface Tables extends Regret {
  readonly yours: readonly Listed[]
  readonly open: readonly Listed[]
  readonly finished: readonly Listed[]
  /** The server did not answer; it is asked again by itself. */
  readonly offline: boolean
  /** Asks it at once. */
  again(): void
  /** Takes a table off this device; for some seconds it can be put back. */
  forget(id: string): void
}

/** What the server listed, and when that came. */
interface Heard extends TableList {
  readonly got: number
}

const NONE: Heard = { yours: [], open: [], got: 0 }
const EVERY = 20_000

export function useTables(): Tables {
  const [here, setHere] = useState(() => localStore().all())
  const [there, setThere] = useState<Heard | 'unreachable'>(NONE)
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever presses the button wants it asked again
  useEffect(() => {
    let shown = true
    let timer: ReturnType<typeof setTimeout>
    const look = async (failures: number) => {
      const list = await ask<TableList>(TABLES).catch(() => 'unreachable' as const)
      if (!shown) return
      setThere(list === 'unreachable' ? list : { ...list, got: performance.now() })
      timer = list === 'unreachable' ? setTimeout(look, Math.min(EVERY, waitBefore(failures)), failures + 1) : setTimeout(look, EVERY, 0)
    }
    look(0)
    return () => {
      shown = false
      clearTimeout(timer)
    }
  }, [asked])
  const [regret, setLost] = useRegret()
  const changeHere = (change: () => void) => {
    change()
    setHere(localStore().all())
  }
  const list = there === 'unreachable' ? NONE : there
  const yours = [...here.map(localListed), ...list.yours.map((card) => remoteListed(card, list.got))].sort(inOrder)
  return {
    yours: yours.filter((card) => card.status !== 'finished'),
    finished: yours.filter((card) => card.status === 'finished'),
    open: list.open.map((card) => remoteListed(card, list.got)),
    offline: there === 'unreachable',
    again: () => setAsked(asked + 1),
    forget(id) {
      const saved = localStore().find(id)
      changeHere(() => localStore().forget(id))
      setLost(saved && { name: saved.card.name, putBack: () => changeHere(() => localStore().save(saved)) })
    },
    ...regret,
  }
}

function localListed({ card: kept, record }: Saved): Listed {
  const card = withScores(kept, record)
  const yourTurn = card.seats.some(({ seat, kind }) => kind === 'person' && card.actors & (1 << seat))
  return { ...card, local: true, yourTurn: card.status === 'playing' && yourTurn }
}

function remoteListed(card: TableCard, got: number): Listed {
  const isToMove = card.status === 'playing' && card.you !== null && (card.actors & (1 << card.you)) !== 0
  return { ...card, local: false, yourTurn: isToMove && !steadOf(card), reading: readAt(card.clocks, got) }
}

/** Of tables that wait for you: the one with least time left first, then those without a clock, where others have waited longest. */
export function byTimeLeft(a: Listed, b: Listed): number {
  return ownLeft(a) - ownLeft(b) || a.changed.localeCompare(b.changed)
}

/** More than any clock has, for a table that has none: two of them must be equal. */
const NO_CLOCK = Number.MAX_SAFE_INTEGER

const ownLeft = ({ reading, you }: Listed): number => (reading && you !== null ? (leftAt(reading, you, reading.got) ?? NO_CLOCK) : NO_CLOCK)

/** What waits for you first, then what changed last. */
function inOrder(a: Listed, b: Listed): number {
  return Number(b.yourTurn) - Number(a.yourTurn) || b.changed.localeCompare(a.changed)
}

/** A game that was kept before cards had scores has them in its record, without the places of those who are level. */
function withScores(card: TableCard, record: string): TableCard {
  if (card.scores || card.status !== 'finished') return card
  const totals = /^result: ([\d -]+)$/m.exec(record)?.[1].split(' ').map(Number)
  return totals ? { ...card, scores: totals.map((total) => ({ total, rank: 1 + totals.filter((other) => other > total).length })) } : card
}
