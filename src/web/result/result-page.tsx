// The page of a finished game: who won and by what, and everything that can be done with it. It has an address to hand on.
import { CopyLine } from '../frame/copy-line.tsx'
import { Growing } from '../frame/growing.tsx'
import { TroublePage } from '../frame/in-trouble.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { useDeed } from '../frame/trouble.ts'
import { EndingLine } from '../leaving/ending-line.tsx'
import { useResigned } from '../leaving/resigned.ts'
import { Link } from '../link.tsx'
import { go, pathOf, routeOf } from '../router.ts'
import { Scene } from '../shelf/scene.tsx'
import { titleOf, volumeOf } from '../shelf/shelf.ts'
import type { Opened } from '../source/open.ts'
import { type Ended, endedAs } from '../table/ended.ts'
import { ForkLine } from '../table/fork-line.tsx'
import { ScoreTable } from '../table/score-table.tsx'
import { namedSeats } from '../table/seats.ts'
import { mayRematch } from '../table/standing.ts'
import { isAlone } from '../table/table-header.tsx'
import { useSaving } from '../table/use-saving.ts'
import { useFaceWords, useOpening, useSnapshot } from '../table/use-table.ts'
import { useTitle } from '../table/use-title.ts'
import { winnerSaid } from '../table/winner-said.ts'
import { useSpoken } from '../words/language.tsx'
import { usePageWords } from '../words/pages/language.ts'
import './result.css'

interface ResultProps {
  readonly id: string
  readonly watch: string | undefined
}

export function ResultPage({ id, watch }: ResultProps) {
  const opening = useOpening(id, watch)
  switch (opening.kind) {
    case 'opening':
      return <Growing />
    case 'open':
      return <EndedGame key={id} {...opening} watch={watch} />
    case 'failed':
      return <TroublePage error={opening.error} />
  }
}

function EndedGame({ source, face, watch }: Opened & Pick<ResultProps, 'watch'>) {
  const { words, language } = useSpoken()
  const { result: said } = usePageWords()
  const snapshot = useSnapshot(source)
  const faceWords = useFaceWords(face, snapshot.options)
  const [unplayed, rematch] = useDeed(async () => go({ page: 'table', id: await source.fork(0) }))
  const [unsaved, save] = useSaving(snapshot, source)
  const seats = namedSeats(snapshot.seats, words)
  const scored = useResigned(seats)
  const { id, position } = snapshot
  const watching = watch === undefined ? {} : { watch }
  const ended = position && snapshot.status === 'finished' ? endedAs(face.game, { ...snapshot, position }) : null
  const result = ended?.result
  const you = isAlone(snapshot) ? snapshot.you : null
  const title = ended ? titleSaid(ended) : snapshot.name
  useTitle(`${title} — ${snapshot.name}`)
  if (!faceWords) return <Growing />
  if (!ended || !result)
    return (
      <PageFrame narrow>
        <h1>{snapshot.name}</h1>
        <p className="soft">{said.goesOn}</p>
        <p className="way-on">
          <Link className="btn act" to={{ page: 'table', id, ...watching }}>
            {words.replay.toTable}
          </Link>
        </p>
      </PageFrame>
    )
  const volume = volumeOf(snapshot.game)
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(snapshot.changed))
  return (
    <PageFrame narrow>
      <div className="result-head">
        {volume && <Scene of={volume} />}
        <div>
          <p className="soft">
            <bdi>{snapshot.name}</bdi> · {titleOf(snapshot.game, language)}
          </p>
          <h1>{title}</h1>
          <p className="soft">{said.ended(at)}</p>
        </div>
      </div>
      <ForkLine fork={snapshot.fork} />
      {snapshot.ending && snapshot.ending !== 'rules' && <EndingLine ending={snapshot.ending} className="result-ending" />}
      <div className="panel result-scores">
        <ScoreTable {...ended} seats={scored} faceWords={faceWords} />
      </div>
      <div className="way-on">
        <Link className="btn act" to={{ page: 'replay', id, move: 0, ...watching }}>
          {words.end.replay}
        </Link>
        <Link className="btn" to={{ page: 'table', id, ...watching }}>
          {words.end.lookAtBoard}
        </Link>
        {mayRematch(snapshot) && (
          <button type="button" className="btn" onClick={rematch}>
            {words.end.rematch}
          </button>
        )}
        <button type="button" className="btn" onClick={save}>
          {words.end.record}
        </button>
      </div>
      {(unplayed ?? unsaved) && (
        <p className="refused" role="alert">
          {unplayed ?? unsaved}
        </p>
      )}
      <div className="result-link">{sharing()}</div>
    </PageFrame>
  )

  function titleSaid({ result, isWon }: Ended): string {
    return isWon ? winnerSaid({ result, seats, you }, words, language) : words.end.title
  }

  function sharing() {
    const link = routeOf(snapshot.spectatorLink ?? '')
    if (!snapshot.spectatorLink || link.page !== 'table') return <p className="soft">{said.here}</p>
    return (
      <>
        <CopyLine label={said.link} path={pathOf({ ...link, page: 'result' })} />
        <p className="soft">{link.watch === undefined ? said.anyone : said.secret}</p>
      </>
    )
  }
}
