// Where everybody stands now.
import { Dialog } from '../frame/dialog.tsx'
import { useSaid } from '../scenes/use-said.ts'
import { useWords } from '../words/language.tsx'
import { ScoreTable } from './score-table.tsx'
import type { Scene } from './standing.ts'

export function ScoreDialog({ snapshot, seats, face, faceWords, close }: Scene & { close(): void }) {
  const words = useWords()
  const said = useSaid(face.scenes, faceWords.words)
  return (
    <Dialog title={words.table.scores} close={close} className="score-dialog">
      <ScoreTable
        result={face.game.result(snapshot.position.state)}
        seats={seats}
        faceWords={faceWords}
        counting={said?.counting}
        most={said?.kit.most}
      />
    </Dialog>
  )
}
