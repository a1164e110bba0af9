// The replay of a table, at an address of its own: /t/ID/replay?move=N.
import { useEffect, useState } from 'react'
import { Growing } from '../frame/growing.tsx'
import { TroublePage } from '../frame/in-trouble.tsx'
import { thrower } from '../frame/later.tsx'
import { go, pathOf, routeOf } from '../router.ts'
import type { Opened } from '../source/open.ts'
import type { History } from '../source/source.ts'
import { useFaceWords, useOpening, useSnapshot } from '../table/use-table.ts'
import { Player } from './player.tsx'

interface ReplayProps {
  readonly id: string
  readonly move: number | null
  readonly watch: string | undefined
}

export function ReplayPage({ id, move, watch }: ReplayProps) {
  const opening = useOpening(id, watch)
  switch (opening.kind) {
    case 'opening':
      return <Growing />
    case 'open':
      return <TableReplay key={id} {...opening} move={move} watch={watch} />
    case 'failed':
      return <TroublePage error={opening.error} />
  }
}

function TableReplay({ source, face, move, watch }: Opened & Omit<ReplayProps, 'id'>) {
  const snapshot = useSnapshot(source)
  const faceWords = useFaceWords(face, snapshot.options)
  const [history, setHistory] = useState<History | null>(null)
  const { decisions } = snapshot
  const watching = watch === undefined ? {} : { watch }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a running game grows, and its history with it
  useEffect(() => {
    let wanted = true
    source.history().then(
      (found) => wanted && setHistory(found),
      (error: unknown) => wanted && setHistory(thrower(error)),
    )
    return () => {
      wanted = false
    }
  }, [source, decisions])
  // Where only those may look who have the code, the link carries it for whoever sits there.
  const open = routeOf(snapshot.spectatorLink ?? '')
  const linked = {
    page: 'replay',
    id: snapshot.id,
    ...watching,
    ...(open.page === 'table' && open.watch && { watch: open.watch }),
  } as const
  if (!faceWords || !history) return <Growing />
  const isOpen = !snapshot.shared || snapshot.status === 'finished'
  const left = { ...snapshot, where: snapshot.shared ? ('online' as const) : ('local' as const) }
  return (
    <Player
      face={face}
      faceWords={faceWords}
      history={history}
      title={snapshot.name}
      seats={snapshot.seats}
      you={snapshot.you}
      move={Math.min(move ?? 0, history.count)}
      toMove={(to) => go({ page: 'replay', id: snapshot.id, move: to, ...watching }, true)}
      back={{ page: 'table', id: snapshot.id, ...watching }}
      link={snapshot.spectatorLink === null ? null : (at) => pathOf({ ...linked, move: at })}
      fork={isOpen ? { left, lay: source.fork } : null}
    />
  )
}
