// Where everybody stands now.
import { Dialog } from '../frame/dialog.tsx'
import { useWords } from '../words/language.tsx'
import { ScoreTable } from './score-table.tsx'
import type { Scene } from './standing.ts'

export function ScoreDialog({ snapshot, seats, face, faceWords, close }: Scene & { close(): void }) {
  const words = useWords()
  return (
    <Dialog title={words.table.scores} close={close} className="score-dialog">
      <ScoreTable result={face.game.result(snapshot.position.state)} seats={seats} faceWords={faceWords} counting={face.counting} />
    </Dialog>
  )
}
