// The replay of a record that came from outside: everything lies open, and it can be played on from any move.
import { useEffect, useMemo, useState } from 'react'
import type { Table } from '../../core/table.ts'
import type { SeatInfo } from '../../wire/seats.ts'
import { Growing } from '../frame/growing.tsx'
import { thrower } from '../frame/later.tsx'
import { DEFAULT_BOT } from '../new-table/plan.ts'
import { loadFace } from '../shelf/load.ts'
import { historyOf } from '../source/history.ts'
import { forkLocally } from '../source/local.ts'
import { localStore } from '../source/local-store.ts'
import type { GameFace } from '../table/face.ts'
import { useFaceWords } from '../table/use-table.ts'
import { useWords } from '../words/language.tsx'
import { Player } from './player.tsx'

export function RecordReplay({ table }: { readonly table: Table }) {
  const [face, setFace] = useState<GameFace | null>(null)
  useEffect(() => {
    loadFace(table.game.meta.id).then(setFace, (error: unknown) => setFace(thrower(error)))
  }, [table])
  return face ? <Replay face={face} table={table} /> : <Growing />
}

function Replay({ face, table }: { readonly face: GameFace; readonly table: Table }) {
  const words = useWords()
  const faceWords = useFaceWords(face, table.config.options)
  const [move, setMove] = useState(0)
  const history = useMemo(() => historyOf(table, 'all'), [table])
  const seats = useMemo<SeatInfo[]>(
    () =>
      Array.from({ length: table.config.seats }, (_, seat) => ({
        seat,
        kind: 'person',
        name: words.newTable.personName(seat),
        online: true,
      })),
    [table, words],
  )
  if (!faceWords) return <Growing />
  const plan = { name: words.replay.record, options: table.config.options, store: localStore() }
  return (
    <Player
      face={face}
      faceWords={faceWords}
      history={history}
      title={words.replay.record}
      seats={seats}
      you={null}
      move={move}
      toMove={setMove}
      back={null}
      fork={{
        left: { game: face.game.meta.id, where: 'local', name: words.replay.record, you: 0, seats: seats.map(withBot) },
        lay: async (at, sitting = seats) => forkLocally(table, { of: '', at }, { ...plan, seats: sitting }),
      }}
    />
  )
}

/** Nobody of a record is here but its reader: bots play on with him, unless he says otherwise. */
const withBot = (seat: SeatInfo): SeatInfo => ({ ...seat, kind: 'bot', name: DEFAULT_BOT })
