// The end: who won and by what, whether the shuffle was fair, and what to do next.
import { Whiplash } from '../art/whiplash.tsx'
import { Dialog } from '../frame/dialog.tsx'
import { useDeed } from '../frame/trouble.ts'
import { Link } from '../link.tsx'
import { go } from '../router.ts'
import type { TableSource } from '../source/source.ts'
import { useSpoken } from '../words/language.tsx'
import { ScoreTable } from './score-table.tsx'
import { SeedCheck } from './seed-check.tsx'
import type { Scene } from './standing.ts'
import { isAlone } from './table-header.tsx'
import { useSaving } from './use-saving.ts'
import { verdictOf } from './verdict.ts'

interface EndProps extends Scene {
  readonly source: TableSource
  close(): void
}

export function EndScreen({ snapshot, seats, face, faceWords, source, close }: EndProps) {
  const { words, language } = useSpoken()
  const result = face.game.result(snapshot.position.state)
  const [unplayed, rematch] = useDeed(async () => go({ page: 'table', id: await source.fork(0) }))
  const [unsaved, save] = useSaving(snapshot, source)
  return (
    <Dialog
      title={verdictOf({ result, seats, you: isAlone(snapshot) ? snapshot.you : null }, words, language)}
      close={close}
      className="end-screen"
    >
      <Whiplash className="divider" />
      <ScoreTable result={result} seats={seats} faceWords={faceWords} />
      <SeedCheck snapshot={snapshot} source={source} game={face.game} />
      {(unplayed ?? unsaved) && (
        <p className="refused" role="alert">
          {unplayed ?? unsaved}
        </p>
      )}
      <div className="dialog-row">
        <button type="button" className="btn act" onClick={rematch}>
          {words.end.rematch}
        </button>
        <Link className="btn" to={{ page: 'replay', id: snapshot.id, move: null }}>
          {words.end.replay}
        </Link>
        <button type="button" className="btn" onClick={save}>
          {words.end.record}
        </button>
        <Link className="btn plain" to={{ page: 'result', id: snapshot.id }}>
          {words.end.share}
        </Link>
        <button type="button" className="btn plain" onClick={close}>
          {words.end.lookAtBoard}
        </button>
      </div>
    </Dialog>
  )
}
