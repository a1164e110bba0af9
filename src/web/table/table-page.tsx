// A table's address: opens the table, and shows the room, the wait, or what went wrong.
import { Growing } from '../frame/growing.tsx'
import { TroublePage } from '../frame/in-trouble.tsx'
import { later } from '../frame/later.tsx'
import type { Opened } from '../source/open.ts'
import { Room } from './room.tsx'
import { useFaceWords, useOpening, useSnapshot } from './use-table.ts'
import './table.css'

const WaitingRoom = later(async () => (await import('../waiting/waiting-room.tsx')).WaitingRoom, <Growing />)

export function TablePage({ id, watch }: { readonly id: string; readonly watch: string | undefined }) {
  const opening = useOpening(id, watch)
  switch (opening.kind) {
    case 'opening':
      return <Growing />
    case 'open':
      return <OpenTable key={id} {...opening} />
    case 'failed':
      return <TroublePage error={opening.error} />
  }
}

function OpenTable({ source, face }: Opened) {
  const snapshot = useSnapshot(source)
  const faceWords = useFaceWords(face, snapshot.options)
  const { position } = snapshot
  if (!faceWords) return <Growing />
  if (!position || snapshot.isGone) return <WaitingRoom snapshot={snapshot} source={source} options={faceWords.words.options} />
  return <Room source={source} face={face} faceWords={faceWords} snapshot={{ ...snapshot, position }} />
}
