// A table's address: opens the table, and shows the room, the wait, or what went wrong.
import { Growing } from '../frame/growing.tsx'
import { Link } from '../link.tsx'
import type { Opened } from '../source/open.ts'
import { useWords } from '../words/language.tsx'
import { Room } from './room.tsx'
import { useFaceWords, useOpening, useSnapshot } from './use-table.ts'
import { WaitingRoom } from './waiting-room.tsx'
import './table.css'

export function TablePage({ id, watch }: { readonly id: string; readonly watch: string | undefined }) {
  const opening = useOpening(id, watch)
  const words = useWords()
  switch (opening.kind) {
    case 'opening':
      return <Growing />
    case 'open':
      return <OpenTable key={id} {...opening} />
    case 'missing':
      return <Trouble title={words.table.missing} says={words.table.missingSays} />
    case 'failed':
      return <Trouble title={words.common.failed} says={opening.says} />
  }
}

function OpenTable({ source, face }: Opened) {
  const snapshot = useSnapshot(source)
  const faceWords = useFaceWords(face, snapshot.options)
  const { position } = snapshot
  if (!faceWords) return <Growing />
  if (!position) return <WaitingRoom snapshot={snapshot} offered={face.game.meta.options} words={faceWords.words} />
  return <Room source={source} face={face} faceWords={faceWords} snapshot={{ ...snapshot, position }} />
}

function Trouble({ title, says }: { readonly title: string; readonly says: string }) {
  const words = useWords()
  return (
    <main className="growing">
      <h1>{title}</h1>
      <p>{says}</p>
      <p>
        <Link className="link" to={{ page: 'home' }}>
          {words.nav.home}
        </Link>
      </p>
    </main>
  )
}
