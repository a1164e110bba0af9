// A record that was opened here, at an address of its own: a page that is loaded again shows it again.
import { useEffect, useState } from 'react'
import { readRecord } from '../../core/record.ts'
import type { Table } from '../../core/table.ts'
import { Growing } from '../frame/growing.tsx'
import { TroublePage } from '../frame/in-trouble.tsx'
import { thrower } from '../frame/later.tsx'
import { loadGame } from '../shelf/load.ts'
import { NoSuchTable } from '../source/source.ts'
import { keptRecord } from './kept-records.ts'
import { RecordReplay } from './record-replay.tsx'

export function RecordPage({ id, move }: { readonly id: string; readonly move: number | null }) {
  const [kept] = useState(() => keptRecord(id))
  const [table, setTable] = useState<Table | null>(null)
  useEffect(() => {
    let wanted = true
    if (kept)
      loadGame(kept.game).then(
        (game) => wanted && setTable(readRecord(kept.text, { games: [game] })),
        (error: unknown) => wanted && setTable(thrower(error)),
      )
    return () => {
      wanted = false
    }
  }, [kept])
  if (!kept) return <TroublePage error={new NoSuchTable(id)} />
  return table ? <RecordReplay table={table} about={kept.about} id={id} move={move ?? 0} /> : <Growing />
}
