// The replay of a record that came from outside: everything lies open, and it can be played on from any move.
import { useEffect, useMemo, useState } from 'react'
import type { About } from '../../core/record.ts'
import type { Table } from '../../core/table.ts'
import { playerIn, type SeatInfo } from '../../wire/seats.ts'
import { Growing } from '../frame/growing.tsx'
import { thrower } from '../frame/later.tsx'
import { DEFAULT_BOT } from '../new-table/plan.ts'
import { go } from '../router.ts'
import { loadFace } from '../shelf/load.ts'
import { historyOf } from '../source/history.ts'
import { forkLocally } from '../source/local.ts'
import { localStore } from '../source/local-store.ts'
import type { GameFace } from '../table/face.ts'
import { useFaceWords } from '../table/use-table.ts'
import { useWords } from '../words/language.tsx'
import { Player } from './player.tsx'

interface RecordProps {
  readonly table: Table
  readonly about: About
  readonly id: string
  readonly move: number
}

export function RecordReplay(props: RecordProps) {
  const { table } = props
  const [face, setFace] = useState<GameFace | null>(null)
  useEffect(() => {
    loadFace(table.game.meta.id).then(setFace, (error: unknown) => setFace(thrower(error)))
  }, [table])
  return face ? <Replay {...props} face={face} /> : <Growing />
}

function Replay({ face, table, about, id, move }: RecordProps & { readonly face: GameFace }) {
  const words = useWords()
  const faceWords = useFaceWords(face, table.config.options)
  const history = useMemo(() => historyOf(table, 'all'), [table])
  const seats = useMemo<SeatInfo[]>(
    () =>
      Array.from({ length: table.config.seats }, (_, seat) => playerIn(about.players?.[seat] ?? '', seat, words.newTable.personName(seat))),
    [table, about, words],
  )
  if (!faceWords) return <Growing />
  const title = about.table ?? words.replay.record
  const plan = { name: title, options: table.config.options, store: localStore() }
  return (
    <Player
      face={face}
      faceWords={faceWords}
      history={history}
      title={title}
      seats={seats}
      you={null}
      move={Math.min(move, history.count)}
      toMove={(to) => go({ page: 'record', id, move: to }, true)}
      back={{ page: 'records' }}
      link={null}
      fork={{
        left: { game: face.game.meta.id, where: 'local', name: title, you: 0, seats: seats.map(withBot) },
        lay: async (at, sitting = seats) => forkLocally(table, { of: '', at }, { ...plan, seats: sitting }),
      }}
    />
  )
}

/** Nobody of a record is here but its reader: bots play on with him, unless he says otherwise. */
const withBot = (seat: SeatInfo): SeatInfo => ({ ...seat, kind: 'bot', name: DEFAULT_BOT })
