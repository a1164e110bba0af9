// The end: who won and by what, whether the shuffle was fair, and what to do next.
import type { Seat } from '../../core/game.ts'
import { Whiplash } from '../art/whiplash.tsx'
import { nameTo } from '../board/words.ts'
import { Dialog } from '../frame/dialog.tsx'
import { useDeed } from '../frame/trouble.ts'
import { EndingLine } from '../leaving/ending-line.tsx'
import { useResigned } from '../leaving/resigned.ts'
import { Link } from '../link.tsx'
import { go } from '../router.ts'
import { openScenes } from '../scenes/open.ts'
import { sceneIn } from '../scenes/scene-in.ts'
import { useSaid } from '../scenes/use-said.ts'
import type { Said } from '../scenes/words/said.ts'
import type { TableSource } from '../source/source.ts'
import { useSpoken } from '../words/language.tsx'
import { endedAs } from './ended.ts'
import { ScoreTable } from './score-table.tsx'
import { SeedCheck } from './seed-check.tsx'
import { mayRematch, type Scene } from './standing.ts'
import { isAlone } from './table-header.tsx'
import { useSaving } from './use-saving.ts'
import { partsInOrder, verdictOf } from './verdict.ts'
import { winnerSaid } from './winner-said.ts'

interface EndProps extends Scene {
  readonly source: TableSource
  close(): void
}

export function EndScreen({ snapshot, seats, face, faceWords, source, close }: EndProps) {
  const { words, language } = useSpoken()
  const { result, isWon } = endedAs(face.game, snapshot)
  const { ending } = snapshot
  const scored = useResigned(seats)
  const said = useSaid(face.scenes, faceWords.words)
  const verdict = verdictOf(result, partsInOrder(result, said?.counting))
  const [unplayed, rematch] = useDeed(async () => go({ page: 'table', id: await source.fork(0) }))
  const [unsaved, save] = useSaving(snapshot, source)
  return (
    <Dialog title={title()} close={close} className="end-screen">
      <div className="end-read">
        <Whiplash className="divider" />
        {ending && ending !== 'rules' ? (
          <EndingLine ending={ending} className="end-line" />
        ) : (
          said && <p className="end-line">{decided(said)}</p>
        )}
        <ScoreTable {...{ result, faceWords, isWon }} seats={scored} counting={said?.counting} most={said?.kit.most} />
        <SeedCheck snapshot={snapshot} source={source} game={face.game} />
      </div>
      {(unplayed ?? unsaved) && (
        <p className="refused" role="alert">
          {unplayed ?? unsaved}
        </p>
      )}
      <div className="dialog-row">
        {mayRematch(snapshot) && (
          <button type="button" className="btn act" onClick={rematch}>
            {words.end.rematch}
          </button>
        )}
        <Link className="btn" to={{ page: 'replay', id: snapshot.id, move: null }}>
          {words.end.replay}
        </Link>
        <button type="button" className="btn" onClick={save}>
          {words.end.record}
        </button>
        {said && sceneIn(face, lastLines()) && (
          <button type="button" className="btn" onClick={countAgain}>
            {said.kit.countAgain}
          </button>
        )}
        <Link className="btn plain" to={{ page: 'result', id: snapshot.id }}>
          {words.end.share}
        </Link>
        <button type="button" className="btn plain" onClick={close}>
          {words.end.lookAtBoard}
        </button>
      </div>
    </Dialog>
  )

  function title(): string {
    if (!isWon) return words.end.title
    const you = isAlone(snapshot) ? snapshot.you : null
    const { winners } = verdict
    const [winner] = winners
    // Where others gave up, the points say little.
    if (!said || winners.length !== 1 || ending === 'resigned') return winnerSaid({ result, seats, you }, words, language)
    return winner.seat === you ? said.kit.youWin(winner.total) : said.kit.wins(seats[winner.seat].name, winner.total)
  }

  /** The margin and the count that decided, or the tie-break. */
  function decided({ kit, tieBreak }: Said): string {
    const { winners, second, margin, turned } = verdict
    const nameFor = (seat: Seat) => nameTo({ seats, words: faceWords.words }, seat)
    if (!second || winners.length > 1) return ''
    if (margin === 0) return tieBreak ? kit.tie(nameFor(second.seat), tieBreak) : ''
    const how = turned ? kit.led(nameFor(turned.leader), turned.by, faceWords.words.parts[turned.part]) : kit.ledAlways
    return `${kit.ahead(margin, nameFor(second.seat))} ${how}`
  }

  function lastLines() {
    const last = snapshot.position.decisions - 1
    return snapshot.lines.filter(({ decision }) => decision === last)
  }

  function countAgain(): void {
    close()
    openScenes([snapshot.position.decisions - 1])
  }
}
